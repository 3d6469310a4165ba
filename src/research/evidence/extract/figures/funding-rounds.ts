import { readDays, readMoney } from '../../../../language';
import { isFirstParty, linesOf, type Draft, type Extractor } from '../document';

const ROUND = /^(?:(?:funding\s+)?round|series|stage)$/iu;
const AMOUNT = /^(?:amount|raised|size|sum|volume|amount raised)\b/iu;
const DATE = /^(?:date|closed|when|month|year)\b/iu;
const LEAD = /^(?:lead(?: investors?)?|led by|investors?)\b/iu;

/** Rounds of money in a table of the company's, by what its columns are called. */
export const fundingRounds: Extractor = (document) => {
  if (!isFirstParty(document)) return [];
  let columns: readonly string[] = [];
  return linesOf(document).flatMap(({ block, text }): readonly Draft[] => {
    const cells = block.kind === 'row' ? text.split(' | ').map((cell) => cell.trim()) : [];
    if (cells.some((cell) => ROUND.test(cell)) && cells.some((cell) => AMOUNT.test(cell))) {
      columns = cells;
      return [];
    }
    if (cells.length === 0) columns = [];
    if (cells.length === 0 || cells.length !== columns.length) return [];
    const cell = (pattern: RegExp): string =>
      cells[columns.findIndex((column) => pattern.test(column))] ?? '';
    const [sum] = readMoney(cell(AMOUNT));
    const [day] = readDays(cell(DATE));
    const details = { round: cell(ROUND), ...(cell(LEAD) === '' ? {} : { lead: cell(LEAD) }) };
    return sum === undefined
      ? []
      : [
          {
            topic: 'financials',
            attribute: 'funding',
            start: block.start,
            end: block.end,
            value: sum.value,
            unit: sum.unit,
            details,
            ...(day === undefined ? {} : { asOf: day.day }),
          },
        ];
  });
};
