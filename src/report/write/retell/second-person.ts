import { wordSet } from '../../../language';
import { isStandIn, withStandIn } from './mentions';
import type { Teller } from './shape';
import { applyEdits, treeOf, type Edit, type Tree } from './tree';
import { finiteOf, sharingVerbs } from './verb-forms';
import { isParticipleTag, type Token } from '../../../language/parser';

const isSubject = wordSet('csubj*, nsubj*');
const isSlot = wordSet('nmod, nsubj*, obj*, obl*');

const PLURAL: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
]);
/** The past and helpers like “can” are the same for everyone. */
const INVARIABLE = new Set(['VBD', 'MD']);

/** The verb as it stands behind “you”; nothing where its form isn’t sure. */
function withYou({ text, tag, lemma }: Token): string | undefined {
  const irregular = PLURAL.get(text);
  if (irregular !== undefined) return irregular;
  if (INVARIABLE.has(tag)) return text;
  return tag === 'VBZ' && text.endsWith('s') && text.startsWith(lemma.slice(0, 2))
    ? lemma
    : undefined;
}

function editsOfVerbs(tree: Tree, root: Token): readonly Edit[] | undefined {
  const finite = sharingVerbs(tree, root).map((verb) => finiteOf(tree, verb));
  const [first] = finite;
  const edits: Edit[] = [];
  for (const verb of finite) {
    // “has built and sold”: the first helper serves both.
    const isHelped = verb !== first && (verb.tag === 'VB' || isParticipleTag(verb.tag));
    const text = isHelped ? verb.text : withYou(verb);
    if (text === undefined) return undefined;
    edits.push({ start: verb.start, end: verb.end, text });
  }
  return edits;
}

/** Verbs of “a company that focuses on gauges”, which keep their form whoever is spoken to. */
function isOfRelative({ tokens, childrenOf }: Tree): (index: number) => boolean {
  const verbs = tokens.filter(
    ({ index, label }) =>
      label === 'acl:relcl' &&
      childrenOf(index, 'nsubj').some(({ text }) => text === 'that' || text === 'which'),
  );
  const indexes = new Set(verbs.map(({ index }) => index));
  return (index) => indexes.has(index);
}

/** “Bellmark servers ping a host” is about the servers: the name is a part of its subject. */
function isNamePartOfSubject(opened: string, { company, parser }: Teller): boolean {
  const end = opened.startsWith(company) ? company.length : 0;
  const { tokens } = parser.parse(opened);
  const last = tokens.findLast((token) => token.end <= end);
  return last !== undefined && last.label.startsWith('compound') && last.head > last.index;
}

/**
 * A sentence on the company as one says it to its people: “Bellmark sells gauges” becomes “You sell gauges”. Nothing
 * where somebody else acts in it, too, whose “its” might be meant.
 */
export function inSecondPerson(text: string, teller: Teller): string | undefined {
  const opened = text.replace(/^The company(?=’s|[ ,])/u, teller.company);
  const masked = /^Its? /u.test(opened) ? opened : withStandIn(opened, teller);
  if (masked === undefined || isNamePartOfSubject(opened, teller)) return undefined;
  const tree = treeOf(teller.parser.parse(masked));
  const { root } = tree;
  const isAside = isOfRelative(tree);
  const subjects = tree.tokens.filter((token) => isSubject(token.label) && !isAside(token.head));
  const [subject] = subjects;
  if (root === undefined || subject === undefined || subjects.length > 1) return undefined;
  // “is led by”: what others do to it isn’t theirs to explain.
  if (subject.head !== root.index || subject.label === 'nsubj:pass') return undefined;
  const isOwn = tree.childrenOf(subject.index, 'nmod:poss').some(isStandIn);
  // “Its network includes …” keeps its verb.
  const isPartOfName = tree.tokens.some((token) => token.text === 'It' && !isSlot(token.label));
  if (isPartOfName) return undefined;
  const verbs = isStandIn(subject) ? editsOfVerbs(tree, root) : isOwn ? [] : undefined;
  if (verbs === undefined) return undefined;
  // A verb that isn't taken for one of the company's would keep the form it has behind “it”.
  const isTurned = ({ start }: Token): boolean => verbs.some((edit) => edit.start === start);
  const isLeft = (one: Token): boolean =>
    one.tag === 'VBZ' && !isTurned(one) && !isAside(one.index);
  if (isStandIn(subject) && tree.tokens.some(isLeft)) return undefined;
  const pronouns = tree.tokens.flatMap(({ text: word, start, end }): readonly Edit[] => {
    const your = /^its$/iu.test(word) ? 'your' : /^It$/u.test(word) ? 'you' : undefined;
    return your === undefined ? [] : [{ start, end, text: your }];
  });
  if (/(?<![\p{L}’])(?:it|itself|they|their|them)(?![\p{L}])/u.test(masked)) return undefined;
  const said = applyEdits(masked, [...verbs, ...pronouns]);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
