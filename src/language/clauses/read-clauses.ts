import { defined } from '../../kernel/defined';
import type { ParsedSentence, Token } from '../parser';
import { findClauseHeads, type ClauseHead } from './clause-heads';
import { readPhrase } from './phrase';
import type { Clause, Phrase, Predicate } from './shape';
import { particleOf, readSlots } from './slots';
import { readStance } from './stance';
import { childrenBy, rangeOf, subtree, viewTree, type TreeView } from './tree-view';
import { adverbOf, modalityOf, readVerbGroup } from './verb-group';

type Draft = Omit<Clause, 'index' | 'parent'>;

/** The clauses of a read sentence, in the order of their predicates. */
export function readClauses(sentence: ParsedSentence): readonly Clause[] {
  const view = viewTree(sentence);
  const heads = findClauseHeads(view);
  const isHead = new Set(heads.map(({ token }) => token.index));
  const drafts = new Map<ClauseHead, Draft>();
  for (const head of heads) drafts.set(head, readClause(view, head, drafts, isHead));
  const ordered = [...drafts].toSorted(
    ([, one], [, other]) => one.predicate.start - other.predicate.start,
  );
  const places = new Map(ordered.map(([head], index) => [head, index]));
  return ordered.map(([head, draft], index) => {
    const parent = head.above === undefined ? undefined : places.get(head.above);
    return { index, ...draft, ...defined({ parent }) };
  });
}

function readClause(
  view: TreeView,
  head: ClauseHead,
  drafts: ReadonlyMap<ClauseHead, Draft>,
  isHead: ReadonlySet<number>,
): Draft {
  const { token, kind } = head;
  const range = rangeOf(
    subtree(view, token, (one) => isHead.has(one.index) || one.label === 'cc').filter(
      ({ label, head: up }) => label !== 'punct' || up !== token.index,
    ),
  );
  if (kind === 'apposition') return { kind, ...range, ...readApposition(view, head) };
  const group = readVerbGroup(view, head);
  const slots = readSlots(view, head, group.passive, (other) => drafts.get(other));
  const stance = readStance(view, head, group, (other) => drafts.get(other));
  const negative = [...slots.subjects, ...slots.objects].some(({ negated }) => negated);
  const isFutureGo = token.label === 'xcomp' && isGoing(head.above?.token);
  const modalities = isFutureGo
    ? stance.modalities.filter(({ kind: one }) => one !== 'begun')
    : stance.modalities;
  const begun = modalities.length > 0 && modalities.every(({ kind: one }) => one === 'begun');
  const outer = head.above && drafts.get(head.above);
  return {
    kind,
    ...range,
    predicate: predicateOf(view, token),
    ...slots,
    adverbs: childrenBy(view, token.index, 'advmod')
      .map(adverbOf)
      .filter((adverb) => group.negations.every((one) => one.head !== adverb.head)),
    passive: group.passive,
    tense: isFutureGo
      ? 'future'
      : group.tense === 'none' && (begun || isUngoverned(group.infinitive, modalities.length))
        ? (outer?.tense ?? 'none')
        : group.tense,
    perfect: group.perfect,
    progressive: group.progressive,
    ...stance,
    modalities: modalities.concat(moodOf(view, head, slots.subjects.length > 0)),
    negated: stance.negations.length > 0 || negative,
  };
}

/** A participle without a word that governs it goes on at the time of its clause. */
const isUngoverned = (infinitive: boolean, modalities: number): boolean =>
  !infinitive && modalities === 0;

const isGoing = (token: Token | undefined): boolean => token?.lemma === 'go' && token.tag === 'VBG';

/** Questions and commands. */
function moodOf(view: TreeView, { token, kind, above }: ClauseHead, hasSubject: boolean) {
  if (kind !== 'main' || above) return [];
  const last = view.tokens.at(-1);
  if (last?.text === '?') return [modalityOf(last, 'asked')];
  const isBare =
    token.tag === 'VB' && childrenBy(view, token.index, 'aux').every(({ lemma }) => lemma === 'do');
  return isBare && !hasSubject ? [modalityOf(token, 'commanded')] : [];
}

function predicateOf(view: TreeView, token: Token): Predicate {
  const particle = particleOf(view, token);
  const isVerb = token.pos === 'VERB' || token.pos === 'AUX';
  const isNoun = ['NOUN', 'PROPN', 'PRON', 'NUM', 'SYM'].includes(token.pos);
  return {
    kind: isVerb ? 'verb' : isNoun ? 'noun' : token.pos === 'ADJ' ? 'adjective' : 'other',
    lemma: token.lemma,
    head: token.index,
    start: token.start,
    end: token.end,
    ...(particle ? { particle: particle.lemma } : {}),
    ...(isVerb ? {} : { phrase: readPhrase(view, token) }),
  };
}

/** "Ada Bell, chief executive of Acme": whichever of the two is a name is what the other says something of. */
function readApposition(
  view: TreeView,
  { token, noun }: ClauseHead,
): Omit<Draft, 'kind' | 'start' | 'end'> {
  const other = noun ?? token;
  const [named, saying] =
    token.pos === 'PROPN' && other.pos !== 'PROPN' ? [token, other] : [other, token];
  const subject: Phrase = readPhrase(view, named, undefined, saying);
  const phrase = readPhrase(view, saying, undefined, named);
  return {
    predicate: {
      kind: 'noun',
      lemma: saying.lemma,
      head: saying.index,
      start: saying.start,
      end: saying.end,
      phrase,
    },
    subjects: [subject],
    objects: [],
    indirectObjects: [],
    agents: [],
    obliques: [],
    adverbs: [],
    passive: false,
    tense: 'present',
    perfect: false,
    progressive: false,
    modalities: [],
    negated: phrase.negated,
    negations: [],
    attributions: [],
  };
}
