import { squeeze } from '../../../kernel/text';
import { documentOf } from './formats/page-data';
import type { Ask, AskedBody, AskedNothing, Follow, SourceQuestion } from '../shape';

/** A sheet that is published as a page is published as comma-separated values too. */
function asTable(address: URL): string {
  if (address.hostname !== 'docs.google.com') return address.href;
  const [, sheet] = /^(\/spreadsheets\/d\/(?:e\/)?[\w-]+)\//.exec(address.pathname) ?? [];
  if (sheet === undefined) return address.href;
  const table = new URL(`${sheet}/${sheet.includes('/e/') ? 'pub' : 'export'}`, address);
  const part = address.searchParams.get('gid') ?? /gid=(\d+)/.exec(address.hash)?.[1];
  table.searchParams.set(sheet.includes('/e/') ? 'output' : 'format', 'csv');
  if (part !== undefined) table.searchParams.set('gid', part);
  return table.href;
}

/** On the page’s own site, or where the entry says that its files stand; never anywhere else. */
function mayFollow(address: URL, page: URL, host: string | undefined): boolean {
  if (address.protocol !== 'https:' || address.port !== '' || address.username !== '') return false;
  const site = page.hostname.replace(/^www\./, '');
  return host === undefined
    ? address.hostname === site || address.hostname.endsWith(`.${site}`)
    : address.hostname === host;
}

/** What a table calls a file stands in a cell beside its link; a picture or a workbook is no document. */
const A_DOCUMENT = /\.(?:html?|txt)$/i;

/** The file in whose row a cell says one of the words and nothing else, the most telling word first. */
function fileRowIn(html: string, base: string, { words, host }: Follow): string | undefined {
  const page = new URL(base);
  const rows = [...documentOf(html).querySelectorAll('tr')].flatMap((row) => {
    const href = row.querySelector('a[href]')?.getAttribute('href') ?? '';
    if (!URL.canParse(href, base)) return [];
    const address = new URL(href, base);
    const cells = [...row.querySelectorAll('td')].map((cell) =>
      squeeze(cell.textContent ?? '').toLowerCase(),
    );
    return mayFollow(address, page, host) && A_DOCUMENT.test(address.pathname)
      ? [{ address, cells }]
      : [];
  });
  return words.flatMap((word) => rows.find(({ cells }) => cells.includes(word)) ?? []).at(0)
    ?.address.href;
}

/** The address of the file that a page links to: the first link that holds the most telling of the words. */
export function fileLinkIn(html: string, base: string, follow: Follow): string | undefined {
  if (follow.in === 'row') return fileRowIn(html, base, follow);
  const { words, host } = follow;
  const page = new URL(base);
  const links = [...documentOf(html).querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, base)) return [];
    const address = new URL(href, base);
    const says = squeeze(
      [link.textContent, link.getAttribute('title') ?? '', address.href].join(' '),
    ).toLowerCase();
    return mayFollow(address, page, host) ? [{ address, says }] : [];
  });
  const found = words.flatMap((word) => links.find(({ says }) => says.includes(word)) ?? []).at(0);
  if (found === undefined) return undefined;
  found.address.hash = found.address.hostname === 'docs.google.com' ? found.address.hash : '';
  return asTable(found.address);
}

const NO_LINK: AskedNothing = {
  outcome: 'shape-changed',
  sentence: 'Its page no longer links to the file.',
};

const NO_FILE: AskedNothing = { outcome: 'empty', sentence: 'It lists no such file.' };

/** Asks a source. If its page links to a file, the file is the answer. The same limits hold. */
export async function fetchThrough(
  ask: Ask,
  question: SourceQuestion,
): Promise<AskedBody | AskedNothing> {
  const { body: _, ...plain } = question;
  const { follow } = plain.source.request;
  const page = await ask(question);
  if (follow === undefined || page.outcome !== 'ok') return page;
  const url = fileLinkIn(page.text, page.url, follow);
  // A company may file its release as the filing itself, without a list.
  if (url === undefined && follow.missing === 'itself') return page;
  if (url === undefined) return follow.missing === 'empty' ? NO_FILE : NO_LINK;
  return ask({ ...plain, url });
}
