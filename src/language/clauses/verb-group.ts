import type { Token } from '../parser';
import type { ClauseHead } from './clause-heads';
import type { Adverb, Modality, ModalityKind, Tense } from './shape';
import { isTime } from './time-words';
import { childrenBy, type TreeView } from './tree-view';
import { MAYBE_WORDS, NEGATIVE_ADVERBS } from '../lexicon/doubt-words';
import { INTRANSITIVE_VERBS } from '../lexicon/forms/intransitive-verbs';

export interface VerbGroup {
  readonly passive: boolean;
  readonly tense: Tense;
  readonly perfect: boolean;
  readonly progressive: boolean;
  readonly modalities: readonly Modality[];
  readonly negations: readonly Adverb[];
  readonly infinitive: boolean;
}

const FUTURE = new Set(['will', 'shall']);
const MODALS: ReadonlyMap<string, ModalityKind> = new Map([
  ['can', 'able'],
  ['could', 'possible'],
  ['may', 'possible'],
  ['might', 'possible'],
  ['must', 'necessary'],
  ['ought', 'necessary'],
  ['should', 'necessary'],
  ['would', 'hypothetical'],
]);
const NEGATIONS = new Set(NEGATIVE_ADVERBS);
const MAYBE = new Set(MAYBE_WORDS);

export const adverbOf = ({ start, end, lemma, index }: Token): Adverb => ({
  start,
  end,
  lemma,
  head: index,
});

/** Auxiliaries of a clause; a later verb of a list in the same form shares those of the first. */
function auxiliariesOf(view: TreeView, { token, first }: ClauseHead): readonly Token[] {
  const own = childrenBy(view, token.index, 'aux', 'cop');
  if (own.length > 0 || !first || childrenBy(view, token.index, 'nsubj', 'mark').length > 0)
    return own;
  const sameForm =
    first.token.tag === token.tag || (isParticiple(first.token) && isParticiple(token));
  return sameForm ? childrenBy(view, first.token.index, 'aux') : own;
}

const isParticiple = ({ tag }: Token): boolean => tag === 'VBN' || tag === 'VBD';

const INTRANSITIVE = new Set(INTRANSITIVE_VERBS);

/** "founded in 2001 by Ada Bell": without an object and with a name behind "by", a past form is a participle. */
const hasAgentBehind = (
  view: TreeView,
  { index, tag, lemma }: Token,
  auxiliaries: readonly Token[],
): boolean =>
  (tag === 'VBD' || tag === 'VBN') &&
  auxiliaries.length === 0 &&
  !INTRANSITIVE.has(lemma) &&
  childrenBy(view, index, 'obj', 'ccomp', 'xcomp').length === 0 &&
  childrenBy(view, index, 'obl').some(
    (child) =>
      child.pos === 'PROPN' &&
      !isTime(child) &&
      childrenBy(view, child.index, 'case').some(({ lemma: word }) => word === 'by'),
  );

export function readVerbGroup(view: TreeView, head: ClauseHead): VerbGroup {
  const { token, kind } = head;
  const auxiliaries = auxiliariesOf(view, head);
  const isCopular = auxiliaries.some(({ label }) => label === 'cop');
  const passive =
    auxiliaries.some(({ label }) => label === 'aux:pass') ||
    childrenBy(view, token.index, 'nsubj:pass', 'obl:agent').length > 0 ||
    hasAgentBehind(view, token, auxiliaries) ||
    (token.tag === 'VBN' &&
      !auxiliaries.some(({ lemma }) => lemma === 'have') &&
      kind === 'participial');
  const chain = isCopular ? auxiliaries : [...auxiliaries, token];
  const modal = auxiliaries.find(({ tag }) => tag === 'MD');
  const marks = childrenBy(view, token.index, 'mark');
  const infinitive = marks.some(({ tag }) => tag === 'TO') || chain.some(({ tag }) => tag === 'TO');
  const before = view.childrenOf(token.index);
  const negations = [
    ...before.filter(
      ({ lemma, label, index }) =>
        NEGATIONS.has(lemma) &&
        /^(?:advmod|neg|cc)/.test(label) &&
        // "Most say no": what they say, not that they don't.
        (lemma !== 'no' || index < token.index),
    ),
    // "no longer sells"
    ...childrenBy(view, token.index, 'advmod').flatMap((adverb) =>
      childrenBy(view, adverb.index, 'advmod').filter(
        ({ lemma, index }) => lemma === 'no' && index < adverb.index && index < token.index,
      ),
    ),
    ...marks.filter(({ lemma }) => lemma === 'without'),
    ...(head.first && auxiliaries.some((one) => one.head === head.first?.token.index)
      ? childrenBy(view, head.first.token.index, 'advmod').filter(
          ({ lemma, index }) => NEGATIONS.has(lemma) && index < (head.first?.token.index ?? 0),
        )
      : []),
  ].filter(({ label, lemma }) => label !== 'cc' || lemma === 'nor');
  return {
    passive,
    tense: tenseOf(chain, modal, { infinitive, isFinite: kind !== 'participial' && !infinitive }),
    perfect: auxiliaries.some(({ lemma, label }) => lemma === 'have' && label === 'aux'),
    progressive:
      token.tag === 'VBG' &&
      auxiliaries.some(({ lemma, label }) => lemma === 'be' && label === 'aux'),
    modalities: [
      ...(modal && MODALS.has(modal.lemma) ? [modalityOf(modal, MODALS.get(modal.lemma))] : []),
      ...before
        .filter(({ lemma, label }) => label === 'advmod' && MAYBE.has(lemma))
        .map((adverb) => modalityOf(adverb, 'possible')),
    ],
    negations: negations.map(adverbOf),
    infinitive,
  };
}

export const modalityOf = (
  { start, end, lemma }: Token,
  kind: ModalityKind = 'possible',
): Modality => ({ kind, lemma, start, end });

function tenseOf(
  chain: readonly Token[],
  modal: Token | undefined,
  { infinitive, isFinite }: { readonly infinitive: boolean; readonly isFinite: boolean },
): Tense {
  if (modal) return FUTURE.has(modal.lemma) ? 'future' : 'none';
  if (infinitive) return 'none';
  const finite = chain.find(({ tag }) => tag === 'VBD' || tag === 'VBZ' || tag === 'VBP');
  if (finite) return finite.tag === 'VBD' ? 'past' : 'present';
  const [first] = chain;
  if (first?.tag === 'VBN') return 'past';
  return first?.tag === 'VB' && isFinite ? 'present' : 'none';
}
