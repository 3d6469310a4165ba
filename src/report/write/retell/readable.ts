import { readClauses, type Clause } from '../../../language/clauses';
import type { ParsedSentence, Token } from '../../../language/parser';
import { baseLabel, type Tree } from './tree';
import type { SourceSentence } from './shape';

/** Verbs by which a company speaks of what isn’t yet, or may never be. */
const UNSURE = new Set(
  'anticipate believe expect intend plan hope think feel assume estimate project forecast consider wish contemplate'.split(
    ' ',
  ),
);
const HOPEFUL = new Set('aim seek strive try endeavor attempt want'.split(' '));
/** Nouns that, with a bare “the”, name something said before. */
const ANAPHORIC = new Set(
  (
    'acquisition action agreement amount approach arrangement award case category change charge claim class complaint ' +
    'contract court customer decision decrease deal defendant date document effect entity event example exercise facility ' +
    'fine framework group idea increase interview issue item judge jury lawsuit list loan location matter meeting merger ' +
    'method model note notice number offer option order party people period person petition plaintiff plan point policy ' +
    'position process product program project proposal property question reason remainder report request result role rule ' +
    'ruling sale scheme score section session settlement share situation step suit system table task team template test ' +
    'text thing topic transaction trial trust type unit value verdict way work'
  ).split(' '),
);
const BARE = new Set(
  'it they he she this that these those which who what one some other others most many each both all none any either neither another two three'.split(
    ' ',
  ),
);
const RELATIVE_TIME =
  /\b(?:(?:prior|previous|last|preceding|same) (?:fiscal )?(?:year|quarter|period|month)s?|year[- ](?:over|on)[- ]year|a year (?:ago|earlier))\b/iu;
const CHANGES =
  /\b(?:increased|decreased|grew|declined|rose|fell|improved|(?:increase|decrease|growth|decline) of)\b/iu;
const YEAR = /\b(?:19|20)\d\d\b/u;
const PERSON_PRONOUN = /\b(?:he|his|him|she|her|hers)\b/iu;
const PERSON = /\b(?:Mr|Ms|Mrs|Dr)\. \p{Lu}|\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+/u;
const OF_STAFF = /\b(?:employees?|union|unions|collective bargaining|workforce)\b/iu;

const MODAL_DOUBT = new Set(['possible', 'hypothetical']);

const isDoubtful = ({ modalities }: Clause): boolean =>
  modalities.some(({ kind }) => MODAL_DOUBT.has(kind));

/** Whether “may” grants something: “employees may take six weeks”. */
function isGranted(tree: Tree, clause: Clause): boolean {
  return (
    clause.modalities.every(({ kind, lemma }) => kind !== 'hypothetical' && lemma !== 'might') &&
    clause.subjects.some(({ head }) =>
      /^(?:employee|staff|everyone|anyone|people)/u.test(tree.tokens[head]?.lemma ?? ''),
    )
  );
}

/** “the policy”, with nothing that says which. */
function isBareDefinite(tree: Tree, token: Token): boolean {
  if (token.pos !== 'NOUN' || !ANAPHORIC.has(token.lemma)) return false;
  const children = tree.childrenOf(token.index);
  return (
    children.some(({ text }) => text.toLowerCase() === 'the') &&
    !children.some((child) =>
      ['nmod', 'acl', 'compound', 'amod', 'nummod', 'appos'].includes(baseLabel(child)),
    )
  );
}

function isSubjectPlain(tree: Tree, root: Token): boolean {
  const [subject] = tree.childrenOf(root.index, 'nsubj', 'csubj');
  if (subject === undefined) return false;
  if (baseLabel(subject) === 'csubj') return subject.tag === 'VBG';
  return !BARE.has(subject.text.toLowerCase());
}

