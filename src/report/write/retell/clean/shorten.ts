import { phraseFinder } from '../../../../language';
import { countWords } from '../../../../kernel/text';
import { isFiniteTag, isParticipleTag, type Token } from '../../../../language/parser';
import { leansElsewhere } from '../readable/refusals';
import type { SourceSentence } from '../shape';
import { baseLabel, type Tree } from '../tree';

/** The most that a sentence of a report may have. */
export const MOST_WORDS_RETOLD = 28;

/** What would change the meaning of what is left. */
const NEEDED: ReadonlySet<string> = new Set(
  (
    'after although because before but despite except how however if nor once only or provided though unless until ' +
    'what when whenever where wherever whereas whether while why without'
  ).split(' '),
);
const saysDoubt =
  phraseFinder(`believe, believed, can, could, expect, expected, if, intend, intended, may, might, plan, planned,
   should, will, would`);
/** What bounds the rest: “…, with a maximum of four months” and “…, this is inclusive of bank holidays”. */
const saysBound = phraseFinder(
  `at least/most, <bound>, greater than, less, more than, only, up to`,
  [
    [
      'bound',
      `cap, capped, condition, conditions, depend*, eligib*, except, exclud*, exceed*, exclusive,
       inclusive, limit, limited, limits, maximum, minimum, note, pro rata, prorated, provided, subject to, unless`,
    ],
  ],
);
/** “…, this includes holidays” goes on about what stands before it. */
const commentsOnIt = phraseFinder('^ it/that/these/they/this/those');
const OR_ELSE = /^or\b/u;
/** What bounds or conditions what stands before it, anywhere in it. */
export const limitsTheRest = (part: string): boolean =>
  saysBound(part) || part.split(/[^\p{L}]+/u).some((word) => NEEDED.has(word.toLowerCase()));
/** Whether the rest says more than is true without this part. */
const isNeeded = (part: string): boolean =>
  saysBound(part) || commentsOnIt(part) || OR_ELSE.test(part);
const TAILS = new Set([
  'advcl',
  'acl',
  'conj',
  'parataxis',
  'nmod',
  'obl',
  'appos',
  'xcomp',
  'dep',
]);

/** Where the last part that may go begins: behind a comma, up to the full stop. */
function tailsOf(tree: Tree, isLong: boolean): readonly number[] {
  const last = tree.tokens.findLast(({ pos }) => pos !== 'PUNCT');
  if (last === undefined) return [];
  return tree.tokens.flatMap((token): readonly number[] => {
    const relation = baseLabel(token);
    if (!TAILS.has(relation)) return [];
    const [first, end] = tree.spanOf(token);
    if (end.index < last.index) return [];
    const isMarked = tree.tokens[first.index]?.pos === 'PUNCT';
    const opens = isMarked ? tree.tokens[first.index + 1] : first;
    const comma = isMarked ? first : tree.tokens[first.index - 1];
    if (opens === undefined || comma === undefined || NEEDED.has(opens.text.toLowerCase()))
      return [];
    if (isNeeded(tree.text.slice(opens.start))) return [];
    if (!',;'.includes(comma.text))
      return isLong && goesWithoutComma(tree, token)
        ? [(tree.tokens[first.index - 1] ?? first).end]
        : [];
    const isOfWhich = tree.tokens
      .slice(opens.index, opens.index + 3)
      .some(({ lemma }) => lemma === 'which');
    const isClause =
      isOfWhich ||
      relation === 'advcl' ||
      relation === 'acl' ||
      relation === 'parataxis' ||
      isParticiple(tree, token);
    const isLater = relation === 'conj' && isLaterAction(tree, token);
    const isInclusive = opens.text.toLowerCase() === 'including';
    const isLoose = isLong && (relation === 'obl' || relation === 'nmod') && opens.pos === 'ADP';
    return isClause || isLater || isInclusive || isLoose ? [comma.start] : [];
  });
}

