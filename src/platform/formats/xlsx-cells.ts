import { unescapeHtml } from '../../kernel/formats/html';
import { tooLarge } from './fault';
import { attributesIn, createXmlScanner } from './xml-scanner';

/** Formats of numbers that are days: the built-in ones, and any that names day and year. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 45, 46, 47, 50, 57]);
/** Workbooks count days from the last of 1899. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
const LAST_SERIAL = 200_000;
const MOST_STYLES = 100_000;
export const WIDEST_SHEET = 300;
/** A cell holds at most 32,767 signs, each of them perhaps escaped. */
export const LONGEST_VALUE = 300_000;

/** What a cell's number may mean: the place of a shared text, or a day. */
export interface CellStyles {
  shared(index: number): string;
  readonly days: readonly boolean[];
}

const isDay = (code: string): boolean =>
  /y/i.test(code) && /[dm]/i.test(code.replace(/"[^"]*"|\\./g, ''));

/** For each style, whether its number is a day. */
export function dayStyles(styles: string): readonly boolean[] {
  const own = new Set<number>();
  const days: boolean[] = [];
  let inCells = false;
  const scanner = createXmlScanner();
  scanner.push(styles);
  scanner.end();
  for (let token = scanner.next(); token !== 'more'; token = scanner.next()) {
    if (token === 'text' || token === 'cdata') continue;
    if (scanner.isCalled('cellXfs')) inCells = token === 'open';
    else if (token === 'close') continue;
    else if (scanner.isCalled('numFmt')) {
      const { formatCode = '', numFmtId } = Object.fromEntries(attributesIn(scanner.attributes()));
      if (isDay(unescapeHtml(formatCode))) own.add(Number(numFmtId));
    } else if (inCells && scanner.isCalled('xf')) {
      const { numFmtId = 0 } = Object.fromEntries(attributesIn(scanner.attributes()));
      days.push(DAY_FORMATS.has(Number(numFmtId)) || own.has(Number(numFmtId)));
      if (days.length > MOST_STYLES) throw tooLarge('its styles never end.');
    }
  }
  return days;
}

/** `AB7` → 27; -1 where it is no reference. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length && at < 3; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/** What a cell says, by its type, its style and its raw value. */
export function cellText(
  type: string,
  style: string,
  value: string,
  { shared, days }: CellStyles,
): string {
  if (type === 's') return shared(Number(value));
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type !== '' && type !== 'n') return unescapeHtml(value);
  const serial = Number(value);
  const shown = value !== '' && days[Number(style)] === true && serial > 0 && serial < LAST_SERIAL;
  return shown ? new Date(FIRST_DAY + Math.floor(serial) * DAY).toISOString().slice(0, 10) : value;
}
