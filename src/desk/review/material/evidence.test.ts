import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import type { Database } from '../../../platform/database';
import type { ReportDocument } from '../../../report/document/shape';
import { EVIDENCE } from '../../../report/fixtures/made-up-company';
import { readEvidence, readExcerpts, searchEvidence, trySentence } from './evidence';
import { quotePage, readForExpert } from './expert-page';
import { exportCorrections } from '../outcome/export-corrections';
import {
  atReviewDesk,
  mara,
  may,
  must,
  reviewWorld,
  type Fixture,
  type ReviewWorld,
} from '../testing';
import { withoutPeople } from './without-people';

let database: Database;
let world: ReviewWorld;
const clock = testClock('2026-03-20T13:00:00.000Z');
beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, clock);
});
afterAll(() => database.close());

const look = may(mara, 'review-report');
const rowSaying = (words: string) => EVIDENCE.find(({ quote }) => quote.includes(words))?.id ?? '';

let made = 0;
async function reviewDesk(fixture: Fixture = {}) {
  made += 1;
  const order = await world.waiting(`evidence-${made}`, fixture);
  return { order, orderId: order.id, ...atReviewDesk(world, order) };
}

test('a quote is shown where it stands on its page, and alone once the page is gone', async () => {
  const { orderId } = await reviewDesk();
  const id = rowSaying('Marlow Quill has been');
  const [shown] = must(
    await readExcerpts(world.context, look, { orderId, evidenceIds: [id, id, 'row-of-nobody'] }),
  );
  expect(shown).toMatchObject({ evidenceId: id, isGone: false });
  expect(`${shown?.before}${shown?.quote}${shown?.after}`).toContain(
    'Ashby Falls, Oregon. Marlow Quill has been chief executive since 2021. At the end',
  );
  const snapshot = EVIDENCE.find((row) => row.id === id)?.snapshot ?? '';
  const text = world.snapshots.get(snapshot) ?? '';
  world.snapshots.delete(snapshot);
  expect(must(await readExcerpts(world.context, look, { orderId, evidenceIds: [id] }))).toEqual([
    { evidenceId: id, quote: shown?.quote, before: '', after: '', isGone: true },
  ]);
  world.snapshots.set(snapshot, text);
});

test('the desk opens with the rows that its sentences name, and the others come by name', async () => {
  const { orderId, view } = await reviewDesk();
  const { evidence, sections } = await view();
  const shown = new Set(evidence.map(({ id }) => id));
  const named = sections.flatMap(({ claims }) =>
    claims.flatMap(({ evidenceIds, otherVoices, original }) => [
      ...evidenceIds,
      ...otherVoices,
      ...(original?.evidenceIds ?? []),
    ]),
  );
  expect([...shown].toSorted()).toEqual([...new Set(named)].toSorted());
  const unnamed = EVIDENCE.find(({ id }) => !shown.has(id));
  const evidenceIds = [unnamed?.id ?? '', unnamed?.id ?? '', 'row-of-nobody'];
  expect(must(await readEvidence(world.context, look, { orderId, evidenceIds }))).toMatchObject([
    { id: unnamed?.id, quote: unnamed?.quote },
  ]);
});

test('evidence is found by its words, the closest first, and nothing by words that nobody said', async () => {
  const { orderId } = await reviewDesk();
  const search = async (words: string) =>
    must(await searchEvidence(world.context, look, { orderId, words }));
  expect((await search('chief executive'))[0]?.quote).toContain('Marlow Quill');
  expect((await search('<b>parental</b> leave'))[0]?.quote).toContain('parental leave');
  for (const words of ['', '   ', 'zeppelin', '*((', 'x'.repeat(50_000)])
    expect(await search(words)).toEqual([]);
});

test('a sentence is judged as it is typed, and nothing is kept of it', async () => {
  const { orderId, view } = await reviewDesk();
  const { revision, history } = await view();
  const attempt = (text: string) =>
    trySentence(world.context, look, {
      orderId,
      kind: 'fact',
      text,
      evidenceIds: [rowSaying('6,240 employees')],
    });
  expect(must(await attempt('At the end of 2025 Fernhollow had 6,240 employees.'))).toMatchObject({
    verdict: 'supported',
    unsupportedWords: [],
  });
  expect(must(await attempt('At the end of 2025 Fernhollow had 6,540 employees.'))).toMatchObject({
    verdict: 'unsupported',
  });
  const half = 'At the end of 2025 Fernhollow had 6,240 employees, and it closed 41 offices.';
  const { clauses, reasons } = must(await attempt(half));
  expect(clauses.map(({ text }) => text)).toEqual(['it closed 41 offices']);
  expect(clauses[0]?.reasons).toContain('“41” isn’t in the cited evidence.');
  expect(reasons).not.toContain('“41” isn’t in the cited evidence.');
  expect(await attempt('')).toMatchObject({ failure: { code: 'bad-text' } });
  expect(await view()).toMatchObject({ revision, history });
});

const PAGE =
  'Fernhollow news\n\nFernhollow moved its test field to Moss Landing in 2024. A second field follows.';
