import { wordSet } from '../../../../language';
import type { Token } from '../../../../language/parser';
import type { Tree } from '../tree';

/** “Someone who helps new people.” names somebody and says nothing. */
export function isVerbal(tree: Tree, root: Token): boolean {
  return (
    /^(?:VB[^G]?|MD)$/u.test(root.tag) ||
    tree.childrenOf(root.index, 'cop', 'aux', 'expl').length > 0
  );
}

const isCrew = wordSet('crew, staff, team');

/** “Club members”, unlike team members, are some people of some club. */
export const isOtherMember = (tree: Tree, { lemma, index }: Token): boolean =>
  lemma === 'member' &&
  !tree.childrenOf(index, 'compound', 'nmod').some((child) => isCrew(child.lemma));
