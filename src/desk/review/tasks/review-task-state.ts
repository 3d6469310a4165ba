import type { RewrittenSection, RewrittenSentence, SectionWish } from '../../../report';
import type { SectionId } from '../../../report/document/shape';

/** A sentence as it was when the task was requested, with its place in its section. */
export type ReviewTaskSentence = SectionWish['current'][number] & { readonly place: number };

/** A sentence as it would come onto the bench. */
export type NewSentence = Omit<RewrittenSentence, 'of' | 'isSame'>;

interface About {
  readonly id: string;
  /** What a new sentence would be called; it is the same in every run. */
  readonly name: string;
}

export type Suggestion = About &
  (
    | {
        readonly kind: 'change';
        readonly claimId: string;
        readonly after: NewSentence;
        readonly place: number | null;
      }
    | { readonly kind: 'add'; readonly after: NewSentence; readonly place: number }
    | { readonly kind: 'leave-out'; readonly claimId: string }
    | { readonly kind: 'move'; readonly claimId: string; readonly place: number }
  );

type Nameless<One> = One extends About ? Omit<One, keyof About> : never;

export interface ReviewTaskOutcome {
  readonly suggestions: readonly Suggestion[];
  readonly refused: RewrittenSection['refused'];
  readonly evidenceIds: readonly string[];
  /** Rows that were on the bench before. */
  readonly beforeIds: readonly string[];
}

/** Suggestions that were taken, each with the step of the history that took it. */
export type Taken = Readonly<Record<string, string>>;

/** The longest run of sentences whose order did not change; all others were moved. */
function stayers(places: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [at, place] of places.entries()) {
    const before =
      best
        .filter((run) => (places[run.at(-1) ?? 0] ?? 0) < place)
        .toSorted((one, other) => other.length - one.length)[0] ?? [];
    best.push([...before, at]);
  }
  return new Set(best.toSorted((one, other) => other.length - one.length)[0] ?? []);
}

interface Placed {
  readonly sentence: RewrittenSentence;
  /** Null where it stays where it is. */
  readonly place: number | null;
}

/** Where everything new or moved would stand: between what stays where it is, and before what came after that. */
function placesIn(
  sentences: readonly RewrittenSentence[],
  current: readonly ReviewTaskSentence[],
): readonly Placed[] {
  const placeOf = new Map(current.map(({ id, place }) => [id, place]));
  const known = sentences.map(({ of }) => placeOf.get(of ?? ''));
  const olds = known.flatMap((place, at) => (place === undefined ? [] : [{ place, at }]));
  const stay = stayers(olds.map(({ place }) => place));
  const fixed = new Set([...stay].map((index) => olds[index]?.at));
  const all = current.map(({ place }) => place).toSorted((one, other) => one - other);
  const placed: Placed[] = [];
  for (let at = 0; at < sentences.length;) {
    const end = sentences.findIndex((_, index) => index >= at && fixed.has(index));
    const last = end === -1 ? sentences.length : end;
    const before = at === 0 ? undefined : known[at - 1];
    const from = before ?? (all[0] ?? 1) - 1;
    const to =
      before === undefined
        ? (all[0] ?? from + 1)
        : (all.find((place) => place > before) ?? before + 1);
    for (const [index, sentence] of sentences.slice(at, last).entries())
      placed.push({ sentence, place: from + ((to - from) * (index + 1)) / (last - at + 1) });
    const fix = sentences[last];
    if (fix !== undefined) placed.push({ sentence: fix, place: null });
    at = last + 1;
  }
  return placed;
}

/** What a section written anew would change, sentence by sentence: nothing of it stands before somebody says yes. */
export function suggestionsOf(
  section: SectionId,
  reviewTaskId: string,
  current: readonly ReviewTaskSentence[],
  { sentences, untouched }: RewrittenSection,
): readonly Suggestion[] {
  const own = current
    .filter((one) => one.section === section)
    .toSorted((one, other) => one.place - other.place);
  const open = own.filter(({ id }) => !untouched.includes(id));
  const kept = new Set(sentences.map(({ of }) => of));
  const found = placesIn(sentences, own).flatMap(({ sentence, place }): Nameless<Suggestion>[] => {
    const { of, isSame, ...after } = sentence;
    if (of === null) return [{ kind: 'add', after, place: place ?? 0 }];
    if (!isSame) return [{ kind: 'change', claimId: of, after, place }];
    return place === null ? [] : [{ kind: 'move', claimId: of, place }];
  });
  const gone = open
    .filter(({ id }) => !kept.has(id))
    .map(({ id }): Nameless<Suggestion> => ({ kind: 'leave-out', claimId: id }));
  return [...found, ...gone].map((one, index): Suggestion => ({
    ...one,
    id: `s${index + 1}`,
    name: `${section}-anew-${reviewTaskId}-${index + 1}`,
  }));
}
