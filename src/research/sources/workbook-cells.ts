import { unescapeHtml } from '../read';

/** Formats of numbers that are days: the built-in ones, and any that names day and year. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 45, 46, 47, 50, 57]);
/** Workbooks count days from the last of 1899. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

export type Attributes = Readonly<Record<string, string>>;

export function attributesOf(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', one, other]) => [name, unescapeHtml(one ?? other ?? '')],
    ),
  );
}

interface Element {
  readonly attributes: string;
  readonly inner: string;
}

/** The elements of a name, one after the other. A tag that is never closed ends the search, however often it stands there. */
export function* elements(xml: string, name: string): Generator<Element> {
  const opening = new RegExp(`<(?:\\w{1,20}:)?${name}(?=[\\s/>])([^<>]*)>`, 'g');
  const closing = new RegExp(`</(?:\\w{1,20}:)?${name}\\s*>`, 'g');
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const attributes = found[1] ?? '';
    if (attributes.endsWith('/')) {
      yield { attributes: attributes.slice(0, -1), inner: '' };
      continue;
    }
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(xml);
    if (end === null) return;
    yield { attributes, inner: xml.slice(opening.lastIndex, end.index) };
    opening.lastIndex = closing.lastIndex;
  }
}

/** The texts of `<t>` in a piece of XML, one after the other; how they are pronounced is left out. */
export function textIn(xml: string): string {
  const spoken = xml.includes('rPh')
    ? xml.replace(/<rPh\b[^<>]*>[^<]*(?:<t\b[^<>]*>[^<]*<\/t>)?[^<]*<\/rPh>/g, '')
    : xml;
  return [...elements(spoken, 't')].map(({ inner }) => unescapeHtml(inner)).join('');
}

/** Of every style whether its number is a day. */
export function dayStyles(styles: string): readonly boolean[] {
  const isDay = (code: string): boolean =>
    /y/i.test(code) && /[dm]/i.test(code.replace(/"[^"]*"|\\./g, ''));
  const formats = [...elements(styles, 'numFmt')].map(({ attributes }) => attributesOf(attributes));
  const own = new Set(
    formats
      .filter(({ formatCode = '' }) => isDay(formatCode))
      .map(({ numFmtId }) => Number(numFmtId)),
  );
  const cells = elements(styles, 'cellXfs').next().value?.inner ?? '';
  return [...elements(cells, 'xf')].map(({ attributes }) => {
    const format = Number(attributesOf(attributes)['numFmtId'] ?? 0);
    return DAY_FORMATS.has(format) || own.has(format);
  });
}

/** `AB7` → 27. */
export function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  return letters === undefined
    ? -1
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** What a cell's number may stand for. */
export interface Surroundings {
  shared(index: number): string;
  readonly days: readonly boolean[];
}

/** What a cell says, by its type, its style and its raw value. */
export function valueText(
  type: string,
  style: string,
  value: string,
  { shared, days }: Surroundings,
): string {
  if (type === 's') return shared(Number(value));
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type !== '' && type !== 'n') return unescapeHtml(value);
  const serial = Number(value);
  const isDay = value !== '' && days[Number(style)] === true && serial > 0 && serial < 200_000;
  return isDay ? new Date(FIRST_DAY + Math.floor(serial) * DAY).toISOString().slice(0, 10) : value;
}