const ADDRESS = 'https://www.courier.example/fields';

test('a page that an expert brings is read, quoted letter for letter, and carries a new sentence then and there', async () => {
  world.pages.set(ADDRESS, PAGE);
  const { orderId, does, view, report } = await reviewDesk();
  const page = must(await readForExpert(world.context, look, { orderId, url: ` ${ADDRESS} ` }));
  expect(page).toMatchObject({ url: ADDRESS, text: PAGE });
  const said = 'Fernhollow moved its test field to Moss Landing in 2024.';
  const start = PAGE.indexOf(said);
  const place = { orderId, snapshot: page.snapshot, start, end: start + said.length };
  const row = must(await quotePage(world.context, look, place));
  expect(row).toMatchObject({
    quote: said,
    sourceName: 'courier.example',
    tier: 'B',
    byExpert: true,
    reliability: 'reference',
  });
  expect(must(await quotePage(world.context, look, place)).id).toBe(row.id);
  const { claim } = await does({
    do: 'add',
    section: 'snapshot',
    text: 'Its test field moved to Moss Landing in 2024.',
    evidenceIds: [row.id],
  });
  expect(claim?.verdict).toBe('supported');
  const { evidence, history } = await view();
  expect((await report()).sources.map(({ url }) => url)).toContain(ADDRESS);
  expect(evidence.filter(({ id }) => id === row.id)).toHaveLength(1);
  expect(history.find(({ what }) => what === 'quoted')).toMatchObject({
    actor: 'mara',
    reason: expect.stringContaining(ADDRESS),
  });
});

test('what is no stretch of a page that was read for this report is no quote', async () => {
  world.pages.set(ADDRESS, PAGE);
  const { orderId } = await reviewDesk();
  const { snapshot } = must(await readForExpert(world.context, look, { orderId, url: ADDRESS }));
  for (const [start, end] of [
    [0, 5],
    [0, 10_000],
    [-5, 20],
    [10, 3],
    [0.5, 30],
    [15, 40],
    [Number.NaN, 40],
  ] as const) {
    expect(
      await quotePage(world.context, look, { orderId, snapshot, start, end }),
      `${start} to ${end}`,
    ).toMatchObject({ failure: { code: 'not-a-quote' } });
  }
  const other = await reviewDesk();
  expect(
    await quotePage(world.context, look, { orderId: other.orderId, snapshot, start: 0, end: 15 }),
  ).toMatchObject({ failure: { code: 'unreadable' } });
  expect(
    await readForExpert(world.context, look, { orderId, url: 'https://nowhere.example/' }),
  ).toMatchObject({ failure: { code: 'unreadable' } });
});

test('corrections leave as cases, one a line: what was said, what the quotes say, what became of it, and no person', async () => {
  const wrong = (document: ReportDocument): ReportDocument =>
    JSON.parse(
      JSON.stringify(document).replaceAll('It had 6,240', 'It had 9,240'),
    ) as ReportDocument;
  const { find, does } = await reviewDesk({ document: wrong });
  const claim = await find('9,240');
  await does({
    do: 'edit',
    claimId: claim.id,
    text: 'It employed 6,240 people as of December 31, 2025.',
  });
  const named = await find('Tessa Lindqvist');
  await does({
    do: 'cut',
    claimId: named.id,
    reason: 'Ines Okafor (ines@mail.example) asked mara for it.',
  });
  const undone = await find('The CEO is');
  await does({ do: 'edit', claimId: undone.id, text: 'Nobody leads it.' });
  await does({ do: 'undo' });
  const exported = must(
    await exportCorrections(world.context, may({ ...mara, role: 'owner' }, 'see-figures')),
  );
  const cases = exported
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(cases).toHaveLength(2);
  expect(cases.find(({ did }) => did === 'edited')).toMatchObject({
    did: 'edited',
    section: 'snapshot',
    verdict: 'unsupported',
    passages: [{ quote: 'At the end of 2025 it had 6,240 employees.' }],
    corrected: 'It employed 6,240 people as of December 31, 2025.',
    correctedVerdict: 'supported',
    company: 'Fernhollow',
    kind: 'fact',
    holds: { claim: false, corrected: true },
  });
  expect(cases.find(({ did }) => did === 'cut')).toMatchObject({
    did: 'cut',
    corrected: null,
    reason: '[person] ([address]) asked [person] for it.',
  });
  for (const private_ of ['Tessa', 'Lindqvist', 'Ines', 'Okafor', 'mara', 'ines@'])
    expect(exported).not.toContain(private_);
});

test.each([
  ['Ask Ines Okafor, or Ines.', 'Ask [person], or [person].'],
  ['Write to a.b@c.example or call +1 (555) 010-2030.', 'Write to [address] or call [number].'],
  ['The Inesian fields.', 'The Inesian fields.'],
])('of “%s” is left “%s”', (text, left) => {
  expect(withoutPeople(text, { people: ['Ines Okafor', '', 'Al'] })).toBe(left);
});