/** A purpose, a result, or a later act: what stands before it holds without it. */
function goesWithoutComma(tree: Tree, token: Token): boolean {
  const relation = baseLabel(token);
  if (relation === 'conj') return isLaterAction(tree, token);
  const isPurpose = tree.childrenOf(token.index, 'mark').some(({ tag }) => tag === 'TO');
  // “plans to cut costs” needs its end; “in two provinces of Canada to cut costs” doesn’t.
  const isApart = relation === 'acl' && (tree.spanOf(token)[0]?.index ?? 0) > token.head + 1;
  return isPurpose ? relation === 'advcl' || isApart : relation === 'advcl' && token.tag === 'VBG';
}

/** “…, using trucks of its own”, where it was taken for one more verb. */
const isParticiple = (tree: Tree, token: Token): boolean =>
  baseLabel(token) === 'conj' &&
  token.tag === 'VBG' &&
  isFiniteTag(tree.tokens[token.head]?.tag ?? '') &&
  tree.childrenOf(token.index, 'cc').length === 0;

/** “…, and sold its mills”: what the same company did besides, not the last member of a list. */
function isLaterAction(tree: Tree, token: Token): boolean {
  const head = tree.tokens[token.head];
  const isFinite = isFiniteTag(token.tag) || tree.childrenOf(token.index, 'aux', 'cop').length > 0;
  const isBeside = head !== undefined && (head.head === -1 || baseLabel(head) === 'conj');
  return (
    isBeside && isFinite && head.pos !== 'NOUN' && tree.childrenOf(token.index, 'cc').length > 0
  );
}

/** A cut right behind one of these leaves a sentence open. */
const endsOnJoint = phraseFinder(
  `a/an/and/as/at/by/driven/especially/focused/for/from/in/including/mainly/notably/of/offset/on/or $,
   particularly/primarily/related/spent/such/than/the/to/which/with $, which result $`,
);

/** Less is no statement any more: “Acme invests in initiatives.” */
const FEWEST_LEFT = 6;

/** “an all new” and “the market focused” wait for what they belong to. */
function endsOpen(tree: Tree, cut: number): boolean {
  const last = tree.tokens.findLast(({ end, pos }) => end <= cut && pos !== 'PUNCT');
  if (last === undefined) return true;
  const isHead = last.head === -1 || tree.tokens[last.head]?.head === -1;
  return (
    ['DET', 'ADP', 'CCONJ', 'AUX', 'PART', 'SCONJ'].includes(last.pos) ||
    (!isHead && (last.pos === 'ADJ' || isParticipleTag(last.tag)))
  );
}

/** The sentence without its last parts, as long as it is too long, or its tail supposes or leans on another place. */
export function withoutTail(
  tree: Tree,
  source: Pick<SourceSentence, 'filing' | 'page'>,
  before: number,
): string | undefined {
  const { text } = tree;
  const isLong = before + countWords(text) > MOST_WORDS_RETOLD;
  const tails = tailsOf(tree, isLong).toSorted((one, other) => other - one);
  const isPoor = (start: number): boolean => {
    const tail = text.slice(start);
    return saysDoubt(tail) || leansElsewhere(tail, source);
  };
  const bare = text.replaceAll(/ \((?<inside>[^()]{0,200})\)/gu, (whole, inside: string) =>
    isNeeded(inside) ? whole : '',
  );
  if (isLong && bare !== text) return bare;
  const cut = isLong ? tails[0] : tails.find(isPoor);
  const rest = cut === undefined ? undefined : text.slice(0, cut).trimEnd();
  if (cut === undefined || rest === undefined) return undefined;
  const isList = /\b(?:including|such as)\b[^.]*, (?!and |or )[^,.]*$/u.test(rest);
  // “its reserves for general, product” and “streaming, devices” are lists without their end.
  const isOpenList = /, (?!and |or |which |who |where )[\p{Ll}-]+(?: [\p{Ll}-]+)?$/u.test(rest);
  const isBroken =
    isList ||
    isOpenList ||
    endsOnJoint(rest) ||
    endsOpen(tree, cut) ||
    countWords(rest) < FEWEST_LEFT;
  return isBroken ? undefined : `${rest.replace(/\.$/u, '')}.`;
}
