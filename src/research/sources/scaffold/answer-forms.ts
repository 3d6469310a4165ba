import { withoutByteOrder } from '../../../kernel/text';
import { fail, succeed, type Result } from '../../../kernel/result';
import { escapeHtml } from '../../../kernel/formats/html';
import { readCsv, readXml } from '../../../platform/formats';
import { pageData } from '../reading/formats/page-data';
import type { SourceKind } from '../shape';
import { readTable } from '../reading/formats/table-rows';
import { findList, isNamed, type FoundList, type NamedValues } from './find-list';
import { titleKeyOf } from './guess-fields';
import { invent, inventAround, OURS, THEIRS } from './invent-answer';

export interface AnswerForm {
  readonly list: FoundList;
  readonly type: string;
  /** As a contract case holds it: two things, one of them about somebody else; or none. */
  readonly made: unknown;
  readonly nothing: unknown;
}

function two({ items }: FoundList): readonly unknown[] {
  const [first = {}] = items;
  const under = titleKeyOf(items);
  return [
    invent(first, { name: OURS, under, at: 7 }),
    invent(first, { name: THEIRS, under, at: 8 }),
  ];
}
const plain = (items: readonly unknown[]): readonly NamedValues[] => items.filter(isNamed);

function asJson(text: string): Result<AnswerForm> {
  let body: unknown;
  try {
    body = JSON.parse(withoutByteOrder(text));
  } catch {
    return fail('unread', 'The recorded answer is no JSON.');
  }
  const list = findList(body);
  return succeed({
    list,
    type: 'application/json',
    made: inventAround(body, list.path, two(list)),
    nothing: list.path === '.' ? {} : inventAround(body, list.path, []),
  });
}

function xmlOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => xmlOf(name, one)).join('');
  if (!isNamed(value)) return `<${name}>${escapeHtml(String(value ?? ''))}</${name}>`;
  const inside = Object.entries(value)
    .filter(([key]) => !key.startsWith('@') && key !== '$')
    .map(([key, one]) => xmlOf(key, one))
    .join('');
  const attributes = Object.entries(value)
    .filter(([key]) => key.startsWith('@'))
    .map(([key, one]) => ` ${key.slice(1)}="${escapeHtml(String(one))}"`)
    .join('');
  return `<${name}${attributes}>${inside === '' ? escapeHtml(String(value['$'] ?? '')) : inside}</${name}>`;
}

function asXml(text: string): Result<AnswerForm> {
  const body = readXml(text);
  const root = /<([A-Za-z_][\w:.-]*)[\s/>]/.exec(text.replace(/<[?!][^>]*>/g, ''))?.[1] ?? 'answer';
  if (!body.ok) return fail('unread', 'The recorded answer is no XML.');
  const list = findList(body.value);
  return succeed({
    list,
    type: 'application/xml',
    made: xmlOf(root, inventAround(body.value, list.path, two(list))),
    nothing: xmlOf(root, inventAround(body.value, list.path, [])),
  });
}

/** Cells under their headers, of which the first row alone is looked at. */
function asTable(rows: readonly NamedValues[], heads: readonly string[]) {
  const [first = {}] = rows;
  const columns = Object.keys(first);
  const under = titleKeyOf(rows);
  const line = (name: string, at: number): readonly string[] => {
    const made = invent(first, { name, under, at }) as NamedValues;
    return columns.map((column) => String(made[column] ?? ''));
  };
  return {
    heads: columns.map((column, at) => heads[at] ?? column),
    lines: [line(OURS, 7), line(THEIRS, 8)],
  };
}

function asCsv(text: string): Result<AnswerForm> {
  const cells = readCsv(text);
  const { rows } = readTable(cells.ok ? cells.value : []);
  if (rows.length === 0) return fail('unread', 'The recorded answer is no table with a header.');
  const { heads, lines } = asTable(rows, []);
  const csv = (cells: readonly (readonly string[])[]): string =>
    cells
      .map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`)
      .join('');
  return succeed({
    list: { path: 'rows[]', items: plain(rows) },
    type: 'text/csv',
    made: csv([heads, ...lines]),
    nothing: csv([heads]),
  });
}

function asPage(text: string): Result<AnswerForm> {
  const { tables } = pageData(text, 'https://service.example/');
  const at = tables.findIndex(
    ({ rows }) => rows.length > 0 && Object.keys(rows[0] ?? {}).length > 1,
  );
  const rows = (tables[at]?.rows ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !name.endsWith('_link'))),
  );
  if (rows.length === 0)
    return fail('unread', 'The recorded page holds no table; such an entry is written by hand.');
  const { heads, lines } = asTable(rows, []);
  const rowOf = (tag: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const table = (cells: readonly (readonly string[])[]): string =>
    [
      '<!doctype html><html><body>',
      '<table></table>'.repeat(at),
      `<table>${rowOf('th', heads)}${cells.map((row) => rowOf('td', row)).join('')}</table>`,
      '</body></html>',
    ].join('');
  return succeed({
    list: { path: `tables[${at}].rows[]`, items: plain(rows) },
    type: 'text/html',
    made: table(lines),
    nothing: table([]),
  });
}

const item = (title: string, at: number): string =>
  `<item><title>${title}</title><link>https://service.example/${at}</link><pubDate>Mon, 02 Mar 2026 09:00:00 GMT</pubDate><description>Lamps for harbours.</description></item>`;
const rss = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title><link>https://service.example/</link>${items}</channel></rss>`;

/** All feeds are read alike, so of a recorded one nothing is needed. */
function asFeed(): Result<AnswerForm> {
  return succeed({
    list: { path: '', items: [] },
    type: 'application/rss+xml',
    made: rss(item(`${OURS} opens a third workshop`, 7) + item(`${THEIRS} adds boats`, 8)),
    nothing: rss(''),
  });
}

export const FORMS: Readonly<Partial<Record<SourceKind, (text: string) => Result<AnswerForm>>>> = {
  json: asJson,
  search: asJson,
  xml: asXml,
  csv: asCsv,
  html: asPage,
  feed: asFeed,
};
