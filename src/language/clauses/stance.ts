import { STANCE_WORDS, type StanceKind } from '../lexicon/stance-words';
import type { Token } from '../parser';
import type { ClauseHead } from './clause-heads';
import { readMembers } from './phrase';
import type { Adverb, Attribution, Clause, Modality, Phrase } from './shape';
import { childrenBy, type TreeView } from './tree-view';
import { adverbOf, modalityOf, type VerbGroup } from './verb-group';
import { CONDITION_WORDS, HEARSAY_WORDS } from '../lexicon/doubt-words';

const STANCES: ReadonlyMap<string, StanceKind> = new Map(STANCE_WORDS);
const CONDITIONS = new Set(CONDITION_WORDS);
const REPORTS = new Set(HEARSAY_WORDS);

export interface Stance {
  readonly modalities: readonly Modality[];
  readonly negations: readonly Adverb[];
  readonly attributions: readonly Attribution[];
}

type Inherited = Pick<Clause, 'modalities' | 'negations' | 'attributions' | 'subjects'>;

/** What a clause takes from the words above it, and from its own "if", "to" and "according to". */
export function readStance(
  view: TreeView,
  head: ClauseHead,
  group: VerbGroup,
  partOf: (other: ClauseHead) => Inherited | undefined,
): Stance {
  const { token, kind, above, first } = head;
  const marks = childrenBy(view, token.index, 'mark');
  const condition = [token, ...marks].find(
    ({ lemma, label }) => CONDITIONS.has(lemma) && label === 'mark',
  );
  // “If the price of pulp rises, …”: a verb taken for a noun leaves the “if” to that noun.
  const conditionBelow = childrenBy(view, token.index, 'advcl', 'obl', 'nmod', 'obj', 'dep')
    .flatMap(({ index }) => childrenBy(view, index, 'mark'))
    .find(({ lemma }) => lemma === 'if' || lemma === 'unless');
  const isGoverned = kind === 'complement' && above !== undefined;
  const governor = isGoverned ? stanceOf(view, head) : undefined;
  const from = isGoverned ? partOf(above) : undefined;
  const shared = first ? partOf(first) : undefined;
  const isPurpose = group.infinitive && kind === 'adverbial';
  const isNounsInfinitive = group.infinitive && head.noun !== undefined && !governor?.modality;
  return {
    modalities: [
      ...group.modalities,
      ...(from?.modalities ?? []),
      ...(governor?.modality ? [governor.modality] : []),
      ...[condition, conditionBelow].flatMap((one) =>
        one ? [modalityOf(one, 'conditional')] : [],
      ),
      ...(isPurpose || isNounsInfinitive
        ? [modalityOf(marks.find(({ tag }) => tag === 'TO') ?? token, 'purpose')]
        : []),
      ...inheritedBy(head, group, shared?.modalities),
    ],
    negations: [
      ...group.negations,
      ...(from?.negations ?? []),
      ...(governor?.negation ? [governor.negation] : []),
      ...(first && !group.infinitive ? [] : []),
    ],
    attributions: [
      ...(from?.attributions ?? []),
      ...(shared?.attributions ?? []),
      ...(governor?.attribution
        ? [{ ...governor.attribution, sources: from?.subjects ?? [] }]
        : []),
      ...accordingTo(view, token),
      ...saidBeside(view, token),
      ...childrenBy(view, token.index, 'advmod')
        .filter(({ lemma }) => REPORTS.has(lemma))
        .map((adverb): Attribution => ({
          ...rangeAndLemma(adverb),
          kind: 'reported',
          sources: [],
        })),
    ],
  };
}

/** A later verb without its own words shares what the first one is under: "may close or sell". */
function inheritedBy(
  { first, token }: ClauseHead,
  group: VerbGroup,
  modalities: readonly Modality[] = [],
): readonly Modality[] {
  if (!first) return [];
  const bare = token.tag === 'VB' || token.tag === first.token.tag;
  return modalities.filter(
    ({ kind, start }) =>
      (bare || kind === 'conditional') && !group.modalities.some((own) => own.start === start),
  );
}

const rangeAndLemma = ({ start, end, lemma }: Token) => ({ start, end, lemma });

interface Governed {
  readonly modality?: Modality;
  readonly negation?: Adverb;
  readonly attribution?: Omit<Attribution, 'sources'>;
}

/** What the verb, noun or adjective above makes of its complement. */
function stanceOf(view: TreeView, { token, noun, above }: ClauseHead): Governed {
  const governor = noun ?? above?.token;
  if (!governor) return {};
  const kind = STANCES.get(governor.lemma.toLowerCase());
  const open = token.label === 'xcomp' || noun !== undefined;
  if (kind === 'denied') return { negation: adverbOf(governor) };
  if (kind === 'said' || kind === 'believed') {
    const reported = childrenBy(view, governor.index, 'nsubj:pass', 'expl').length > 0;
    const attribution = {
      ...rangeAndLemma(governor),
      kind: reported && kind === 'said' ? 'reported' : kind,
    } as const;
    return { attribution };
  }
  if (kind === undefined) return {};
  if (kind === 'planned' && !open)
    return { attribution: { ...rangeAndLemma(governor), kind: 'believed' } };
  return { modality: modalityOf(governor, kind) };
}

/** "according to X". */
function accordingTo(view: TreeView, { index }: Token): readonly Attribution[] {
  return childrenBy(view, index, 'obl', 'nmod', 'advmod', 'advcl').flatMap((child) => {
    const word =
      child.lemma === 'according' || child.lemma === 'accord'
        ? child
        : childrenBy(view, child.index, 'case').find(({ text }) => /^according$/i.test(text));
    if (!word) return [];
    const sources: readonly Phrase[] =
      word === child
        ? childrenBy(view, child.index, 'obl').flatMap((one) => readMembers(view, one))
        : readMembers(view, child);
    return [
      {
        start: word.start,
        end: word.end,
        lemma: 'according to',
        kind: 'according to',
        sources,
      } as const,
    ];
  });
}

/** "…, X said": a verb of saying beside what is said. */
function saidBeside(view: TreeView, { index }: Token): readonly Attribution[] {
  return childrenBy(view, index, 'parataxis').flatMap((verb) => {
    const kind = STANCES.get(verb.lemma);
    if (kind !== 'said' && kind !== 'believed') return [];
    if (childrenBy(view, verb.index, 'ccomp', 'obj', 'xcomp').length > 0) return [];
    const sources = childrenBy(view, verb.index, 'nsubj').flatMap((one) => readMembers(view, one));
    return [{ ...rangeAndLemma(verb), kind, sources }];
  });
}
