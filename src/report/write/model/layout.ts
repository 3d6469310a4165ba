import type { DraftClaim } from '../ports';

/** How a section is laid out: its small headings, and the notes that stand beneath its sentences. */
export interface Layout {
  readonly headings: readonly string[];
  readonly labels: readonly string[];
}

/** Read off what code would write, so that both writers lay a section out alike and a model makes up no heading. */
export function layoutOf(drafts: readonly DraftClaim[]): Layout {
  return {
    headings: [...new Set(drafts.flatMap(({ group }) => group ?? []))],
    labels: [...new Set(drafts.flatMap(({ notes = [] }) => notes.map(({ label }) => label)))],
  };
}

/** In the order of the headings; what has none comes first. */
export function inLayout(drafts: readonly DraftClaim[], { headings }: Layout): DraftClaim[] {
  const place = ({ group }: DraftClaim) => (group === undefined ? -1 : headings.indexOf(group));
  return drafts.toSorted((one, other) => place(one) - place(other));
}
