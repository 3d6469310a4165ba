import { parseHTML } from 'linkedom';
import { squeeze } from '../../../../kernel/text';
import { columnName, readTable, type TableRow } from './table-rows';

/** A page as data that a mapping can walk: what a table's header names, a row's cells are called. */
export interface PageData {
  readonly title: string;
  readonly tables: readonly { readonly caption: string; readonly rows: readonly TableRow[] }[];
  readonly meta: Readonly<Record<string, string>>;
  readonly structured: readonly unknown[];
}

const MOST_ROWS = 5_000;
/** A cell whose own links are kept apart by this, so that the row can be read as texts first. */
const LINK = '_link';

const textOf = (tag: Element): string => squeeze(tag.textContent);

function linkOf(cell: Element, base: string): string {
  const address = cell.querySelector('a[href]')?.getAttribute('href') ?? '';
  return address !== '' && URL.canParse(address, base) ? new URL(address, base).href : '';
}

function tableOf(table: Element, base: string): PageData['tables'][number] {
  const lines = [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table)
    .slice(0, MOST_ROWS);
  const cells = lines.map((row) =>
    [...row.children].filter(({ tagName }) => /^t[hd]$/i.test(tagName)),
  );
  const header = cells.find((row) => row.length > 1) ?? [];
  const names = header.map((cell) => columnName(textOf(cell)));
  // Beside each column stands one with its links, named after it.
  const widened = cells.map((row) => [
    ...row.map(textOf),
    ...names.map((_, index) =>
      row === header ? '' : row[index] === undefined ? '' : linkOf(row[index], base),
    ),
  ]);
  const at = cells.indexOf(header);
  if (at >= 0) widened[at] = [...header.map(textOf), ...names.map((name) => `${name}${LINK}`)];
  return {
    caption: textOf(table.querySelector('caption') ?? table.ownerDocument.createElement('caption')),
    rows: readTable(
      widened.filter((_, index) => index >= at),
      new Set(names),
    ).rows,
  };
}

function structuredOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return [];
  }
}

/** A page’s tree, where what came may be a piece of one. */
export function documentOf(html: string): Document {
  return parseHTML(
    /<html[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`,
  ).document;
}

/** Takes a page apart without judging what on it matters; that is what the mapping says. */
export function pageData(html: string, base: string): PageData {
  const document = documentOf(html);
  const meta = [...document.querySelectorAll('meta[content]')].map(
    (tag) =>
      [
        columnName(tag.getAttribute('name') ?? tag.getAttribute('property') ?? ''),
        squeeze(tag.getAttribute('content') ?? ''),
      ] as const,
  );
  return {
    title: squeeze(document.querySelector('title')?.textContent ?? ''),
    tables: [...document.querySelectorAll('table')].map((table) => tableOf(table, base)),
    meta: Object.fromEntries(meta.filter(([name, value]) => name !== '' && value !== '')),
    structured: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      (script) => structuredOf(script.textContent),
    ),
  };
}
