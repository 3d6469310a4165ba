import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeWeb, type FakeWeb } from '../../demo/web';
import { minutes } from '../kernel/time';
import { createOutboundFetch, sampleNetwork } from '../platform/fetch';
import { identifyCompany, type EntityCard } from './company';
import {
  extractEvidence,
  findEvidence,
  inMemorySnapshots,
  type Evidence,
  type SnapshotStore,
} from './evidence';
import {
  createAsk,
  gatherSnapshots,
  samplePoliteness,
  sourcesWithin,
  type Gathered,
} from './gather';
import { catalogue, type Ask, type Source } from './sources';

interface Truth {
  readonly name: string;
  readonly today: string;
  readonly domain: string;
  readonly cik: string;
  readonly wikidata: string;
  readonly greenhouse: string;
  readonly founded: number;
  readonly headquarters: { readonly city: string };
  readonly employees: readonly { readonly on: string; readonly count: number }[];
  readonly chiefExecutive: { readonly name: string; readonly since: string };
  readonly leadership: readonly { readonly name: string; readonly title: string }[];
  readonly revenue: readonly {
    readonly year: number;
    readonly dollars: number;
    readonly firstReported?: number;
  }[];
  readonly netIncome: readonly { readonly year: number; readonly dollars: number }[];
  readonly products: readonly { readonly name: string; readonly since: number }[];
  readonly launches: readonly { readonly name: string; readonly on: string }[];
  readonly layoff: { readonly on: string; readonly people: number };
  readonly values: readonly string[];
  readonly roles: readonly string[];
  readonly namesakes: readonly string[];
}
const truth = JSON.parse(readFileSync('demo/company.json', 'utf8')) as Truth;
const clock = { now: () => new Date(`${truth.today}T09:00:00Z`) };

let web: FakeWeb;
let ask: Ask;
let sources: readonly Source[];
let card: EntityCard;
let gathered: Gathered;
let rows: readonly Evidence[];
const snapshots: SnapshotStore = inMemorySnapshots();

function askOf(fakeWeb: FakeWeb): Ask {
  const outboundFetch = createOutboundFetch({
    network: sampleNetwork(fakeWeb),
    userAgent: 'ForewordBot/1.0',
    clock,
  });
  return createAsk({
    outboundFetch,
    clock,
    politeness: samplePoliteness(),
    crawler: 'ForewordBot',
  });
}

beforeAll(async () => {
  web = await startFakeWeb({ folder: 'demo/web/hosts' });
  ask = askOf(web);
  const { hosts } = web;
  sources = await sourcesWithin(catalogue, async (host) => hosts.includes(host));
  const who = await identifyCompany({ ask }, { name: truth.name });
  if (!who.ok || who.value.kind !== 'found')
    throw new Error(`${truth.name} was not found: ${JSON.stringify(who)}`);
  card = who.value.card;
  gathered = await gatherSnapshots({ ask, clock, snapshots, sources }, card, {
    role: 'Backend Engineer',
  });
  rows = await findEvidence(
    { snapshots, extract: async (...read) => extractEvidence(...read) },
    gathered.card,
    gathered.snapshots,
  );
});
afterAll(() => web.close());

const current = (attribute: string): readonly Evidence[] =>
  rows.filter((row) => row.attribute === attribute && row.status === 'current');
const values = (attribute: string): readonly (string | number | undefined)[] => [
  ...new Set(current(attribute).map(({ value }) => value)),
];

test('the sample company is identified, and the short name it shares with others is asked back', async () => {
  expect(card).toMatchObject({
    name: truth.name,
    domain: truth.domain,
    cik: truth.cik,
    wikidata: truth.wikidata,
    country: 'United States',
  });
  const short = await identifyCompany({ ask }, { name: truth.name.split(' ')[0] ?? '' });
  expect(short).toMatchObject({ ok: true, value: { kind: 'ambiguous' } });
  const hinted = await identifyCompany(
    { ask },
    { name: truth.name.split(' ')[0] ?? '', hint: truth.domain },
  );
  expect(hinted).toMatchObject({ ok: true, value: { kind: 'found', card: { id: card.id } } });
});

