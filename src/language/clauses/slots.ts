import { PHRASAL_VERBS } from '../lexicon/forms/phrasal-verbs';
import type { Token } from '../parser';
import type { ClauseHead } from './clause-heads';
import { isTimeBeside, readMembers, readObliques, readPhrase } from './phrase';
import type { Oblique, Phrase } from './shape';
import { childrenBy, type TreeView } from './tree-view';

export interface ClauseSlots {
  readonly subjects: readonly Phrase[];
  readonly objects: readonly Phrase[];
  readonly indirectObjects: readonly Phrase[];
  readonly agents: readonly Phrase[];
  readonly obliques: readonly Oblique[];
}

const RELATIVE = new Set('that which who whom'.split(' '));
/** With these, the subject of "to …" stays the subject although there is an object. */
const SUBJECT_STAYS = new Set('promise'.split(' '));

const isRelative = (view: TreeView, { head }: Phrase): boolean => {
  const token = view.tokens[head];
  return token !== undefined && RELATIVE.has(token.lemma) && /^W|^IN$/.test(token.tag);
};

/** What a verb's meaning changes with, be it taken for a particle, an adverb, or a preposition. */
export const particleOf = (view: TreeView, verb: Token): Token | undefined =>
  childrenBy(view, verb.index, 'compound:prt')[0] ??
  childrenBy(view, verb.index, 'advmod').find(
    ({ index, lemma }) => index > verb.index && PHRASAL_VERBS.has(`${verb.lemma} ${lemma}`),
  ) ??
  particleObject(view, verb)?.particle;

/** "laid off 300 people" where the particle was taken for a preposition. */
function particleObject(
  view: TreeView,
  { index, lemma }: Token,
): { readonly particle: Token; readonly object: Token } | undefined {
  const particle = view.tokens[index + 1];
  const object = particle && view.tokens[particle.head];
  if (!object || particle.label !== 'case' || object.head !== index) return undefined;
  const isPhrasal = PHRASAL_VERBS.has(`${lemma} ${particle.lemma}`);
  const isTaken =
    childrenBy(view, index, 'obj').length > 0 ||
    childrenBy(view, particle.index, 'fixed').length > 0;
  return isPhrasal && !isTaken ? { particle, object } : undefined;
}

/** A name beside "who" is what "who" stands for. */
const withoutRelative = (view: TreeView, subjects: readonly Phrase[]): readonly Phrase[] =>
  subjects.length > 1 ? subjects.filter((phrase) => !isRelative(view, phrase)) : subjects;

/** What a clause's own words fill; then what is shared with or understood from others. */
export function readSlots(
  view: TreeView,
  head: ClauseHead,
  passive: boolean,
  slotsOf: (other: ClauseHead) => ClauseSlots | undefined,
): ClauseSlots {
  const { token } = head;
  const read = (relation: string): readonly Phrase[] =>
    childrenBy(view, token.index, relation).flatMap((child) => readMembers(view, child));
  const split = particleObject(view, token);
  const around = childrenBy(view, token.index, 'obl').flatMap((child) => {
    if (child === split?.object) return [];
    const phrases = readObliques(view, child);
    return phrases.map((phrase) => ({ phrase, isAgent: isAgent(child, phrase, passive) }));
  });
  const beside = childrenBy(view, token.index, 'nsubj', 'obj')
    .concat(token.pos === 'VERB' ? [] : token)
    .flatMap(({ index }) => childrenBy(view, index, 'nmod'))
    .filter((child) => isTimeBeside(view, child))
    .flatMap((child) => readObliques(view, child));
  const own: ClauseSlots = {
    subjects: withoutRelative(view, read('nsubj').concat(read('csubj'))),
    objects: read('obj').concat(split ? readMembers(view, split.object) : []),
    indirectObjects: read('iobj'),
    agents: around.filter(({ isAgent: yes }) => yes).map(({ phrase }) => phrase),
    obliques: around
      .filter(({ isAgent: yes }) => !yes)
      .map(({ phrase }) => phrase)
      .concat(beside),
  };
  if (head.kind === 'apposition') return own;
  const withNoun =
    head.noun && !head.first ? fillFromNoun(view, head, head.noun, own, passive) : own;
  const withObjects =
    withNoun.objects.length > 0 || passive
      ? withNoun
      : { ...withNoun, objects: sharedObjects(view, head) };
  return withObjects.subjects.length > 0
    ? withObjects
    : { ...withObjects, subjects: understoodSubjects(head, slotsOf) };
}

