import { stemOf, wordSet, phraseFinder } from '../../../../language';
import type { Finding, SlotCheck } from '../finding';
import { isContent, keysOfWord, type ReadSentence } from '../../anchors/read-text';

const denies = wordSet(`cannot, n't, neither, never, no, none, nor, not, without`);

/** The content words of a sentence that are denied, and those that are not. */
function split(sentence: ReadSentence): {
  readonly denied: readonly string[];
  readonly stated: readonly string[];
} {
  const denied = new Set<number>();
  for (const token of sentence.tokens) {
    if (!denies(token.text) && !denies(token.lemma)) continue;
    if (token.head >= 0) denied.add(token.head);
    if (/^(?:without)$/iu.test(token.text)) denied.add(token.head);
  }
  const words = sentence.tokens.filter(
    (token) => isContent(token) && ['NOUN', 'VERB', 'ADJ'].includes(token.pos),
  );
  return {
    denied: words.filter(({ index }) => denied.has(index)).map(({ lemma }) => lemma),
    stated: words.filter(({ index }) => !denied.has(index)).map(({ lemma }) => lemma),
  };
}

const countOfNots = ({ tokens }: ReadSentence): number =>
  tokens.filter(({ text, lemma }) => denies(text) || denies(lemma)).length;

const NEARLY_ALL = 0.9;
const LITTLE_LONGER = 1.6;

const MOST = 0.75;

/** A sentence told mostly in its source’s words, with as many denials: no clause of it is turned. */
export function deniesAlike(sentence: ReadSentence, anchor: ReadSentence): boolean {
  const own = sentence.tokens.filter(isContent);
  const shared = own.filter(({ lemma }) => keysOfWord(lemma).some((key) => anchor.stems.has(key)));
  return shared.length >= own.length * MOST && countOfNots(sentence) === countOfNots(anchor);
}

/** A sentence told in its source's own words, with a denial put in or taken out. */
function isTurned(sentence: ReadSentence, anchor: ReadSentence | undefined): boolean {
  if (anchor === undefined) return false;
  const own = sentence.tokens.filter(isContent);
  const shared = own.filter(({ lemma }) => keysOfWord(lemma).some((key) => anchor.stems.has(key)));
  const isNear =
    own.length >= 3 &&
    shared.length >= own.length * NEARLY_ALL &&
    anchor.tokens.filter(isContent).length <= own.length * LITTLE_LONGER;
  return isNear && countOfNots(sentence) % 2 !== countOfNots(anchor) % 2;
}

/** “It has not 12 people” states nothing that a source could carry but in these words. */
const DENIED_FIGURE = /\bnot (?:[$€£])?\d[\d.,]*/iu;

const saysDenial = phraseFinder('denied, deny, free, if, lack*, may, only, un*');

/** What the source denies is not stated, and what it states is not denied. */
export const checkDenials: SlotCheck = ({ claim, source, anchors }) => {
  const parts = source.sentences.map(split);
  const [denied, stated] = [
    new Set(parts.flatMap((part) => part.denied.map(stemOf))),
    new Set(parts.flatMap((part) => part.stated.map(stemOf))),
  ];
  const near = new Set(
    anchors.flat().flatMap((sentence) => split(sentence).denied.flatMap(keysOfWord)),
  );
  const deniedFigure = DENIED_FIGURE.exec(claim.text)?.[0];
  if (deniedFigure !== undefined && !source.text.toLowerCase().includes(deniedFigure.toLowerCase()))
    return [{ slot: 'polarity', reason: `The evidence doesn’t say “${deniedFigure}”.` }];
  return claim.sentences.flatMap((sentence, at): Finding[] => {
    if (isTurned(sentence, anchors[at]?.[0]))
      return [{ slot: 'polarity', reason: 'It denies what the evidence states, or the reverse.' }];
    const own = split(sentence);
    const isDenying = own.denied.length > 0 || saysDenial(sentence.text);
    const wrong = own.stated.find(
      (word) => denied.has(stemOf(word)) && !stated.has(stemOf(word)) && near.has(stemOf(word)),
    );
    if (wrong !== undefined && !isDenying)
      return [{ slot: 'polarity', reason: `The evidence denies “${wrong}”.` }];
    const turned = own.denied.find((word) => stated.has(stemOf(word)) && denied.size === 0);
    return turned === undefined
      ? []
      : [{ slot: 'polarity', reason: `The evidence doesn’t deny “${turned}”.`, isDoubt: true }];
  });
};