test('every source that applies is asked, all of the sample web answer, and the job board is found by the site’s link', () => {
  const outcomeOf = new Map(gathered.outcomes.map(({ sourceId, outcome }) => [sourceId, outcome]));
  // Its pages for investors are a folder of its own site, so no house that runs such pages for others knows it.
  // No page of its leads to a changelog.
  const missing = ['site-ir-q4', 'site-ir-events', 'site-changelog'];
  expect(missing.map((id) => outcomeOf.get(id))).toEqual(missing.map(() => 'not-applicable'));
  const there = sources.filter(
    ({ id }) =>
      /^(?:site-|ats-greenhouse|social-hn-|sec-submissions|sec-companyfacts|wikidata-entity)/.test(
        id,
      ) && !missing.includes(id),
  );
  expect(there.length).toBeGreaterThan(14);
  expect(
    there.filter(({ id }) => outcomeOf.get(id) !== 'ok').map(({ id }) => [id, outcomeOf.get(id)]),
  ).toEqual([]);
  // A source that lives in the sample web answers there, if only that it knows nothing.
  const rest = gathered.outcomes.filter(({ sourceId }) => !there.some(({ id }) => id === sourceId));
  expect(
    rest.filter(({ outcome }) => !['ok', 'empty', 'not-applicable', 'off'].includes(outcome)),
  ).toEqual([]);
  const telling = gathered.outcomes.filter(({ outcome, items }) => outcome === 'ok' && items > 0);
  expect(telling.length).toBeGreaterThanOrEqual(30);
  expect(gathered.tally.answered).toBe(gathered.tally.asked);
  expect(gathered.card.jobBoards.greenhouse).toBe(truth.greenhouse);
});

test('what robots.txt closes was not read', () => {
  expect(
    gathered.snapshots.filter(
      ({ url }) => url.includes(truth.domain) && /\/drafts|\/search/.test(url),
    ),
  ).toEqual([]);
});

test('each quote is exactly what its stored snapshot says', async () => {
  expect(rows.length).toBeGreaterThan(150);
  for (const { snapshot, start, end, quote } of rows)
    expect((await snapshots.get(snapshot))?.slice(start, end)).toBe(quote);
});

test('revenue and net income of every year are the last filed', () => {
  for (const { year, dollars } of truth.revenue)
    expect(current('revenue').find(({ asOf }) => asOf === `${year}-12-31`)?.value).toBe(dollars);
  for (const { year, dollars } of truth.netIncome)
    expect(current('net-income').find(({ asOf }) => asOf === `${year}-12-31`)?.value).toBe(dollars);
  const overtaken = truth.revenue.flatMap(({ firstReported }) => firstReported ?? []);
  expect(
    rows.filter(
      ({ attribute, value }) => attribute === 'revenue' && overtaken.includes(Number(value)),
    ),
  ).toEqual([]);
});

test('the latest number of employees stands and the older ones are stale', () => {
  const latest = truth.employees.at(-1);
  expect(values('employees')).toEqual([latest?.count]);
  // Two of its pages may say the same of the same day.
  expect([...new Set(current('employees').map(({ asOf }) => asOf))]).toEqual([latest?.on]);
});

test('founding, seat, chief executive and leaders are as the company states them', () => {
  expect(values('founded')).toEqual([String(truth.founded)]);
  expect(
    current('headquarters').every(({ value }) => String(value).startsWith(truth.headquarters.city)),
  ).toBe(true);
  expect(values('chief-executive')).toEqual([truth.chiefExecutive.name]);
  expect(current('chief-executive').map(({ details }) => details?.['since'])).toContain(
    truth.chiefExecutive.since,
  );
  const others = truth.leadership.filter(({ name }) => name !== truth.chiefExecutive.name);
  const leaders = current('leadership').map(({ value, details }) => ({
    name: value,
    title: details?.['title'],
  }));
  expect(leaders).toEqual(
    expect.arrayContaining(others.map(({ name, title }) => ({ name, title }))),
  );
  for (const { name, title } of others)
    expect(
      new Set(
        leaders.filter((one) => one.name === name).map((one) => String(one.title).toLowerCase()),
      ),
    ).toEqual(new Set([title.toLowerCase()]));
});

