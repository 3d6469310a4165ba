import {
  phraseFinder,
  readPersons,
  sentenceForm,
  titledNameIn,
  wordSet,
} from '../../../../language';
import * as slots from '../figures/slots';
import { isTimeless } from './timeless';
import type { Clause } from '../../../../language/clauses';
import { isFiniteTag, type Token } from '../../../../language/parser';
import { firstMention, isStandIn } from '../mentions';
import { baseLabel, type Tree } from '../tree';
import { isOtherMember, isVerbal } from './said-by';
import { hasLoosePronoun, isBareDefinite, isPointing } from './pointing';
import { isOfHiring, isTermOfWork, OF_HIRING, type PageOfWork } from '../pages-of-work';
import type { SourceSentence } from '../shape';
import { saysTwice } from './run-on';

const saysHow = phraseFinder('^ how/that/what/when/where/whether/which/who/why $');

/** Verbs by which a company speaks of what isn’t yet, or may never be. */
const UNSURE = new Set(
  (
    'anticipate believe expect intend plan hope think feel assume estimate project forecast consider ' +
    'wish contemplate appreciate thank love acknowledge understand know recognize realize respect'
  ).split(' '),
);
const HOPEFUL = new Set('aim seek strive try endeavor attempt want'.split(' '));
const BARE = new Set(
  (
    'it they he she this that these those which who what one some other others most many each both all ' +
    'none any either neither another two three someone somebody something'
  ).split(' '),
);
const saysPersonPronoun = phraseFinder('he, her, hers, him, his, she');
const namesPerson = (text: string): boolean =>
  titledNameIn(text) !== undefined || readPersons(text).length > 0;
/** Whoever a handbook speaks of, so that what it says holds at the company. */
const STAFF: ReadonlySet<string> = new Set(
  (
    'anyone applicant benefit candidate employee everybody everyone hire interview joiner member newcomer ' +
    'nobody probation salary staff starter'
  ).split(' '),
);
const saysOfStaff = phraseFinder('collective bargaining, employee, union, workforce');

const MODAL_DOUBT = new Set(['possible', 'hypothetical']);

const isDoubtful = ({ modalities }: Clause): boolean =>
  modalities.some(({ kind }) => MODAL_DOUBT.has(kind));

const isAnyEmployee = wordSet('anyone, employee, everyone, member, staff, they');

/** Whether “may” grants something: “employees may take six weeks”. */
function isGranted(tree: Tree, clause: Clause): boolean {
  return (
    clause.modalities.every(({ kind, lemma }) => kind !== 'hypothetical' && lemma !== 'might') &&
    clause.subjects.some(({ head }) => isAnyEmployee(tree.tokens[head]?.lemma ?? ''))
  );
}

