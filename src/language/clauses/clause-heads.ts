import { isHonorific } from '../names/honorifics';
import { defined } from '../../kernel/defined';
import type { Token } from '../parser';
import type { ClauseKind } from './shape';
import { childrenBy, relationOf, type TreeView } from './tree-view';
import { isStatement } from './phrase';

/** A token that carries a clause, and the clause's head above it. */
export interface ClauseHead {
  readonly token: Token;
  readonly kind: ClauseKind;
  /** The nearest clause head above, or what an apposition is about. */
  readonly above?: ClauseHead;
  /** The first of the statements that "and" joins, where this is a later one. */
  readonly first?: ClauseHead;
  /** The noun that a relative or participial clause or an apposition hangs on. */
  readonly noun?: Token;
}

const KINDS: ReadonlyMap<string, ClauseKind> = new Map([
  ['acl', 'participial'],
  ['acl:relcl', 'relative'],
  ['advcl', 'adverbial'],
  ['advcl:relcl', 'adverbial'],
  ['ccomp', 'complement'],
  ['csubj', 'complement'],
  ['csubj:pass', 'complement'],
  ['parataxis', 'main'],
  ['xcomp', 'complement'],
]);
/** Labels that name a thing a second time. */
const NAMED_TWICE = new Set(['appos', 'nmod:desc']);

const isTitle = (view: TreeView, token: Token): boolean =>
  token.label === 'compound' &&
  token.pos === 'NOUN' &&
  view.tokens[token.head]?.pos === 'PROPN' &&
  token.index < token.head;

function kindOf(
  view: TreeView,
  token: Token,
  above: ClauseHead | undefined,
): ClauseKind | undefined {
  const relation = relationOf(token);
  if (token.head === -1 || relation === 'parataxis' || relation === 'list')
    return says(view, token) ? 'main' : undefined;
  if (NAMED_TWICE.has(token.label) || isTitle(view, token))
    return isHonorific(token.text) ? undefined : 'apposition';
  if (relation === 'conj') return undefined;
  const kind = KINDS.get(token.label) ?? KINDS.get(relation);
  // A noun can have a that-clause or an infinitive as well.
  if (kind === 'participial' && childrenBy(view, token.index, 'mark').length > 0)
    return 'complement';
  return kind === 'complement' && above === undefined ? 'main' : kind;
}

/** A heading such as "Growth of 5%" says nothing of a subject. */
const says = (view: TreeView, token: Token): boolean =>
  isStatement(view, token) ||
  (token.pos === 'ADJ' && childrenBy(view, token.index, 'aux').length > 0);

/** All clauses of a sentence, each behind the one it hangs on. */
export function findClauseHeads(view: TreeView): readonly ClauseHead[] {
  const heads: ClauseHead[] = [];
  const root = view.tokens.find(({ head }) => head === -1);
  if (!root) return heads;
  const waiting: { readonly token: Token; readonly above: ClauseHead | undefined }[] = [
    { token: root, above: undefined },
  ];
  // Grows while it is walked; every token comes once.
  for (const { token, above } of waiting) {
    const own = headAt(view, token, above);
    if (own) heads.push(own);
    for (const child of view.childrenOf(token.index))
      waiting.push({ token: child, above: own ?? above });
  }
  return heads;
}

function headAt(
  view: TreeView,
  token: Token,
  above: ClauseHead | undefined,
): ClauseHead | undefined {
  const up = view.tokens[token.head];
  if (relationOf(token) === 'conj' && up && above && above.token.index === up.index) {
    const alike = above.kind !== 'apposition' && isPredicate(view, above.token);
    if (!isStatement(view, token) && !alike) return undefined;
    const first = above.first ?? above;
    return {
      token,
      kind: first.kind,
      first,
      ...defined({ above: first.above, noun: first.noun }),
    };
  }
  const kind = kindOf(view, token, above);
  if (kind === undefined) return undefined;
  const onNoun = relationOf(token) === 'acl' || kind === 'apposition';
  const noun =
    onNoun && up?.pos === 'VERB' && kind === 'apposition' ? nameBefore(view, token, up) : up;
  if (kind === 'apposition' && noun === undefined) return undefined;
  return {
    token,
    kind,
    ...defined({ above }),
    ...(onNoun && noun ? { noun } : {}),
  };
}

/** What an apposition that hangs on a verb is about: the verb's last noun before it. */
const nameBefore = (view: TreeView, { index }: Token, verb: Token): Token | undefined =>
  childrenBy(view, verb.index, 'nsubj', 'obj', 'obl').findLast((child) => child.index < index);

/** A noun or adjective that a copula makes a statement. */
const isPredicate = (view: TreeView, { index, pos }: Token): boolean =>
  pos !== 'VERB' && childrenBy(view, index, 'cop').length > 0;
