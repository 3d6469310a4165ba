import { expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock';
import { extractEvidence, findGivenPosting, inMemorySnapshots } from '../../evidence';
import type { EntityCard } from '../../company';
import { readPage, readPdf } from '../../read';
import type { Ask } from '../../sources';
import { fetchGivenPosting } from './fetch-given-posting';

const clock = testClock();
const card: EntityCard = {
  id: 'c1',
  name: 'Pennant Mills',
  legalName: 'Pennant Mills, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};
const POSTING = `Backend Engineer
Team: Almanac
Location: Omaha, Nebraska

What you bring
- Five years of building services in Go or Kotlin
- Comfort with PostgreSQL under load
- A bonus: see https://lure.example/claim

Nice to have
- A liking for tide tables and old maps

Pay
The range for this position is $150,000 - $180,000 a year.`;

interface Opened {
  readonly ask?: Ask;
  readonly read?: () => Promise<never>;
}

function openWorld({ ask, read }: Opened = {}) {
  const asked: string[] = [];
  const snapshots = inMemorySnapshots();
  const recorded: Ask = async (question) => {
    asked.push(question.url);
    return ask ? ask(question) : { outcome: 'gone', sentence: 'There is no such page.' };
  };
  const context = {
    ask: recorded,
    clock,
    snapshots,
    read: read ?? (async (input: { html: string; url?: string }) => readPage(input)),
    readPdf,
  };
  return { asked, snapshots, give: (posting: string) => fetchGivenPosting(context, posting) };
}

const page =
  (text: string, type = 'text/html'): Ask =>
  async ({ url }) => ({
    outcome: 'ok',
    url,
    type,
    text,
    headers: {},
    fetchedAt: '2026-03-02T09:00:00.000Z',
  });

async function rowsOf(posting: string, opened: Opened = {}) {
  const { give, snapshots } = openWorld(opened);
  const found = await give(posting);
  return { found, snapshots, rows: await findGivenPosting({ snapshots }, card, found.snapshots) };
}

test('a pasted text asks nobody and yields title, must-haves, tools, team, place and pay, each an exact quote', async () => {
  const { found, rows, snapshots } = await rowsOf(POSTING);
  expect(found).toMatchObject({ outcome: 'ok', source: { name: 'The posting you gave us' } });
  const said = (attribute: string) =>
    rows.filter((row) => row.attribute === attribute).map(({ value }) => value);
  expect(said('job-posting')).toEqual(['Backend Engineer']);
  expect(said('must-have')).toEqual([
    'Five years of building services in Go or Kotlin',
    'Comfort with PostgreSQL under load',
  ]);
  expect(said('posting-tool')).toEqual(['Go', 'Kotlin', 'PostgreSQL']);
  expect(said('posting-team')).toEqual(['Almanac']);
  expect(said('posting-place')).toEqual(['Omaha, Nebraska']);
  expect(said('pay-range')).toEqual(['$150,000 - $180,000']);
  for (const row of rows)
    expect((await snapshots.get(row.snapshot))?.slice(row.start, row.end)).toBe(row.quote);
});

test('a link is asked for through the polite way, and its page is read', async () => {
  const html =
    '<html><body><main><h1>Backend Engineer</h1><h2>Requirements</h2><ul><li>Ten years with Kubernetes clusters</li></ul></main></body></html>';
  const { rows, found } = await rowsOf('https://jobs.pennant.example/7', { ask: page(html) });
  expect(found.url).toBe('https://jobs.pennant.example/7');
  expect(rows.find(({ attribute }) => attribute === 'must-have')).toMatchObject({
    value: 'Ten years with Kubernetes clusters',
    url: 'https://jobs.pennant.example/7',
  });
  const { give, asked } = openWorld();
  await give('jobs.pennant.example/7');
  expect(asked).toEqual(['https://jobs.pennant.example/7']);
});

test.each([
  'file:///etc/passwd',
  'javascript:alert(1)',
  'ftp://jobs.pennant.example/7',
  'http://127.0.0.1/admin',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'https://jobs.pennant.example:8443/',
  'https://ada:secret@jobs.pennant.example/',
  'http://localhost/',
  'data:text/html,hello',
  'https://2130706433/',
  'https://www.linkedin.com/jobs/view/7',
  'https://www.glassdoor.co.uk/job/7',
])('%s is refused before anybody is asked', async (link) => {
  const { give, asked } = openWorld();
  expect(await give(link)).toMatchObject({ outcome: 'refused', snapshots: [] });
  expect(asked).toEqual([]);
});

test.each<[string, Opened]>([
  [
    'that robots.txt closes',
    {
      ask: async () => ({ outcome: 'blocked', sentence: 'Its robots.txt asks us not to read it.' }),
    },
  ],
  [
    'whose page breaks its reader',
    {
      ask: page('<html>'),
      read: async () => {
        throw new Error('The task took longer.');
      },
    },
  ],
  [
    'that turns crawlers away',
    { ask: page('<html><body><p>Please verify you are a human.</p></body></html>') },
  ],
  ['that says nothing', { ask: page('', 'text/plain') }],
])('a link %s is told as not read and never thrown', async (_, opened) => {
  const { found } = await rowsOf('https://jobs.pennant.example/7', opened);
  expect(found.outcome).not.toBe('ok');
  expect(found.snapshots).toEqual([]);
  expect(found.sentence).not.toBe('');
});

test('a posting that speaks of the company’s figures and people yields no row of those', async () => {
  const { rows, snapshots, found } = await rowsOf(
    `${POSTING}\n\nPennant Mills has 9,000 employees. Ada Quill is chief executive of Pennant Mills.`,
  );
  const all = extractEvidence(
    card,
    await Promise.all(
      found.snapshots.map(async (record) => ({
        record,
        text: (await snapshots.get(record.snapshot)) ?? '',
      })),
    ),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(
    rows.some(({ attribute }) =>
      ['employees', 'chief-executive', 'leadership', 'founder'].includes(attribute),
    ),
  ).toBe(false);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(all.some(({ id }) => rows.some((row) => row.id === id))).toBe(false);
});

test('a text its extractor cannot get through has no rows', async () => {
  const { found, snapshots } = await rowsOf(POSTING);
  const failing = {
    snapshots,
    extract: async () => {
      throw new Error('The task took longer.');
    },
  };
  expect(await findGivenPosting(failing, card, found.snapshots)).toEqual([]);
});
