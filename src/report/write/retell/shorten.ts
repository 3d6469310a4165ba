import { countWords } from '../../../kernel/text';
import type { Token } from '../../../language/parser';
import { baseLabel, type Tree } from './tree';

/** The most that a sentence of a report may have. */
export const MOST_WORDS_RETOLD = 28;

/** What would change the meaning of what is left. */
const NEEDED =
  /^(?:if|unless|except|provided|only|but|although|though|while|whereas|however|until|without|or|nor|despite|because)$/iu;
const DOUBT =
  /\b(?:may|might|could|would|can|will|should|if|expect(?:s|ed)?|believe[sd]?|intend(?:s|ed)?|plan(?:s|ned)?)\b/iu;
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
function tailsOf(tree: Tree): readonly number[] {
  const last = tree.tokens.findLast(({ pos }) => pos !== 'PUNCT');
  if (last === undefined) return [];
  return tree.tokens.flatMap((token): readonly number[] => {
    const relation = baseLabel(token);
    if (!TAILS.has(relation)) return [];
    const [first, end] = tree.spanOf(token);
    if (end.index < last.index) return [];
    const opens = tree.tokens[first.index]?.pos === 'PUNCT' ? tree.tokens[first.index + 1] : first;
    const comma = opens === first ? tree.tokens[first.index - 1] : first;
    if (opens === undefined || comma === undefined || !/^[,;]$/u.test(comma.text)) return [];
    if (NEEDED.test(opens.text)) return [];
    const isClause = relation === 'advcl' || relation === 'acl' || relation === 'parataxis';
    const isLater = relation === 'conj' && isPredicate(tree, token);
    const isInclusive = /^including$/iu.test(opens.text);
    return isClause || isLater || isInclusive ? [comma.start] : [];
  });
}

const isPredicate = (tree: Tree, { index, tag }: Token): boolean =>
  tree.childrenOf(index, 'nsubj').length > 0 ||
  (tree.childrenOf(index, 'cc').length > 0 &&
    (/^VB[DPZ]/u.test(tag) || tree.childrenOf(index, 'cop', 'aux').length > 0));

/** The sentence without its last parts, as long as it is too long or its tail only supposes. */
export function withoutTail(tree: Tree): string | undefined {
  const { text } = tree;
  const tails = tailsOf(tree).toSorted((one, other) => other - one);
  const isLong = countWords(text) > MOST_WORDS_RETOLD;
  const cut = isLong ? tails[0] : tails.find((start) => DOUBT.test(text.slice(start)));
  return cut === undefined ? undefined : `${text.slice(0, cut)}.`;
}
