import { z } from 'zod';
import { squeeze } from '../../../../kernel/text';
import { visible } from '../../../document';
import type { NumberedRow } from '../../../plan';
import type { DraftClause } from '../../ports';

/** A sentence says no more things than this; a longer list is none. */
const MOST_CLAUSES = 10;
const LONGEST_TEXT = 420;
const LONGEST_SPAN = 600;

export interface RepliedClause {
  readonly text: string;
  readonly entry: string;
  readonly span: string;
}

const clause = z.object({ text: z.string(), entry: z.string(), span: z.string() });

/** A list that is missing or has another form is an empty one: the sentence is then verified as a whole. */
function onlyWellFormed(value: unknown): unknown {
  if (!Array.isArray(value) || value.length > MOST_CLAUSES) return [];
  return value.every((one) => clause.safeParse(one).success) ? value : [];
}

/** The clauses of a sentence in a reply: asked of every model, and missed where one doesn't name them. */
export const clausesForm: z.ZodType<readonly RepliedClause[]> = z.preprocess(
  onlyWellFormed,
  z.array(clause),
);

/** Marks, dashes and spaces in one form each, since models don’t repeat those letter for letter. */
const inOneForm = (text: string): string =>
  squeeze(
    visible(text)
      .normalize('NFKC')
      .replaceAll(/[“”„«»]/gu, '"')
      .replaceAll(/[‘’‚]/gu, "'")
      .replaceAll(/[‐‑–—]/gu, '-'),
  ).trim();

function readClause(
  { text, entry, span }: RepliedClause,
  rows: ReadonlyMap<string, NumberedRow>,
): DraftClause | undefined {
  const row = rows.get(entry);
  const [said, carried] = [squeeze(visible(text)).trim(), inOneForm(span)];
  const isBounded =
    said !== '' && said.length <= LONGEST_TEXT && carried !== '' && carried.length <= LONGEST_SPAN;
  if (row === undefined || !isBounded || !inOneForm(row.evidence.quote).includes(carried))
    return undefined;
  return { text: said, evidenceId: row.evidence.id, span: carried };
}

/** All of them, or none: each names an entry of its sentence and words that stand in that entry’s quote. */
export function readRepliedClauses(
  clauses: readonly RepliedClause[],
  rows: ReadonlyMap<string, NumberedRow>,
): readonly DraftClause[] | undefined {
  const read = clauses.map((one) => readClause(one, rows));
  const usable = read.filter((one) => one !== undefined);
  return usable.length > 0 && usable.length === read.length ? usable : undefined;
}
