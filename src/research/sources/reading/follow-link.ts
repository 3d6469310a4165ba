import { squeeze } from '../../../kernel/text';
import { documentOf } from './page-data';
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

/** The address of the file that a page links to: the first link that holds the most telling of the words. */
export function fileLinkIn(
  html: string,
  base: string,
  { words, host }: Follow,
): string | undefined {
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

/** Asks a source; where its address shows a page that links to a file, the file is the answer. Both are asked with the same politeness. */
export async function fetchThrough(
  ask: Ask,
  question: SourceQuestion,
): Promise<AskedBody | AskedNothing> {
  const { body: _, ...plain } = question;
  const { follow } = plain.source.request;
  const page = await ask(question);
  if (follow === undefined || page.outcome !== 'ok') return page;
  const url = fileLinkIn(page.text, page.url, follow);
  return url === undefined ? NO_LINK : ask({ ...plain, url });
}