test('products, launches, layoff, values and open jobs are found, each with its day where it has one', () => {
  expect(values('product')).toEqual(truth.products.map(({ name }) => name));
  const launched = new Map(current('launch').map(({ value, asOf }) => [value, asOf] as const));
  // The encyclopedia tells the year of an old product; the company's own launches have a day.
  const years = [...launched].filter(([, on]) => String(on).length === 4);
  for (const [name, on] of years)
    expect(truth.products.find((product) => product.name === name)?.since).toBe(Number(on));
  expect(
    [...launched]
      .filter(([, on]) => String(on).length > 4)
      .map(([name, on]) => ({ name, on }))
      .toSorted((one, other) => String(one.on).localeCompare(String(other.on))),
  ).toEqual(truth.launches);
  expect(current('layoff')[0]).toMatchObject({ value: truth.layoff.people, asOf: truth.layoff.on });
  expect(new Set(current('layoff').flatMap(({ value }) => value ?? []))).toEqual(
    new Set([truth.layoff.people]),
  );
  expect(values('value')).toEqual(truth.values);
  expect(values('job-posting').toSorted()).toEqual(truth.roles.toSorted());
  expect(values('open-jobs')).toEqual([truth.roles.length]);
  expect(current('job-posting')[0]?.value).toBe('Backend Engineer');
  expect(current('hiring-step').length).toBeGreaterThanOrEqual(4);
  expect(current('pay-range').length).toBeGreaterThanOrEqual(truth.roles.length - 1);
  expect(current('benefit').length).toBeGreaterThan(5);
  expect(current('public-voice').length).toBeGreaterThan(5);
});

test('nothing that speaks of a namesake is used', () => {
  const crossed = rows.filter(
    ({ status, quote, url }) =>
      status !== 'kept-apart' &&
      truth.namesakes.some((name) => `${quote} ${url}`.includes(name.replace(', Inc.', ''))),
  );
  expect(crossed).toEqual([]);
});

test('a second walk over the same web gives the same rows', async () => {
  const again = await gatherSnapshots(
    { ask: askOf(web), clock, snapshots: inMemorySnapshots(), sources },
    card,
    { role: 'Backend Engineer' },
  );
  expect(again).toEqual(gathered);
});

test('with every company page failing the walk still ends and says what is missing', async () => {
  const failing: Ask = async (question) =>
    question.source.kind === 'html'
      ? { outcome: 'error-page', sentence: 'It answered with an error (500).' }
      : ask(question);
  const few = sources.filter(({ id }) => /^(?:site-|ats-|social-|sec-|wiki)/.test(id));
  const poor = await gatherSnapshots(
    { ask: failing, clock, snapshots: inMemorySnapshots(), sources: few },
    card,
    { role: 'Backend Engineer' },
  );
  expect(poor.outcomes.find(({ sourceId }) => sourceId === 'site-about')).toMatchObject({
    outcome: 'error-page',
    items: 0,
  });
  expect(poor.gaps.find(({ topic }) => topic === 'market')).toMatchObject({
    missing: 'its market and competitors',
  });
  expect(poor.tally.answered).toBeLessThan(poor.tally.asked);
});

test('a spent budget ends the questions and is said', async () => {
  const poor = await gatherSnapshots(
    {
      ask,
      clock,
      snapshots: inMemorySnapshots(),
      sources,
      budget: { requests: 5, characters: 10_000_000, time: minutes(1) },
    },
    card,
    { role: 'Backend Engineer' },
  );
  expect(poor.outcomes.reduce((sum, { requests }) => sum + requests, 0)).toBeLessThanOrEqual(5);
  expect(poor.outcomes.some(({ outcome }) => outcome === 'over-budget')).toBe(true);
});
