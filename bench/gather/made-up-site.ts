import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { seededRandom, type Random } from '../../src/kernel/seeded-random';

export const HOST = 'www.tallowbrook.example';
const NOUNS = [
  'ferry',
  'ledger',
  'harbour',
  'kiln',
  'orchard',
  'signal',
  'loom',
  'canal',
  'archive',
  'quarry',
  'lantern',
  'mill',
  'bridge',
  'garden',
  'compass',
  'valve',
];
const VERBS = [
  'measures',
  'repairs',
  'ships',
  'counts',
  'sorts',
  'heats',
  'records',
  'lifts',
  'plans',
  'tests',
  'paints',
  'weighs',
];
const PLACES = [
  'in Duluth',
  'by the north gate',
  'for small towns',
  'before winter',
  'with two crews',
  'across the county',
  'at night',
  'under the old roof',
];

function pick(list: readonly string[], random: Random): string {
  return list[Math.floor(random.next() * list.length)] ?? '';
}

function sentence(random: Random): string {
  const [one, other] = [pick(NOUNS, random), pick(NOUNS, random)];
  return (
    `The ${one} crew ${pick(VERBS, random)} the ${other} ${pick(PLACES, random)} ` +
    `${Math.floor(random.next() * 900) + 100} times a year.`
  );
}

function paragraph(random: Random): string {
  return `<p>${Array.from({ length: 4 + Math.floor(random.next() * 4) }, () => sentence(random)).join(' ')}</p>`;
}

/**
 * About 64 kB, like a company's page: a fifth of it text, the rest navigation, styles, and scripts.
 */
export function pageOf(index: number, count: number): string {
  const random = seededRandom(index + 1);
  const menu = Array.from(
    { length: 90 },
    (_, entry) =>
      `<li class="nav-item nav-item--${entry} has-children">` +
      `<a class="nav-link" data-track="menu-${entry}" href="/news/${(index * 7 + entry) % count}">` +
      `${pick(NOUNS, random)} and ${pick(NOUNS, random)}</a></li>`,
  ).join('\n');
  const styles = Array.from({ length: 260 }, (_, rule) => {
    const color = (rule * 4_099).toString(16).padStart(6, '0').slice(0, 6);
    const space = `margin:${rule % 40}px;padding:${rule % 12}px`;
    return `.block-${rule}-${index % 9}{${space};color:#${color}}`;
  }).join('\n');
  const script = Array.from(
    { length: 240 },
    (_, line) =>
      `window.data_${line}={id:${line},name:"${pick(NOUNS, random)}",seen:${Math.floor(random.next() * 1e9)}};`,
  ).join('\n');
  const body = Array.from({ length: 4 }, (_, part) => {
    const heading = `<h2>${pick(NOUNS, random)} ${pick(VERBS, random)}</h2>`;
    const paragraphs = Array.from({ length: 9 }, () => paragraph(random));
    return `<section class="block-${part}">${heading}${paragraphs.join('\n')}</section>`;
  }).join('\n');
  const rows = Array.from(
    { length: 12 },
    (_, row) => `<tr><td>${2013 + row}</td><td>${Math.floor(random.next() * 9_000)}</td></tr>`,
  ).join('');
  return [
    '<!doctype html><html lang="en"><head>',
    `<title>News ${index} of Tallowbrook Ferries</title>`,
    `<meta name="description" content="${sentence(random)}">`,
    `<style>${styles}</style><script>${script}</script></head>`,
    `\n<body><header><nav><ul>${menu}</ul></nav></header><main><article>`,
    `<h1>Tallowbrook Ferries, number ${index}</h1>`,
    `<time datetime="2026-0${(index % 9) + 1}-12">12 ${index}</time>${body}`,
    `<table><tr><th>Year</th><th>Trips</th></tr>${rows}</table></article></main>`,
    `\n<footer>${menu}</footer></body></html>`,
  ].join('');
}

export interface MadeUpSite {
  readonly port: number;
  readonly bytes: number;
  close(): Promise<void>;
}

/** A company's site of many pages on the loopback, packed as real ones are. */
export async function serveSite(count: number): Promise<MadeUpSite> {
  const pages = Array.from({ length: count }, (_, index) => pageOf(index, count));
  const answers = new Map(
    pages.map((html, index) => [
      `/news/${index}`,
      {
        packed: gzipSync(html),
        tag: `"${createHash('sha256').update(html).digest('hex').slice(0, 16)}"`,
      },
    ]),
  );
  const answer = ({ url = '', headers }: IncomingMessage, response: ServerResponse): void => {
    const found = answers.get(url);
    if (found === undefined)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('none');
    if (headers['if-none-match'] === found.tag)
      return void response.writeHead(304, { etag: found.tag }).end();
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        etag: found.tag,
      })
      .end(found.packed);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    bytes: pages.reduce((sum, html) => sum + Buffer.byteLength(html), 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
