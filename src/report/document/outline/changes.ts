import { formatDate } from '../format-date';
import type { DocumentChange, DocumentChanges } from '../shape';
import { visible } from '../visible';

export interface OutlineChange {
  /** “Changed in Company snapshot” */
  readonly what: string;
  readonly said: readonly { readonly label: string; readonly text: string }[];
}

export interface OutlineChanges {
  readonly title: string;
  readonly reviewed?: string;
  readonly items: readonly OutlineChange[];
}

const WHAT = { added: 'New in', changed: 'Changed in', removed: 'Taken out of' } as const;

function outlineChange({ kind, section, before, after }: DocumentChange): OutlineChange {
  const said = [
    ...(before === undefined ? [] : [{ label: 'Before', text: visible(before) }]),
    ...(after === undefined ? [] : [{ label: 'Now', text: visible(after) }]),
  ];
  return { what: `${WHAT[kind]} ${visible(section)}`, said };
}

/** A version that says nothing else than the last and was looked at by nobody since has no news to tell. */
export function outlineChanges({ since, nowReviewed, items }: DocumentChanges): {
  changes?: OutlineChanges;
} {
  if (items.length === 0 && !nowReviewed) return {};
  return {
    changes: {
      title: `What has changed since ${formatDate(since)}`,
      ...(nowReviewed ? { reviewed: 'An expert has reviewed it since.' } : {}),
      items: items.map(outlineChange),
    },
  };
}