function isSubjectPlain(tree: Tree, root: Token): boolean {
  const [subject] = tree.childrenOf(root.index, 'nsubj', 'csubj');
  if (subject === undefined || baseLabel(subject) === 'csubj') return false;
  const isStaff =
    /^they$/iu.test(subject.text) &&
    tree.tokens.slice(0, subject.index).some(({ lemma }) => lemma === 'employee');
  return isStaff || isStandIn(subject) || !BARE.has(subject.text.toLowerCase());
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

const opensClause = phraseFinder(
  '^ although, ^ as, ^ because, ^ if, ^ since, ^ though, ^ unless, ^ when, ^ whereas, ^ while',
);
/** “While most interviews take an hour.” goes on nowhere. */
const isOnlySubordinate = (text: string): boolean => !text.includes(',') && opensClause(text);

/** “During the years ended December 31, 2024.” has no verb. */
const TIMES = [
  '^ <in> the (fiscal) month/period/quarter/year [clause] [years] . $',
  '^ [few] ended [month] # , [years] . $',
].map((form) => sentenceForm(form, slots, [['in', 'as of, at, during, for, in']]));
const isOnlyTime = (text: string): boolean => TIMES.some((form) => form(text) !== undefined);

/** “Full-time staff, pay checks come from an agency”: a first part that the grammar has no place for. */
function isFronted(tree: Tree, root: Token): boolean {
  return tree
    .childrenOf(root.index, 'dep', 'dislocated', 'parataxis', 'list', 'appos', 'vocative')
    .some((child) => tree.spanOf(child)[0].index === 0);
}

const isWhich = wordSet('which, whom');

/** “Anyone … for which they’re hiring.” ends in a clause, and is none. */
const isRelative = (tree: Tree, root: Token): boolean =>
  tree
    .childrenOf(root.index)
    .some(
      ({ text, index }) =>
        index < root.index && isWhich(text) && tree.tokens[index - 1]?.pos === 'ADP',
    );

const wordsBefore = (tree: Tree, { index }: Token): readonly string[] =>
  tree.childrenOf(index, 'compound', 'amod').map(({ lemma }) => lemma);

/** “Engineers hear back within 16 days of the first call”, on the page on how they are hired. */
const timesHiring = phraseFinder(
  `# (working) <time> ..8 call/interview/offer, call/interview/offer ..8 # (working) <time>`,
  [['time', 'day, days, hour, minute, month, week']],
);

/** A filing may speak of its parts, with figures; a handbook of whoever works there. */
function isOfCompany({ tree, root, filing, page }: ReadStatement): boolean {
  const first = firstMention(tree);
  if (first !== undefined && (filing || first < root.end || /\d/u.test(tree.text))) return true;
  if (filing) return /\d/u.test(tree.text);
  if (isOfHiring(page) && timesHiring(tree.text)) return true;
  return tree
    .childrenOf(root.index, 'nsubj')
    .some(
      (token) =>
        (STAFF.has(token.lemma) && !isOtherMember(tree, token)) ||
        (token.lemma === 'team' && tree.childrenOf(token.index, 'det').some(isEach)) ||
        (isOfHiring(page) && OF_HIRING.has(token.lemma)) ||
        (page !== undefined && isTermOfWork(token.lemma, wordsBefore(tree, token))) ||
        (token.lemma === 'they' && isAddressed(tree)),
    );
}

/** “each team” of a company’s own page is any of its teams. */
const isEach = ({ lemma }: Token): boolean => lemma === 'each' || lemma === 'every';

type Check = (read: ReadStatement) => boolean;

interface ReadStatement {
  readonly tree: Tree;
  readonly root: Token;
  readonly main: Clause;
  readonly clauses: readonly Clause[];
  readonly filing: boolean;
  readonly dated: boolean;
  readonly page: PageOfWork | undefined;
}

const modalitiesOf = ({ main }: ReadStatement): ReadonlySet<string> =>
  new Set(main.modalities.map(({ kind }) => kind));
const NOT_A_FACT = ['asked', 'commanded', 'planned', 'necessary', 'purpose'];

/** “Its aim is to serve farmers” states something, whatever its infinitive is. */
const isCopular = (tree: Tree, root: Token): boolean =>
  tree.childrenOf(root.index, 'mark').some(({ tag }) => tag === 'TO') &&
  tree.childrenOf(root.index, 'cop').some(({ tag }) => isFiniteTag(tag));

/** “If employees have a child, they …”. */
const isAddressed = (tree: Tree): boolean => tree.tokens.some(({ lemma }) => lemma === 'employee');

/** “We are developing in collaboration with …”: what, stands somewhere else. */
const needsObject = wordSet('acquire build develop make offer own produce provide use');

/** What keeps a sentence from being a plain statement, each with its name. */
const FAULTS: Readonly<Record<string, Check>> = {
  'no verb': ({ tree, root }) => !isVerbal(tree, root),
  'no main clause': ({ tree, root, main }) =>
    main.kind !== 'main' ||
    tree.childrenOf(root.index, 'mark').some(({ tag }) => tag !== 'TO') ||
    isRelative(tree, root) ||
    isOnlySubordinate(tree.text) ||
    isOnlyTime(tree.text) ||
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
  'no object': ({ main }) =>
    needsObject(main.predicate.lemma) &&
    !main.passive &&
    main.objects.length + main.indirectObjects.length === 0 &&
    main.predicate.particle === undefined,
  'said twice': ({ tree }) => saysTwice(tree),
  'somebody else': (read) => !isOfCompany(read),
  'in passing': ({ tree, root, main }) =>
    main.progressive && (root.lemma === 'go' || (firstMention(tree) ?? root.end) >= root.start),
  denied: ({ main, filing, tree }) => main.negated && filing && !saysOfStaff(tree.text),
  future: ({ clauses, filing }) => filing && clauses.some(({ tense }) => tense === 'future'),
  'broken off': ({ tree, root }) => isSubjectCutOff(tree, root) || isFronted(tree, root),
  'said before': (read) =>
    read.tree.tokens.some((token) => isBareDefinite(read.tree, token, read) || isPointing(token)),
  'loose pronoun': ({ tree }) =>
    hasLoosePronoun(tree) || (saysPersonPronoun(tree.text) && !namesPerson(tree.text)),
  'no year': ({ tree, filing, dated }) => !dated && isTimeless(tree.text, filing),
};

/** Why a read sentence is no plain statement that stands by itself; undefined where it is one. */
export function faultOf(
  clauses: readonly Clause[],
  tree: Tree,
  {
    filing,
    page,
    dated = false,
  }: Pick<SourceSentence, 'filing' | 'page'> & { readonly dated?: boolean },
): string | undefined {
  const { root } = tree;
  const main = clauses.find(({ predicate }) => predicate.head === root?.index);
  if (root === undefined || main === undefined) return 'no main clause';
  const read: ReadStatement = { tree, root, main, clauses, filing, dated, page };
  return Object.entries(FAULTS).find(([, applies]) => applies(read))?.[0];
}
