import { headOf, labelOf } from './draw-bars';
import type { Drawn } from './picture-drawing';
import type { GridPicture } from './pictures';
import { isTally } from './axis';
import { grouped } from '../format-figure';

const MOST_TEAMS = 9;
const MOST_PLACES = 5;

/** Counts of teams by place. */
export function drawGrid({ rows, columns, unit }: GridPicture): Drawn | undefined {
  const read = rows.map((row) => ({
    ...row,
    label: labelOf(row.label),
    counts: columns.map((_, at) => (isTally(row.counts[at]) ? row.counts[at] : 0)),
  }));
  const places = columns.map(labelOf);
  const shown = read
    .slice(0, MOST_TEAMS)
    .map(({ label, counts }) => ({ label, counts: counts.slice(0, MOST_PLACES) }));
  if (!shown.some(({ counts }) => counts.some((count) => count > 0))) return undefined;
  return {
    drawing: { kind: 'grid', columns: places.slice(0, MOST_PLACES), rows: shown },
    head: [headOf(unit), ...places],
    rows: read.map(({ label, counts, evidenceIds }) => ({
      cells: [label, ...counts.map((count) => grouped(count))],
      evidenceIds,
    })),
    beyond: read.length - shown.length,
  };
}
