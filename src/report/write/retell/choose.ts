import type { Evidence } from '../../../research/evidence/shape';
import { rateRows } from './rate';
import { retell } from './retell';
import { contentOf, isSameFact } from './same-fact';
import type { Retold, Teller } from './shape';
import { THEMES, type Theme } from './themes';

/** A sentence of a source, retold, and where the report has it. */
export interface RetoldRow {
  readonly row: Evidence;
  readonly theme: Theme;
  readonly told: Retold;
}

const ATTRIBUTES: ReadonlySet<string> = new Set(['passage', 'statement']);
/** Rows looked at for each place a theme has: most can’t be retold. */
const TRIES = 8;

function newestYear(rows: readonly Evidence[]): number {
  const years = rows.flatMap(({ quote, fetchedAt }) => {
    const now = Number(fetchedAt.slice(0, 4));
    return [...quote.matchAll(/\b20\d\d\b/gu)]
      .map(([year]) => Number(year))
      .filter((year) => year <= now);
  });
  return Math.max(0, ...years);
}

const isFiling = ({ sourceId, reliability }: Evidence): boolean =>
  reliability === 'register' || sourceId.startsWith('sec-');

/** The sentences of sources that are worth telling, each theme’s in the order of its sources. */
export function chooseRetold(
  evidence: readonly Evidence[],
  teller: Teller,
  holds: (text: string, row: Evidence) => boolean,
): readonly RetoldRow[] {
  const rows = evidence.filter(
    ({ attribute, status, display, details }) =>
      ATTRIBUTES.has(attribute) &&
      status !== 'kept-apart' &&
      display === undefined &&
      details?.['subject'] === undefined,
  );
  const rated = rateRows(rows, newestYear(rows));
  const chosen: (RetoldRow & { readonly content: ReadonlySet<string> })[] = [];
  const tried = new Map<string, number>();
  for (const { row, theme } of rated) {
    const already = chosen.filter((one) => one.theme === theme).length;
    const tries = tried.get(theme.id) ?? 0;
    if (already >= theme.most || tries >= theme.most * TRIES) continue;
    tried.set(theme.id, tries + 1);
    const told = retell(
      {
        text: row.quote,
        context: row.context,
        own: row.reliability === 'first-party' || isFiling(row),
        filing: isFiling(row),
        title: row.title,
      },
      teller,
    );
    if (told === undefined) continue;
    const content = contentOf(told.text);
    if (chosen.some((one) => isSameFact(one.content, content))) continue;
    if (!holds(told.text, row) || !holds(told.continued, row)) continue;
    chosen.push({ row, theme, told, content });
  }
  return THEMES.flatMap((theme) =>
    chosen.filter((one) => one.theme === theme).map(({ row, told }) => ({ row, theme, told })),
  );
}
