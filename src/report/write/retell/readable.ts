import { phraseFinder } from '../../../language';
import { isTimeless } from './timeless';
import { readClauses, type Clause } from '../../../language/clauses';
import type { ParsedSentence, Token } from '../../../language/parser';
import { firstMention, isStandIn } from './mentions';
import { baseLabel, type Tree } from './tree';
import { isOtherMember, isVerbal } from './said-by';
import type { SourceSentence } from './shape';

const saysHow = phraseFinder('^ how/that/what/when/where/whether/which/who/why $');

/** Verbs by which a company speaks of what isn’t yet, or may never be. */
const UNSURE = new Set(
  (
    'anticipate believe expect intend plan hope think feel assume estimate project forecast consider ' +
    'wish contemplate appreciate thank love acknowledge'
  ).split(' '),
);
const HOPEFUL = new Set('aim seek strive try endeavor attempt want'.split(' '));
/** With a bare “the”, anything but these was named before. */
const UNIQUE = new Set(
  (
    'company business world globe internet web cloud public government industry market economy ' +
    'environment country planet summer winter spring fall autumn nation year quarter month week ' +
    'day end beginning start time future past present board ceo cto president handbook home ' +
    'workplace workforce staff majority rest whole way importance value middle region area spot ' +
    'median average minimum maximum opportunity ability right need use chance freedom option ' +
    'premium'
  ).split(' '),
);
/** Adjectives that say “besides” or “said before”, not which. */
const VAGUE = new Set(
  (
    'other related new remaining current respective additional appropriate relevant various ' +
    'certain first next'
  ).split(' '),
);
const BARE = new Set(
  (
    'it they he she this that these those which who what one some other others most many each both all ' +
    'none any either neither another two three'
  ).split(' '),
);
const saysPersonPronoun = phraseFinder('he, her, hers, him, his, she');
const PERSON = /\b(?:Mr|Ms|Mrs|Dr)\. \p{Lu}|\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+/u;
/** Whoever a handbook speaks of, so that what it says holds at the company. */
const STAFF = new RegExp(
  String.raw`^(?:employee|staff|everyone|everybody|nobody|no one|anyone|member|candidate|applicant|joiner|` +
    String.raw`starter|hire|newcomer|interview|salary|benefit|probation)s?$`,
  'u',
);
const saysOfStaff = phraseFinder('collective bargaining, employee, union, workforce');

const MODAL_DOUBT = new Set(['possible', 'hypothetical']);

const isDoubtful = ({ modalities }: Clause): boolean =>
  modalities.some(({ kind }) => MODAL_DOUBT.has(kind));

/** Whether “may” grants something: “employees may take six weeks”. */
function isGranted(tree: Tree, clause: Clause): boolean {
  return (
    clause.modalities.every(({ kind, lemma }) => kind !== 'hypothetical' && lemma !== 'might') &&
    clause.subjects.some(({ head }) =>
      /^(?:employee|staff|everyone|anyone|member|they)$/u.test(tree.tokens[head]?.lemma ?? ''),
    )
  );
}

/** Of “the safety, health and care of its people”, the last says which for all. */
function headsOfList(tree: Tree, token: Token): readonly Token[] {
  const head = baseLabel(token) === 'conj' ? tree.tokens[token.head] : undefined;
  return head === undefined ? [] : [head, ...tree.childrenOf(head.index, 'conj')];
}

/** “that disparity”. */
const isPointing = ({ lemma, tag, label }: Token): boolean =>
  lemma === 'that' && tag === 'DT' && label === 'det';

/** “the policy”, with nothing that says which. */
function isBareDefinite(tree: Tree, token: Token): boolean {
  if (token.pos !== 'NOUN' || UNIQUE.has(token.lemma)) return false;
  const children = tree.childrenOf(token.index);
  const beside = [...tree.childrenOf(token.index, 'conj'), ...headsOfList(tree, token)];
  const saysWhich = [...children, ...beside.flatMap(({ index }) => tree.childrenOf(index))].some(
    (child) =>
      ['nmod', 'acl', 'compound', 'amod', 'nummod', 'appos'].includes(baseLabel(child)) &&
      !VAGUE.has(child.lemma),
  );
  const isKnown = tree.tokens.slice(0, token.index).some(({ lemma }) => lemma === token.lemma);
  const isBare = children.some(({ text }) => text.toLowerCase() === 'the') && !saysWhich;
  return isBare && !isKnown && tree.tokens[token.index + 1]?.tag !== 'POS';
}

