import { stemOf, wordSet, phraseFinder } from '../../../../language';
import type { Token } from '../../../../language/parser';
import { ANTONYMS } from '../../../../language/lexicon/antonyms';
import { isContent, type ReadSentence } from '../../anchors/read-text';
import type { Comparison, Finding } from '../finding';

/** What a denial can be told of: what is absent, little, over, refused, left, or as it was. */
const isCarrying = wordSet(
  `absen* alone avoid* ban banned bans barely below cannot ceas* clos* continu* contrary declin* delay* den* despite
   differ* discontinu* dismiss* end ended ends except* exclu* exempt* fail* few fewer forbid* former* free halt* hardly
   instead keep* kept lack* last least leav* left less limit* little lose* loss* lost maintain* mere* minor miss* n't
   negative* neither never no nobody none nor not nothing only pending pledge* postpone* prevent* previous* privat*
   prohibit* quit* rare* rather refus* reject* remain* resign* same scarce* seldom short* single sole* stable still
   stop* strict* suspend* too unless until waiv* withdr* within without yet zero`,
);
const DENYING_FORM =
  /^(?:un(?!der|i[fotvq]|til|ce)|non-?|dis(?!c|t|p))\p{L}{3,}|^\p{L}{3,}(?:less|-free)$/iu;

const limits = phraseFinder('^ limit*/reduc*/restrict*');

/** “a shelf of failed parts” says that parts failed, and denies nothing of the shelf. */
const isAside = ({ tag, label, text }: Token): boolean =>
  tag.startsWith('VB') && label === 'amod' && !limits(text);

const isOfDenial = (token: Token): boolean =>
  !isAside(token) &&
  (isCarrying(token.text) || isCarrying(token.lemma) || DENYING_FORM.test(token.text));

const stemsIn = (sentences: readonly ReadSentence[]): ReadonlySet<string> =>
  new Set(
    sentences.flatMap(({ tokens }) =>
      tokens.filter(isContent).map(({ lemma }) => stemOf(lemma.toLowerCase())),
    ),
  );

const sides = ANTONYMS.map((pair) => pair.map((words) => words.split(' ').map(stemOf)));

/** “It is not small” of what is large. */
function isContrary(claim: ReadonlySet<string>, source: ReadonlySet<string>): boolean {
  const meets = (side: readonly string[] = [], stems: ReadonlySet<string>): boolean =>
    side.some((stem) => stems.has(stem));
  return sides.some(
    ([one, other]) =>
      (meets(one, claim) && meets(other, source)) || (meets(other, claim) && meets(one, source)),
  );
}

const isNot = wordSet(`cannot n't never not`);
const isNegation = wordSet(`cannot n't neither never no nobody none nor not nothing without`);
/** “Not only” affirms. */
const isAffirmed = wordSet(`just merely only simply`);

/** A clause that denies, or a word that does where the clause was misread. */
const isDenying = ({ clauses, tokens }: ReadSentence): boolean =>
  clauses.some(({ kind, negated }) => negated && kind !== 'apposition') ||
  tokens.some(({ text }, at) => isNot(text) && !isAffirmed(tokens[at + 1]?.text ?? ''));

/**
 * A model's denial needs a source that denies something, or says that something is missing, over, or the contrary.
 * Code may deny what it looked for and didn't find.
 */
export function findFreeDenials({
  claim,
  source,
}: Pick<Comparison, 'claim' | 'source'>): readonly Finding[] {
  const denying = claim.sentences.filter(isDenying);
  if (denying.length === 0) return [];
  const said = stemsIn(denying);
  const words = [...said].filter((stem) => !isCarrying(stem));
  // “A delay that isn’t told” has its “delay” from the source, and its denial from nowhere.
  const isByWord = denying.some(({ tokens }) => tokens.some(({ text }) => isNegation(text)));
  const isRepeated = ({ text, lemma }: Token): boolean =>
    isByWord && !isNegation(text) && said.has(stemOf(lemma.toLowerCase()));
  // “What was left at the end” denies nothing of books.
  const isAboutIt = ({ tokens, stems }: ReadSentence): boolean =>
    tokens.some(({ text }) => isNegation(text)) || words.some((word) => stems.has(word));
  const isFounded = (sentence: ReadSentence): boolean =>
    sentence.tokens.some((token) => isOfDenial(token) && !isRepeated(token)) && isAboutIt(sentence);
  if (source.sentences.some(isFounded)) return [];
  return isContrary(said, stemsIn(source.sentences))
    ? []
    : [{ slot: 'polarity', reason: 'It denies something, and the evidence denies nothing.' }];
}
