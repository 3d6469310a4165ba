import { isCapitalized } from '../../../kernel/text';
import { phraseFinder, wordSet } from '../../../language';
import type { Clause } from '../../../language/clauses';
import type { Token } from '../../../language/parser';
import type { Mention } from './mention';
import {
  companyUntil,
  isCompanyAt,
  isOther,
  namesCompany,
  textOf,
  whoOf,
  type SentenceReading,
  type Stated,
} from './reading';

const UNSURE: ReadonlySet<string> = new Set(
  'any could ever if may might neither never no nor not n’t potential should unless whether without would'.split(
    ' ',
  ),
);
const KNOWN: ReadonlySet<string> = new Set('our such that the these this those'.split(' '));
const MOST_STEPS = 40;

/** The clause that a token stands in: that of the nearest predicate above it. */
export function clauseAt({ parsed, clauses }: SentenceReading, at: Token): Clause | undefined {
  let token: Token | undefined = at;
  for (let steps = 0; token !== undefined && steps < MOST_STEPS; steps += 1) {
    const { index } = token;
    const found = clauses.find(
      ({ predicate, kind }) => predicate.head === index && kind !== 'apposition',
    );
    if (found !== undefined) return found;
    token = parsed.tokens[token.head];
  }
  return undefined;
}

/** "the", "our", a number or a name makes it one that is known. */
const isKnown = ({ parsed: { tokens } }: SentenceReading, { index, pos }: Token): boolean =>
  pos === 'PROPN' ||
  tokens.some(
    ({ head, label, lemma, pos: kind }) =>
      head === index &&
      (KNOWN.has(lemma.toLowerCase()) ||
        label === 'nmod:poss' ||
        kind === 'PROPN' ||
        kind === 'NUM'),
  );

const lemmaOf = (token: Token | undefined): string => token?.lemma.toLowerCase() ?? '';
const isSlot = wordSet('appos*, conj*, nsubj*, obj*, obl*, root*');
const isOtherTime = wordSet('after, before, once, until, when, while');

function isNamed(reading: SentenceReading, at: Token, mention: Mention): boolean {
  const { nouns, before, verbs, unless } = mention;
  const { tokens } = reading.parsed;
  if (at.pos !== 'NOUN' && at.pos !== 'PROPN') return false;
  const [first, second] = [tokens[at.index - 1], tokens[at.index - 2]];
  const lemma = lemmaOf(at);
  const words = [lemmaOf(first), first?.text.toLowerCase() ?? ''];
  const isListed =
    nouns.has(lemma) ||
    words.some(
      (word) => nouns.has(`${word} ${lemma}`) || nouns.has(`${lemmaOf(second)} ${word} ${lemma}`),
    );
  if (!isListed || words.some((word) => unless?.has(word) === true)) return false;
  const above = tokens[at.head];
  const isInside = at.label.startsWith('compound') && above !== undefined && above.index > at.index;
  const top = isInside ? above : at;
  if (isInside && !nouns.has(lemmaOf(above)) && before?.has(lemmaOf(above)) !== true) return false;
  return (verbs === undefined || isSlot(top.label)) && holds(reading, top, mention);
}

/** What the noun is of and how it is described, where the mention asks for that. */
function holds(
  { parsed: { tokens } }: SentenceReading,
  { index }: Token,
  { holding, described }: Mention,
): boolean {
  const below = tokens.filter(({ head }) => head === index);
  const isHeld =
    holding === undefined ||
    below.some((token) => token.label.startsWith('nmod') && holding.has(lemmaOf(token)));
  return (
    isHeld &&
    (described === undefined ||
      below.some((token) => token.label === 'nummod' || described.has(lemmaOf(token))))
  );
}

/** Told in the company's own document, or told by a stranger of the company: it acts there, or the noun is its. */
function isOfCompany(
  reading: SentenceReading,
  { clause, noun }: { readonly clause: Clause; readonly noun: Token },
  { of, topic, isEvent, isPast }: Mention,
): boolean {
  const { tokens } = reading.parsed;
  const { isOwnVoice } = reading.referents;
  if (isOwnVoice && of !== 'company') {
    // On its own pages a company tells of rules for such matters, seldom of a matter.
    if (topic === 'legal' && !reading.isFiling) return false;
    if ((isEvent ?? isPast) === true && !reading.isFiling && !namesCompany(reading)) return false;
    return of === 'own matter' || !clause.subjects.some((phrase) => isOther(reading, phrase));
  }
  return (
    [...clause.subjects, ...clause.agents].some((phrase) => whoOf(reading, phrase) === 'company') ||
    tokens.some(
      ({ index, head, label }) =>
        head === noun.index &&
        label.startsWith('nmod') &&
        companyUntil(reading, index) !== undefined,
    ) ||
    (of !== 'own voice' &&
      tokens.some(
        ({ start, end, index }) =>
          start >= clause.start && end <= clause.end && isCompanyAt(reading, index, index),
      ))
  );
}

