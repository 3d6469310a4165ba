import { wordSet } from '../../../language';
import type { Token } from '../../../language/parser';
import { keysOfWord, type ReadSentence } from '../anchors/read-text';
import type { Finding, SlotCheck } from './finding';

/** What puts something ahead of all others without an ending. */
const isLeading = wordSet(
  'chief, first, foremost, leading, main, most, premier, primary, principal, record, top',
);
const SUPERLATIVE = /^(?:\p{L}{3,}est|best|worst)$/iu;
const isEnterprise = wordSet(
  'airline bank brand business chain company employer firm group insurer name network player retailer shop store',
);

const isRanking = ({ text, pos }: Token): boolean =>
  ['ADJ', 'ADV'].includes(pos) && (SUPERLATIVE.test(text) || isLeading(text));

interface Ranked {
  readonly word: string;
  /** What is put ahead; nothing where the rank stands alone. */
  readonly head: Token | undefined;
}

function ranksIn({ tokens }: ReadSentence): readonly Ranked[] {
  return tokens.filter(isRanking).map((token): Ranked => {
    const over = tokens[token.head];
    const head = over?.pos === 'ADJ' && token.label.startsWith('advmod') ? tokens[over.head] : over;
    return { word: token.text, head: head?.pos === 'NOUN' ? head : undefined };
  });
}

/** A maker, a lessor, a bank: whoever does business. */
const isOfKind = (lemma: string): boolean =>
  isEnterprise(lemma) || lemma.endsWith('er') || lemma.endsWith('or');

function isAkin(one: Token, other: Token): boolean {
  const [own, theirs] = [one.lemma.toLowerCase(), other.lemma.toLowerCase()];
  return (
    keysOfWord(own).some((key) => keysOfWord(theirs).includes(key)) ||
    (isOfKind(own) && isOfKind(theirs))
  );
}

/** “Its largest worry” makes nobody the largest company: a rank belongs to what the source gives it to. */
export const checkSuperlatives: SlotCheck = ({ claim, source }): readonly Finding[] => {
  const told = claim.sentences.flatMap(ranksIn);
  const known = source.sentences.flatMap(ranksIn);
  if (known.length === 0 || known.some(({ head }) => head === undefined)) return [];
  return told.flatMap(({ word, head }): Finding[] =>
    head === undefined ||
    !isEnterprise(head.lemma) ||
    known.some((one) => one.head !== undefined && isAkin(head, one.head))
      ? []
      : [{ slot: 'degree', reason: `The evidence says “${word}” of something else.` }],
  );
};
