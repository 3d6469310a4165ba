import { trimEndSigns } from '../../../../kernel/text';
import { isGeneration, phraseFinder } from '../../../../language';

const MOST_TITLE = 120;
/** Whether words name an office of a company. */
export const namesOffice = phraseFinder(
  `ceo, cfo, chair/chairman/chairperson/chairwoman, chief, controller, coo, cto, general counsel, =officer,
   =president, =secretary, treasurer`,
);

const MARK = /(?:\[\d{1,2}\]|\(\d{1,2}\)|\*{1,3})$/u;

/** A cell without marks of footnotes and without “Jr.” */
export function withoutMarks(cell: string): string {
  const bare = cell.trim().replace(MARK, '').trimEnd();
  const last = bare.split(' ').at(-1) ?? '';
  return trimEndSigns(isGeneration(last) ? bare.slice(0, -last.length) : bare, ' ,');
}

/** “AMY E. HOOD” as one says it. */
export const spoken = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

/** Whether a cell holds an office and no sentence. */
export const isOffice = (cell: string): boolean =>
  cell.length <= MOST_TITLE && namesOffice(cell) && !/[.;]\s/u.test(cell);
