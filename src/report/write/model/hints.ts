import { shorten, visible } from '../../document';
import type { NumberedRow } from '../../plan';
import { formatCalculation } from '../../verify';
import type { DraftClaim, JoinedRows } from '../ports';
import { idOf } from './material';

const MOST_JOINS = 8;
const MOST_CALCULATED = 8;
const LONGEST = 240;

const clean = (text: string): string => shorten(visible(text), LONGEST);

/** Pairs of shown rows that may belong together, one a line: J1 {"entries":["E3","E9"],"share":"number 38"}. */
export function joinLines(
  joins: readonly JoinedRows[],
  rows: readonly NumberedRow[],
): readonly string[] {
  const numbers = new Map(rows.map((row) => [row.evidence.id, idOf(row)]));
  return joins
    .flatMap(({ ids, by, shared }) => {
      const entries = ids.flatMap((id) => numbers.get(id) ?? []);
      return entries.length < ids.length ? [] : [{ entries, share: clean(`${by} ${shared}`) }];
    })
    .slice(0, MOST_JOINS)
    .map((pair, index) => `J${index + 1} ${JSON.stringify(pair)}`);
}

/** What code has calculated from shown rows: K1 {"calculated":…,"formula":…,"entries":…}. */
export function calculatedLines(
  drafts: readonly DraftClaim[],
  rows: readonly NumberedRow[],
): readonly string[] {
  return drafts
    .flatMap(({ text, computation, evidenceIds }) => {
      const cited = rows.filter(({ evidence }) => evidenceIds.includes(evidence.id));
      if (computation === undefined || cited.length < new Set(evidenceIds).size) return [];
      const formula = formatCalculation({
        kind: 'computed',
        text,
        evidence: cited.map(({ evidence }) => evidence),
        restsOn: [],
        computation,
      });
      return formula === undefined
        ? []
        : [{ calculated: clean(text), formula: clean(formula), entries: cited.map(idOf) }];
    })
    .slice(0, MOST_CALCULATED)
    .map((one, index) => `K${index + 1} ${JSON.stringify(one)}`);
}