function isTold(clause: Clause, { mayBePlan }: Mention): boolean {
  if (clause.negated) return false;
  const isPlan =
    clause.tense === 'future' ||
    clause.modalities.some(({ kind }) => kind !== 'begun' && kind !== 'purpose');
  return mayBePlan === true || !isPlan;
}

/** "For more on the lawsuits, refer to Note 3": where something is told, and not what. */
const refers = phraseFinder(
  `described in, discussed in, included in, presented in, refer to, section of the,
   section of this, see, see also`,
);
const namesPart = phraseFinder(
  'appendix, consolidated financial statements, exhibit, item #, md & a, note #, part i/ii/iii, section',
);
const MOST_FIGURES = 1 / 3;

/** A whole sentence that tells something: no heading, row of figures, or reference to another place. */
function isTelling(reading: SentenceReading): boolean {
  const { tokens } = reading.parsed;
  const figures = tokens.filter(({ pos }) => pos === 'NUM').length;
  const text = textOf(reading, 0, tokens.length - 1);
  return (
    reading.clauses.some(
      ({ kind, tense, subjects }) => kind === 'main' && tense !== 'none' && subjects.length > 0,
    ) &&
    figures <= tokens.length * MOST_FIGURES &&
    !(refers(text) && namesPart(text))
  );
}

/** "Lawsuits" of any kind and number, with nothing said of them. */
const isAny = ({ parsed: { tokens } }: SentenceReading, { index, tag }: Token): boolean =>
  tag === 'NNS' &&
  !tokens.some(({ head, pos }) => head === index && !['ADP', 'PUNCT'].includes(pos));

/** "once the interview is done": when something else happens. */
const isOfOther = ({ parsed: { tokens } }: SentenceReading, { predicate }: Clause): boolean =>
  tokens.some(
    ({ head, label, lemma }) => head === predicate.head && label === 'mark' && isOtherTime(lemma),
  );

/** "in recruiter call": one thing without an article is the name of a heading. */
const isHeading = (
  { parsed: { tokens } }: SentenceReading,
  { index, tag, label }: Token,
): boolean =>
  tag === 'NN' &&
  label === 'obl' &&
  tokens.some(({ head, text, index: at }) => head === index && at > 0 && isCapitalized(text)) &&
  !tokens.some(({ head, pos }) => head === index && pos === 'DET');

/** What a sentence tells of by a noun, where its clause is told as a fact of the company. */
export function matchMention(reading: SentenceReading, mention: Mention): Stated | undefined {
  const { tokens } = reading.parsed;
  const lemmas = new Set(
    tokens
      .filter(({ pos, text }) => pos !== 'PROPN' || text !== 'May')
      .map(({ lemma }) => lemma.toLowerCase()),
  );
  const has = (words: ReadonlySet<string>): boolean => [...words].some((word) => lemmas.has(word));
  if (mention.filings !== undefined && reading.isFiling !== (mention.filings === 'only'))
    return undefined;
  if (has(UNSURE) || tokens.at(-1)?.text === '?') return undefined;
  if (mention.needs !== undefined && !has(mention.needs)) return undefined;
  if (mention.never !== undefined && has(mention.never)) return undefined;
  for (const token of tokens) {
    if (!isNamed(reading, token, mention)) continue;
    if (!isTelling(reading)) return undefined;
    const clause = clauseAt(reading, token);
    if (
      clause === undefined ||
      !isTold(clause, mention) ||
      !isOfCompany(reading, { clause, noun: token }, mention)
    )
      continue;
    if (mention.verbs !== undefined && !mention.verbs.has(clause.predicate.lemma)) continue;
    if (mention.verbs !== undefined && (isOfOther(reading, clause) || isHeading(reading, token)))
      continue;
    if (mention.isEvent === true && isAny(reading, token)) continue;
    if (mention.isSingular === true && token.tag === 'NNS') continue;
    if (mention.isPast === true && clause.tense !== 'past' && !clause.perfect) continue;
    if (
      mention.isEvent === true &&
      clause.tense !== 'past' &&
      !clause.perfect &&
      !isKnown(reading, token)
    )
      continue;
    const { attribute, topic } = mention;
    const isPlan =
      clause.tense === 'future' || clause.modalities.some(({ kind }) => kind === 'planned');
    return { topic, attribute, ...(isPlan ? { details: { modality: 'plan' } } : {}) };
  }
  return undefined;
}