function isSubjectPlain(tree: Tree, root: Token): boolean {
  const [subject] = tree.childrenOf(root.index, 'nsubj', 'csubj');
  if (subject === undefined || baseLabel(subject) === 'csubj') return false;
  const isStaff =
    /^they$/iu.test(subject.text) &&
    tree.tokens.slice(0, subject.index).some(({ lemma }) => lemma === 'employee');
  return isStaff || isStandIn(subject) || !BARE.has(subject.text.toLowerCase());
}

/** “Through its stores, Bell sells …”: the company comes right behind. */
const isAhead = (tree: Tree, { index, text }: Token): boolean =>
  text === 'its' || text === 'Its'
    ? tree.tokens.slice(index).some((token) => isStandIn(token) && token.label.startsWith('nsubj'))
    : false;

/** A pronoun must have something before it in its own sentence. */
function hasLoosePronoun(tree: Tree): boolean {
  return tree.tokens.some((token) => {
    if (!/^(?:it|its|they|their|them|he|his|him|she|her)$/iu.test(token.text)) return false;
    if (isStandIn(token) || token.pos !== 'PRON') return false;
    if (isAhead(tree, token)) return false;
    return !tree.tokens
      .slice(0, token.index)
      .some(
        ({ pos, text }) => pos === 'PROPN' || pos === 'NOUN' || /^(?:we|our|It|Its)$/u.test(text),
      );
  });
}

/** “3M, is defending”: what stood between the commas is gone. */
function isSubjectCutOff(tree: Tree, root: Token): boolean {
  const [subject] = tree.childrenOf(root.index, 'nsubj');
  if (subject === undefined) return false;
  const [first, last] = tree.spanOf(subject);
  const inside = tree.tokens.slice(first.index, last.index);
  const [next, after] = [tree.tokens[last.index + 1], tree.tokens[last.index + 2]];
  return (
    next?.text === ',' &&
    !inside.some(({ text }) => text === ',') &&
    (after?.pos === 'AUX' || after?.index === root.index)
  );
}

/** “Knowing that they are safe allows …”: what acts isn’t anybody. */
const isLedByVerb = ({ tokens, text }: Tree): boolean =>
  tokens[0]?.tag === 'VBG' && !/^[^,]{3,80}, (?:we|our|it|its|the|\p{Lu})/u.test(text);

/** “While most interviews take an hour.” goes on nowhere. */
const isOnlySubordinate = (text: string): boolean =>
  /^(?:while|although|though|because|since|when|if|as|unless|whereas)\b[^,]*$/iu.test(text);

/** “During the years ended December 31, 2024.” has no deed. */
const ONLY_A_TIME = new RegExp(
  String.raw`^(?:during|for|in|at|as of) the (?:fiscal )?(?:years?|quarters?|months?|periods?)\b[^,]*` +
    String.raw` (?:19|20)\d\d(?: and (?:19|20)\d\d)?\.$|^[^.]{0,40} ended \p{Lu}\p{Ll}+ \d{1,2}, (?:19|20)\d\d` +
    String.raw`(?: and (?:19|20)\d\d)?\.$`,
  'iu',
);

/** “Full-time staff, pay checks come from an agency”: a first part that the grammar has no place for. */
function isFronted(tree: Tree, root: Token): boolean {
  return tree
    .childrenOf(root.index, 'dep', 'dislocated', 'parataxis', 'list', 'appos', 'vocative')
    .some((child) => tree.spanOf(child)[0].index === 0);
}

