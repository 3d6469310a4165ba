import type { DraftClaim } from '../ports';

/** How a section is laid out: its small headings, and the notes that stand beneath its sentences. */
export interface Layout {
  readonly headings: readonly string[];
  readonly labels: readonly string[];
  /** The headings, and the labels of notes, under which everything is for somebody to say. */
  readonly spoken?: readonly string[];
  /** Whether that is so of every sentence. */
  readonly allSpoken?: boolean;
}

/** The brief has all its parts, whatever code would find for them. */
export const BRIEF_LAYOUT: Layout = {
  headings: [
    'In one line',
    'Three things to know',
    'If they ask what you know about us',
    'Your best question',
    'Leave alone unless they raise it',
    'Bring a number',
  ],
  labels: [],
  spoken: ['If they ask what you know about us', 'Your best question'],
};

/** Where a likely question comes from. A model may find one on a page where code finds none. */
export const FROM_WHERE: readonly string[] = [
  'From the posting',
  'From the company’s own pages',
  'Our guesses',
];

const once = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Read off what code would write, so that both writers lay a section out alike and a model makes up no heading. */
export function layoutOf(drafts: readonly DraftClaim[]): Layout {
  const notes = drafts.flatMap((draft) => draft.notes ?? []);
  const headings = once(drafts.flatMap(({ group }) => group ?? []));
  const labels = once(notes.map(({ label }) => label));
  return {
    headings,
    labels,
    spoken: [
      ...headings.filter((heading) =>
        drafts.every(({ group, spoken }) => group !== heading || spoken === true),
      ),
      ...labels.filter((label) =>
        notes.every((note) => note.label !== label || note.spoken === true),
      ),
    ],
    allSpoken: drafts.length > 0 && drafts.every(({ spoken }) => spoken === true),
  };
}

/** In the order of the headings; what has none comes first. */
export function inLayout(drafts: readonly DraftClaim[], { headings }: Layout): DraftClaim[] {
  const place = ({ group }: DraftClaim) => (group === undefined ? -1 : headings.indexOf(group));
  return drafts.toSorted((one, other) => place(one) - place(other));
}
