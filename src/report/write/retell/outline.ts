import { isYear } from '../../../kernel/text';
import type { Clause } from '../../../language/clauses';
import { isOfFirstPerson, isStandIn } from './mentions';
import type { Outline } from './shape';
import type { Tree } from './tree';

const isCompany = (tree: Tree, index: number): boolean => {
  const token = tree.tokens[index];
  return token !== undefined && (isStandIn(token) || isOfFirstPerson(token));
};

/** Whether a noun has the company as its owner or its first word: “our mills”, “Bell stores”. */
const isOwned = (tree: Tree, index: number): boolean =>
  tree
    .childrenOf(index)
    .some((child) => isCompany(tree, child.index) || /^its$/iu.test(child.text));

/** The outline of a read sentence, its main clause at hand. */
export function outlineOf(tree: Tree, clauses: readonly Clause[]): Outline | undefined {
  const { root } = tree;
  const main = clauses.find(({ predicate }) => predicate.head === root?.index);
  if (root === undefined || main === undefined) return undefined;
  const [subject] = main.subjects;
  const head = subject?.head ?? -1;
  const beside = clauses.filter(
    ({ predicate, kind }) =>
      kind === 'main' &&
      tree.childrenOf(root.index, 'conj').some((one) => one.index === predicate.head),
  );
  const actions = [main, ...beside].filter(({ predicate }) => predicate.kind === 'verb');
  return {
    subject: isCompany(tree, head) ? 'company' : isOwned(tree, head) ? 'its own' : 'other',
    subjectHead: subject?.lemma.toLowerCase() ?? '',
    verbs: actions.map(({ predicate }) => predicate.lemma),
    is: tree.childrenOf(root.index, 'cop').length > 0 ? root.text.toLowerCase() : undefined,
    objects: actions
      .flatMap(({ objects }) => objects)
      .filter(({ kind }) => kind !== 'name')
      .map(({ lemma, head: object }) => ({
        noun: lemma.toLowerCase(),
        isOwn: isOwned(tree, object),
      })),
    isFuture: main.tense === 'future',
    isPast: main.tense === 'past',
    hasPurpose: clauses.some(({ modalities }) => modalities.some(({ kind }) => kind === 'purpose')),
    mayDo: main.modalities.some(({ kind }) => kind === 'able'),
    counted: tree.tokens
      .filter(({ index }) => tree.childrenOf(index, 'nummod').some(({ text }) => !isYear(text)))
      .map(({ lemma }) => lemma.toLowerCase()),
  };
}
