import { expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock';
import { seconds } from '../../../kernel/time';
import type { EntityCard } from '../../company';
import { extractEvidence, findEvidence, inMemorySnapshots } from '../../evidence';
import { readPage, readPdf } from '../../read';
import { pdfOf } from '../../read/testing';
import { catalogue, type Ask } from '../../sources';
import type { AskedBody } from '../../sources/shape';
import { gatherSnapshots } from '../gather-snapshots';
import { readOpened } from './read-opened';

const readers = { read: async (input: Parameters<typeof readPage>[0]) => readPage(input), readPdf };
const answer = (more: Partial<AskedBody>): AskedBody => ({
  outcome: 'ok',
  url: 'https://mill.example/a',
  type: 'application/pdf',
  text: '',
  headers: {},
  fetchedAt: '2026-03-02T09:00:00.000Z',
  ...more,
});
const leaf = pdfOf([[{ y: 700, text: 'Pennant Mills had revenue of $41 million in 2025.' }]]);
const locked = pdfOf([[]], {
  trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <00> /U <00> >> /ID [<00> <00>]',
});

test.each([
  ['that says it is one', { bytes: leaf }, 'ok'],
  ['that says it is a download', { bytes: leaf, type: 'application/octet-stream' }, 'ok'],
  ['that is a page of HTML', { bytes: Buffer.from('<html></html>') }, 'shape-changed'],
  ['that came as text', { text: '%PDF-1.7 noise', type: 'text/html' }, 'shape-changed'],
  [
    'that is an archive',
    { bytes: Buffer.from('PK\u0003\u0004'), type: 'application/octet-stream' },
    'shape-changed',
  ],
  ['that breaks off', { bytes: leaf.slice(0, 200) }, /error-page|shape-changed/],
  ['that is closed with a password', { bytes: locked }, 'blocked'],
  ['of pictures alone', { bytes: pdfOf([[]]) }, 'empty'],
  ['that is too large', { bytes: new Uint8Array(25 * 1024 * 1024) }, 'refused'],
])('a PDF %s has an outcome', async (_, more, outcome) => {
  const read = await readOpened(readers, answer(more));
  expect(read.outcome).toMatch(outcome);
  expect(read.sentence).toMatch(/\.$/);
});

test('a PDF whose reader is ended is told as one that can’t be read', async () => {
  const ended = {
    ...readers,
    readPdf: async () => Promise.reject(new Error('The task “readPdf” took longer.')),
  };
  expect(await readOpened(ended, answer({ bytes: leaf }))).toMatchObject({
    outcome: 'error-page',
    sentence: 'Its PDF could not be taken apart.',
  });
});

const card: EntityCard = {
  id: 'c1',
  name: 'Pennant Mills',
  legalName: 'Pennant Mills, Inc.',
  aliases: [],
  domain: 'pennant.example',
  jobBoards: {},
  namesakes: [],
};
const paragraph = 'The mill grinds flour for the whole county and has done so for years. ';
const html = (title: string, links: readonly string[] = []): string =>
  `<html><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${paragraph.repeat(8)}</p>${links.map((link) => `<a href="${link}">${link}</a>`).join('')}</main></body></html>`;

async function gatherFrom(pages: Readonly<Record<string, string | Uint8Array>>, requests = 200) {
  const asked: string[] = [];
  const ask: Ask = async ({ url }) => {
    asked.push(url);
    const found = pages[new URL(url).pathname];
    if (found === undefined) return { outcome: 'gone', sentence: 'There is no such page.' };
    return typeof found === 'string'
      ? answer({ url, type: 'text/html', text: found })
      : answer({ url, bytes: found });
  };
  const snapshots = inMemorySnapshots();
  const sources = catalogue.filter(({ id }) => id.startsWith('site-'));
  const gathered = await gatherSnapshots(
    {
      ask,
      clock: testClock(),
      snapshots,
      sources,
      budget: { requests, characters: 9_000_000, time: seconds(60) },
    },
    card,
    { role: 'Miller' },
  );
  return {
    asked,
    gathered,
    evidence: await findEvidence(
      { snapshots, extract: async (...read) => extractEvidence(...read) },
      card,
      gathered.snapshots,
    ),
  };
}

test('what stands in a PDF of the company’s own is evidence, an exact quote of its snapshot', async () => {
  const { gathered, evidence } = await gatherFrom({
    '/': html('Pennant Mills', ['/investors']),
    '/investors': html('Investors', ['/files/annual-report-2025.pdf', '/files/terms.pdf']),
    '/files/annual-report-2025.pdf': leaf,
    '/files/terms.pdf': leaf,
  });
  expect(
    gathered.snapshots.filter(({ url }) => url.endsWith('.pdf')).map(({ url }) => url),
  ).toEqual(['https://pennant.example/files/annual-report-2025.pdf']);
  expect(evidence.find(({ attribute }) => attribute === 'revenue')).toMatchObject({
    value: 41_000_000,
    quote: 'Pennant Mills had revenue of $41 million in 2025.',
    url: 'https://pennant.example/files/annual-report-2025.pdf',
  });
});

const openings = [
  'baker',
  'cook',
  'driver',
  'florist',
  'gardener',
  'head-miller',
  'joiner',
  'keeper',
].map((job) => `/careers/${job}`);
const careers = {
  '/': html('Pennant Mills', ['/careers']),
  '/careers': html('Careers', openings),
  ...Object.fromEntries(openings.map((path) => [path, html(path)])),
};

test('every opening on the company’s own site is read, those near the role first', async () => {
  const { gathered, asked } = await gatherFrom(careers);
  const read = gathered.snapshots.map(({ url }) => new URL(url).pathname);
  expect(openings.every((path) => read.includes(path))).toBe(true);
  expect(new Set(gathered.snapshots.map(({ url }) => url)).size).toBe(read.length);
  expect(asked.find((url) => url.includes('/careers/'))).toContain('head-miller');
});

test('a small budget ends the reading of openings and says so to nobody’s harm', async () => {
  const { asked, gathered } = await gatherFrom(careers, 30);
  expect(asked.length).toBeLessThanOrEqual(30);
  expect(gathered.snapshots.some(({ url }) => url.endsWith('head-miller'))).toBe(true);
});