/** A filing may speak of its parts, with figures; a handbook of whoever works there. */
function isOfCompany(tree: Tree, root: Token, filing: boolean): boolean {
  const first = firstMention(tree);
  if (first !== undefined && (filing || first < root.end || /\d/u.test(tree.text))) return true;
  if (filing) return /\d/u.test(tree.text);
  return tree
    .childrenOf(root.index, 'nsubj')
    .some(
      (token) =>
        (STAFF.test(token.lemma) && !isOtherMember(tree, token)) ||
        (token.lemma === 'they' && isAddressed(tree)),
    );
}

type Check = (read: ReadStatement) => boolean;

interface ReadStatement {
  readonly tree: Tree;
  readonly root: Token;
  readonly main: Clause;
  readonly clauses: readonly Clause[];
  readonly filing: boolean;
  readonly dated: boolean;
}

const modalitiesOf = ({ main }: ReadStatement): ReadonlySet<string> =>
  new Set(main.modalities.map(({ kind }) => kind));
const NOT_A_FACT = ['asked', 'commanded', 'planned', 'necessary', 'purpose'];

/** “Its aim is to serve farmers” states something, whatever its infinitive is. */
const isCopular = (tree: Tree, root: Token): boolean =>
  tree.childrenOf(root.index, 'mark').some(({ tag }) => tag === 'TO') &&
  tree.childrenOf(root.index, 'cop').some(({ tag }) => /^VB[DPZ]$/u.test(tag));

/** “If employees have a child, they …”. */
const isAddressed = (tree: Tree): boolean => tree.tokens.some(({ lemma }) => lemma === 'employee');

/** What keeps a sentence from being a plain statement, each with its name. */
const FAULTS: Readonly<Record<string, Check>> = {
  'no verb': ({ tree, root }) => !isVerbal(tree, root),
  'no main clause': ({ tree, root, main }) =>
    main.kind !== 'main' ||
    tree.childrenOf(root.index, 'mark').some(({ tag }) => tag !== 'TO') ||
    isOnlySubordinate(tree.text) ||
    ONLY_A_TIME.test(tree.text) ||
    saysHow(tree.tokens[0]?.text ?? ''),
  'no time': ({ tree, root, main, filing }) =>
    !isCopular(tree, root) &&
    main.tense !== 'present' &&
    main.tense !== 'past' &&
    (filing || (main.tense !== 'future' && main.modalities.length === 0)),
  'no plain subject': ({ tree, root }) => isLedByVerb(tree) || !isSubjectPlain(tree, root),
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
  'somebody else': ({ tree, root, filing }) => !isOfCompany(tree, root, filing),
  'in passing': ({ tree, root, main }) =>
    main.progressive && (root.lemma === 'go' || (firstMention(tree) ?? root.end) >= root.start),
  denied: ({ main, filing, tree }) => main.negated && filing && !saysOfStaff(tree.text),
  future: ({ clauses, filing }) => filing && clauses.some(({ tense }) => tense === 'future'),
  'broken off': ({ tree, root }) => isSubjectCutOff(tree, root) || isFronted(tree, root),
  'said before': ({ tree }) =>
    tree.tokens.some((token) => isBareDefinite(tree, token) || isPointing(token)),
  'loose pronoun': ({ tree }) =>
    hasLoosePronoun(tree) || (saysPersonPronoun(tree.text) && !PERSON.test(tree.text)),
  'no year': ({ tree, filing, dated }) => !dated && isTimeless(tree.text, filing),
};

/** Why a read sentence is no plain statement that stands by itself; undefined where it is one. */
export function faultOf(
  sentence: ParsedSentence,
  tree: Tree,
  { filing, dated = false }: Pick<SourceSentence, 'filing'> & { readonly dated?: boolean },
): string | undefined {
  const { root } = tree;
  const clauses = readClauses(sentence);
  const main = clauses.find(({ predicate }) => predicate.head === root?.index);
  if (root === undefined || main === undefined) return 'no main clause';
  const read: ReadStatement = { tree, root, main, clauses, filing, dated };
  return Object.entries(FAULTS).find(([, applies]) => applies(read))?.[0];
}