const isAgent = ({ label }: Token, { preposition, kind }: Oblique, passive: boolean): boolean =>
  preposition === 'by' &&
  (label === 'obl:agent' || (passive && (kind === 'name' || kind === 'pronoun')));

/** The noun that a relative or participial clause hangs on fills the slot that the clause leaves open. */
function fillFromNoun(
  view: TreeView,
  { kind, token }: ClauseHead,
  noun: Token,
  own: ClauseSlots,
  passive: boolean,
): ClauseSlots {
  const antecedent = readPhrase(view, noun);
  if (kind === 'participial')
    return own.subjects.length > 0 ? own : { ...own, subjects: [antecedent] };
  if (kind !== 'relative') return own;
  const fill = <P extends Phrase>(phrases: readonly P[]): readonly P[] =>
    phrases.map((phrase) => (isRelative(view, phrase) ? { ...phrase, ...antecedent } : phrase));
  const isOpen = !Object.values(own).some((phrases: readonly Phrase[]) =>
    phrases.some((phrase) => isRelative(view, phrase)),
  );
  const filled: ClauseSlots = {
    subjects: fill(own.subjects),
    objects: fill(own.objects),
    indirectObjects: fill(own.indirectObjects),
    agents: fill(own.agents),
    obliques: fill(own.obliques),
  };
  if (!isOpen) return filled;
  if (filled.subjects.length === 0) return { ...filled, subjects: [antecedent] };
  const hasAdverb = childrenBy(view, token.index, 'advmod').some(({ tag }) => tag === 'WRB');
  const takesObject = filled.objects.length === 0 && !passive && token.pos === 'VERB' && !hasAdverb;
  return takesObject ? { ...filled, objects: [antecedent] } : filled;
}

/** "designs and builds boats": one object behind the last of several verbs belongs to all of them. */
function sharedObjects(view: TreeView, { token, first }: ClauseHead): readonly Phrase[] {
  const start = first?.token ?? token;
  const verbs = [start, ...childrenBy(view, start.index, 'conj')].filter(
    ({ pos }) => pos === 'VERB',
  );
  const last = Math.max(...verbs.map(({ index }) => index));
  for (const verb of verbs)
    for (const object of childrenBy(view, verb.index, 'obj'))
      if (object.index > last && standTogether(view, token, last)) return readMembers(view, object);
  return [];
}

/** Whether only other verbs of the list, commas, adverbs and "and" stand between. */
function standTogether(view: TreeView, { index }: Token, last: number): boolean {
  return view.tokens
    .slice(index + 1, last)
    .every(({ pos }) => ['VERB', 'CCONJ', 'PUNCT', 'ADV', 'AUX'].includes(pos));
}

function understoodSubjects(
  head: ClauseHead,
  slotsOf: (other: ClauseHead) => ClauseSlots | undefined,
): readonly Phrase[] {
  if (head.first) return slotsOf(head.first)?.subjects ?? [];
  const { above, token } = head;
  if (!above || (head.kind !== 'complement' && head.kind !== 'adverbial')) return [];
  // A noun's "to …" has no subject that could be told.
  if (head.noun) return [];
  const slots = slotsOf(above);
  const controls = token.label === 'xcomp' && !SUBJECT_STAYS.has(above.token.lemma);
  if (controls && slots && slots.objects.length > 0) return slots.objects;
  return slots?.subjects ?? [];
}
