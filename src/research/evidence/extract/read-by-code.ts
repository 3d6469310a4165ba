import type { EntityCard } from '../../company';
import type { UnreadableStretch } from '../../../kernel/unreadable';
import type { Document, Draft } from './document';
import { companyFacts } from './records/company-facts';
import { readFacts } from './read-facts';
import { onlyProven, type Readers } from '../proven-readers';
import { withinBudget } from '../reading-budget';
import { touches } from '../without-repeats';

/** A document within its reading budget, with the stretches that are blanked out. */
export interface Readable {
  readonly document: Document;
  readonly unreadable: readonly UnreadableStretch[];
  readonly original: Document;
}

export const outside = (
  unreadable: readonly UnreadableStretch[],
  drafts: readonly Draft[],
): readonly Draft[] =>
  drafts.filter((draft) => !unreadable.some((stretch) => touches(draft, stretch)));

const FILED: ReadonlySet<string> = new Set(['revenue', 'net-income']);

/** Where the company's figures are filed in a form that machines read, its prose and tables state no others. */
function withoutRivalsOfFacts(
  drafts: readonly Draft[],
  { record }: Document,
  filed: ReadonlySet<string>,
): readonly Draft[] {
  return record.kind === 'filing'
    ? drafts.filter(({ attribute }) => !filed.has(attribute))
    : drafts;
}

export const readableOf = (documents: readonly Document[]): readonly Readable[] =>
  documents.flatMap((original) => {
    const budgeted = withinBudget(original);
    return budgeted.kind === 'readable' ? [{ ...budgeted, original }] : [];
  });

/** What the readers of facts took from each readable document, or from those at some places alone. */
export function draftsByCode(
  card: EntityCard,
  readable: readonly Readable[],
  readers: Readers,
  places: ReadonlySet<number> = new Set(readable.keys()),
): readonly (readonly Draft[])[] {
  const all = readable.map(({ document }) => document);
  const reading = { card, all };
  const filed = new Set(
    all
      .filter(({ record }) => record.kind === 'company-facts')
      .flatMap((document) => companyFacts(document, reading))
      .map(({ attribute }) => attribute)
      .filter((attribute) => FILED.has(attribute)),
  );
  return readable.map(({ document, unreadable }, place) =>
    places.has(place)
      ? outside(
          unreadable,
          onlyProven(
            withoutRivalsOfFacts(readFacts(document, reading), document, filed),
            document,
            readers,
          ),
        )
      : [],
  );
}

/** Longest first, so that all parts take about as long. */
function placesOf(readable: readonly Readable[], part: number, parts: number): ReadonlySet<number> {
  const byLength = [...readable.keys()].toSorted(
    (one, other) =>
      (readable[other]?.document.text.length ?? 0) - (readable[one]?.document.text.length ?? 0),
  );
  return new Set(byLength.filter((_, at) => at % parts === part));
}

/** What one of several processes reads for facts: everything it does not read is empty. */
export function readPart(
  card: EntityCard,
  documents: readonly Document[],
  readers: Readers,
  { part, parts }: { readonly part: number; readonly parts: number },
): readonly (readonly Draft[])[] {
  const readable = readableOf(documents);
  return draftsByCode(card, readable, readers, placesOf(readable, part, parts));
}

/** What several processes read, together. */
export const togetherOf = (
  parts: readonly (readonly (readonly Draft[])[])[],
): readonly (readonly Draft[])[] =>
  (parts[0] ?? []).map((_, place) => parts.flatMap((part) => part[place] ?? []));
