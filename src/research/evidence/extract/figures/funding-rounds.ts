import { phraseFinder, readDays, readMoney } from '../../../../language';
import { isFirstParty, linesOf, type Draft, type Extractor } from '../document';

const isRound = phraseFinder('^ =funding =round $, ^ =round $, ^ =series $, ^ =stage $');
const isAmount = phraseFinder('^ =amount/=raised/=size/=sum/=volume');
const isDate = phraseFinder('^ =closed/=date/=month/=when/=year');
const isLead = phraseFinder('^ investor, ^ =lead, ^ led by');

/** Rounds of money in a table of the company's, by what its columns are called. */
export const fundingRounds: Extractor = (document) => {
  if (!isFirstParty(document)) return [];
  let columns: readonly string[] = [];
  return linesOf(document).flatMap(({ block, text }): readonly Draft[] => {
    const cells = block.kind === 'row' ? text.split(' | ').map((cell) => cell.trim()) : [];
    if (cells.some((cell) => isRound(cell)) && cells.some((cell) => isAmount(cell))) {
      columns = cells;
      return [];
    }
    if (cells.length === 0) columns = [];
    if (cells.length === 0 || cells.length !== columns.length) return [];
    const cell = (isColumn: (name: string) => boolean): string =>
      (cells[columns.findIndex(isColumn)] ?? '').replace(/^[—–-]$/u, '');
    const [sum] = readMoney(cell(isAmount));
    const [day] = readDays(cell(isDate));
    const details = {
      round: cell(isRound),
      ...(cell(isLead) === '' ? {} : { lead: cell(isLead) }),
    };
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
