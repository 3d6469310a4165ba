import { Phrasebook, wordSet } from '../../../language';
import { plainText } from '../anchors/plain-text';
import { isContent, keysOfWord, type ReadSentence, type ReadText } from '../anchors/read-text';
import { findingsOf } from '../checks';
import { anchorsOf } from '../anchors/sentence-anchors';
import type { Token } from '../../../language/parser';

/** Words that bound or turn what is said: none may be in the sentence and not in its clauses, or the reverse. */
const bounds = wordSet(
  `about all almost already always any both can could down each ever every few first former half if last least less
   many may might more most n't nearly never no none nor not often only over should some still under unless up will
   without would`,
);

const isBound = ({ text }: Token): boolean => bounds(text);
const isWord = (token: Token): boolean => isContent(token) || isBound(token);

const tokensOf = ({ sentences }: ReadText): readonly Token[] =>
  sentences.flatMap(({ tokens }) => tokens);

function keysIn(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ lemma, text }) => formsOf(lemma, text)));
}

/** The same word in another form, but no other word: what its clauses say is what the sentence says. */
const formsOf = (lemma: string, text: string): readonly string[] => [
  keysOfWord(lemma)[0] ?? '',
  keysOfWord(text)[0] ?? '',
];

const isIn = (keys: ReadonlySet<string>, { lemma, text }: Token): boolean =>
  formsOf(lemma, text).some((key) => keys.has(key));

const isPerson = wordSet('he, her, his, she, their, they');

/** A name may stand for a person's pronoun; for “it” only the company's own may. */
function isFilledIn(
  token: Token,
  clause: ReadSentence,
  company: string,
  hasPerson: boolean,
): boolean {
  const head = clause.clauses[0]?.predicate.start ?? 0;
  const isName = token.pos === 'PROPN' || token.pos === 'NOUN';
  return (
    company.toLowerCase().split(/\s+/u).includes(token.text.toLowerCase()) ||
    (hasPerson && token.start < head && isName)
  );
}

const isFixed = ({ pos, text }: Token): boolean =>
  pos === 'NUM' || pos === 'PROPN' || /\d/u.test(text);

/** Whether the names and figures of a clause stand in the sentence in the same order; a subject may be repeated. */
function isInOrder(clause: readonly Token[], sentence: readonly Token[]): boolean {
  const fixed = clause.filter(isFixed);
  let at = 0;
  for (const [index, { text }] of fixed.entries()) {
    const next = sentence.findIndex((token, place) => place >= at && token.text === text);
    if (next !== -1) at = next + 1;
    else if (index > 0 && sentence.some((token) => token.text === text)) return false;
  }
  return true;
}

/** Who does what in the sentence does it in a clause as well. */
function hasActors(sentence: ReadText, clauses: readonly ReadText[]): boolean {
  const told = clauses.flatMap(({ sentences }) => sentences.flatMap((one) => one.clauses));
  return sentence.sentences
    .flatMap((one) => one.clauses)
    .every(({ kind, predicate, subjects }) => {
      // The subject of a clause within another is often read wrongly.
      if (kind !== 'main') return true;
      const actors = subjects
        .filter((subject) => subject.kind === 'name' || subject.kind === 'noun')
        .map(({ lemma }) => lemma.toLowerCase());
      const same = told.filter((one) => one.predicate.lemma === predicate.lemma);
      if (actors.length === 0 || same.length === 0) return true;
      return same.some(
        (one) =>
          one.subjects.length === 0 ||
          one.subjects.some(({ lemma }) => actors.includes(lemma.toLowerCase())),
      );
    });
}

/**
 * Whether clauses say together what their sentence says: each word of it that says, bounds or turns something, by the
 * same actors, in the same order, and nothing besides. Otherwise a claim could be kept out of its clauses.
 */
export function coversSentence(
  sentence: ReadText,
  clauses: readonly ReadText[],
  company: string,
): boolean {
  const words = tokensOf(sentence).filter(isWord);
  const said = keysIn(clauses.flatMap(tokensOf));
  const own = keysIn(words);
  const hasPerson = tokensOf(sentence).some(({ text }) => isPerson(text));
  const isWhole = words.every((token) => isIn(said, token));
  const saysNoMore = clauses.every(({ sentences }) =>
    sentences.every((one) =>
      one.tokens
        .filter(isWord)
        .every(
          (token) =>
            isIn(own, token) || (!isBound(token) && isFilledIn(token, one, company, hasPerson)),
        ),
    ),
  );
  return (
    isWhole &&
    saysNoMore &&
    clauses.every((clause) => isInOrder(tokensOf(clause), words)) &&
    hasActors(sentence, clauses)
  );
}

/** What the slots of a sentence have against its own clauses: a figure that was given to another thing. */
export function differencesFrom(
  sentence: ReadText,
  clauses: ReadText,
  company: string,
): readonly string[] {
  const anchors = sentence.sentences.map((one) => anchorsOf(one, clauses));
  return findingsOf({ claim: sentence, source: clauses, company, anchors })
    .filter(({ isDoubt, slot }) => isDoubt !== true && slot !== 'cause')
    .map(({ reason }) => reason);
}

const JOINTS = new Phrasebook([
  [
    'joint',
    `after, although, as a result, because (of), before, by *ing/being/doing/going/using, despite, due to, following,
     hence, in response to, in return, led to, owing to, =so it/that/the/they, thanks to, therefore, thus, to make up,
     until, when, which is why`,
  ],
]);

/** A word that joins what two quotes say, and that neither of them says: “because”, “after”. */
export function unstatedJoint(
  sentence: string,
  clauses: readonly { readonly text: string; readonly evidenceId: string }[],
): string | undefined {
  if (new Set(clauses.map(({ evidenceId }) => evidenceId)).size < 2) return undefined;
  const count = (text: string, word: string): number =>
    plainText(text).toLowerCase().split(word.toLowerCase()).length - 1;
  const plain = plainText(sentence);
  const joints = JOINTS.find(plain).map(({ start, end }) => plain.slice(start, end));
  return joints.find(
    (word) =>
      count(sentence, word) > clauses.reduce((sum, { text }) => sum + count(text, word), 0) ||
      clauses.some(({ text }) => plainText(text).toLowerCase().startsWith(word.toLowerCase())),
  );
}