/** A pronoun must have something before it in its own sentence. */
function hasLoosePronoun(tree: Tree): boolean {
  return tree.tokens.some((token) => {
    if (!/^(?:it|its|they|their|them|he|his|him|she|her)$/iu.test(token.text)) return false;
    if (token.pos !== 'PRON') return false;
    return !tree.tokens
      .slice(0, token.index)
      .some(({ pos, text }) => pos === 'PROPN' || pos === 'NOUN' || /^(?:we|our)$/iu.test(text));
  });
}

function isTimeless(text: string, filing: boolean): boolean {
  if (YEAR.test(text)) return false;
  return RELATIVE_TIME.test(text) || (filing && CHANGES.test(text));
}

type Check = (read: ReadStatement) => boolean;

interface ReadStatement {
  readonly tree: Tree;
  readonly root: Token;
  readonly main: Clause;
  readonly clauses: readonly Clause[];
  readonly filing: boolean;
}

const modalitiesOf = ({ main }: ReadStatement): ReadonlySet<string> =>
  new Set(main.modalities.map(({ kind }) => kind));
const NOT_A_FACT = ['asked', 'commanded', 'planned', 'necessary', 'purpose'];

/** “Its aim is to serve farmers” states something, whatever its infinitive is. */
const isCopular = (tree: Tree, root: Token): boolean =>
  tree.childrenOf(root.index, 'mark').some(({ tag }) => tag === 'TO') &&
  tree.childrenOf(root.index, 'cop').some(({ tag }) => /^VB[DPZ]$/u.test(tag));

/** What keeps a sentence from being a plain statement, each with its name. */
const FAULTS: Readonly<Record<string, Check>> = {
  'no main clause': ({ tree, root, main }) =>
    main.kind !== 'main' ||
    tree.childrenOf(root.index, 'mark').some(({ tag }) => tag !== 'TO') ||
    /^(?:how|what|why|whether|that|where|when|which|who)$/iu.test(tree.tokens[0]?.text ?? ''),
  'no time': ({ tree, root, main, filing }) =>
    !isCopular(tree, root) &&
    main.tense !== 'present' &&
    main.tense !== 'past' &&
    (filing || (main.tense !== 'future' && main.modalities.length === 0)),
  'no plain subject': ({ tree, root }) => !isSubjectPlain(tree, root),
  'not told as a fact': (read) =>
    !isCopular(read.tree, read.root) && NOT_A_FACT.some((kind) => modalitiesOf(read).has(kind)),
  'holds only if': (read) =>
    modalitiesOf(read).has('conditional') && (read.filing || !/\d/u.test(read.tree.text)),
  doubt: ({ tree, clauses, filing }) =>
    clauses.some((clause) => isDoubtful(clause) && (filing || !isGranted(tree, clause))),
  'only a belief': ({ main, clauses, filing }) =>
    UNSURE.has(main.predicate.lemma) ||
    (filing && HOPEFUL.has(main.predicate.lemma)) ||
    clauses.some(({ attributions }) => attributions.some(({ kind }) => kind === 'believed')),
  denied: ({ main, filing, tree }) => main.negated && filing && !OF_STAFF.test(tree.text),
  future: ({ clauses, filing }) => filing && clauses.some(({ tense }) => tense === 'future'),
  'said before': ({ tree }) => tree.tokens.some((token) => isBareDefinite(tree, token)),
  'loose pronoun': ({ tree }) =>
    hasLoosePronoun(tree) || (PERSON_PRONOUN.test(tree.text) && !PERSON.test(tree.text)),
  'no year': ({ tree, filing }) => isTimeless(tree.text, filing),
};

/** Why a read sentence is no plain statement that stands by itself; undefined where it is one. */
export function faultOf(
  sentence: ParsedSentence,
  tree: Tree,
  { filing }: Pick<SourceSentence, 'filing'>,
): string | undefined {
  const { root } = tree;
  const clauses = readClauses(sentence);
  const main = clauses.find(({ predicate }) => predicate.head === root?.index);
  if (root === undefined || main === undefined) return 'no main clause';
  const read: ReadStatement = { tree, root, main, clauses, filing };
  return Object.entries(FAULTS).find(([, applies]) => applies(read))?.[0];
}
