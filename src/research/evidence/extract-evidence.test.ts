import { expect, test } from 'vitest';
import type { EntityCard } from '../company';
import { readPage } from '../read';
import { canonicalJson } from '../sources';
import { extractEvidence } from './extract-evidence';
import type { Document } from './extract/document';
import { findEvidence } from './find-evidence';
import { inMemorySnapshots, snapshotName } from './in-memory-snapshots';
import { provenReaders } from './proven-readers';
import type { Evidence, Snapshot } from './shape';

const card: EntityCard = {
  id: 'wikidata:Q1',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  domain: 'loamferry.example',
  jobBoards: {},
  namesakes: ['Loam Foods'],
};

function document(text: string, record: Partial<Snapshot>): Document {
  return {
    text,
    record: {
      snapshot: snapshotName(text),
      sourceId: 'site-about',
      sourceName: 'Company about page',
      url: 'https://loamferry.example/about',
      title: 'About',
      kind: 'page',
      topics: ['snapshot'],
      reliability: 'first-party',
      tier: 'B',
      matchScore: 1,
      fetchedAt: '2026-03-02T10:00:00.000Z',
      blocks: [],
      ...record,
    },
  };
}

function page(html: string, record: Partial<Snapshot> = {}): Document {
  const { text, blocks, title } = readPage({ html: `<main>${html}</main>` });
  return document(text, { blocks, title, ...record });
}

const find = (rows: readonly Evidence[], attribute: string) =>
  rows.filter((row) => row.attribute === attribute);
const said = (rows: readonly Evidence[], attribute: string) =>
  find(rows, attribute).map(({ value, asOf, status }) => [value, asOf, status]);

const fact = (
  end: string,
  val: number,
  filed: string,
  form = '10-K',
  start = `${end.slice(0, 4)}-01-01`,
) => ({ start, end, val, accn: '1', fy: 1, fp: 'FY', form, filed });
const filings = canonicalJson({
  cik: 77,
  facts: {
    'us-gaap': {
      NetIncomeLoss: { units: { USD: [fact('2025-12-31', -5, '2026-02-01')] } },
      Revenues: {
        units: {
          USD: [
            fact('2024-12-31', 268, '2025-08-01', '10-K/A'),
            fact('2024-12-31', 271, '2025-02-01'),
          ],
        },
      },
      RevenueFromContractWithCustomerExcludingAssessedTax: {
        units: {
          USD: [
            fact('2024-12-31', 100, '2025-02-01'),
            fact('2025-12-31', 381, '2026-02-01'),
            fact('2025-12-31', 99, '2026-02-01', '10-K', '2025-10-01'),
            fact('2025-09-30', 280, '2025-11-01', '10-Q'),
          ],
        },
      },
    },
  },
});

test('revenue by year is the figure filed last, quarters and part-year figures left out, losses kept', () => {
  const rows = extractEvidence(card, [
    document(filings, {
      kind: 'company-facts',
      reliability: 'register',
      sourceId: 'sec-companyfacts',
    }),
  ]);
  expect(said(rows, 'revenue')).toEqual([
    [381, '2025-12-31', 'current'],
    [268, '2024-12-31', 'current'],
  ]);
  expect(said(rows, 'net-income')).toEqual([[-5, '2025-12-31', 'current']]);
  expect(find(rows, 'revenue')[0]).toMatchObject({
    quote: '"end": "2025-12-31", "val": 381',
    unit: 'usd',
    details: { filed: '2026-02-01' },
  });
});

test('a quote of a figure stands under its own concept, even where two concepts state the same', () => {
  const twice = canonicalJson({
    facts: {
      'us-gaap': {
        GrossProfit: { units: { USD: [fact('2025-12-31', 7, '2026-02-01')] } },
        NetIncomeLoss: { units: { USD: [fact('2025-12-31', 7, '2026-02-01')] } },
      },
    },
  });
  const [row] = extractEvidence(card, [document(twice, { kind: 'company-facts' })]);
  expect(row?.start).toBeGreaterThan(twice.indexOf('NetIncomeLoss'));
});

const about =
  page(`<h1>About</h1><p>Loam Ferry, Inc. runs ferries on the rivers of Flanders. The company was founded in May 2011 and is based in Ghent, Belgium.</p>
<p>On September 30, 2025, Loam Ferry had 1,906 employees. A group of 24 employees wrote the rules. Our mission is to keep rivers busy. More than 640 of us signed.</p>
<table><tr><th>Year ended December 31</th><th>2023</th><th>2024</th></tr><tr><td>Employees at year end</td><td>1,640</td><td>1,795</td></tr></table>`);

test('founding, seat, employees with their day, mission and description come from the company’s own sentences', () => {
  const rows = extractEvidence(card, [about]);
  expect(said(rows, 'founded')).toEqual([['2011', undefined, 'current']]);
  expect(said(rows, 'headquarters')).toEqual([['Ghent, Belgium', undefined, 'current']]);
  expect(said(rows, 'employees')).toEqual([
    [1906, '2025-09-30', 'current'],
    [1640, '2023-12-31', 'stale'],
    [1795, '2024-12-31', 'stale'],
  ]);
  expect(find(rows, 'mission')[0]?.quote).toBe('Our mission is to keep rivers busy.');
  expect(find(rows, 'description')[0]?.quote).toBe(
    'Loam Ferry, Inc. runs ferries on the rivers of Flanders.',
  );
});

const leaders = page(
  `<h1>Leadership</h1><h3>Ilse Varn</h3><p>Chief Executive Officer</p><p>Ilse joined in 2014 and became chief executive in March 2021.</p>
<h3>Owen de Graaf</h3><p>Chief Financial Officer</p><p>Owen likes tea.</p><h3>Our story</h3><p>Director of nothing</p>
<h2>Board of directors</h2><ul><li>Mara Quint, chair</li><li>Pieter Holm, former chief executive</li><li>Ilse Varn, chief executive</li></ul>`,
  { topics: ['leadership'], url: 'https://loamferry.example/leadership' },
);

test('leaders have their title and first day, and the quote holds both', () => {
  const rows = extractEvidence(card, [leaders]);
  expect(find(rows, 'chief-executive')).toMatchObject([
    {
      value: 'Ilse Varn',
      details: { title: 'Chief Executive Officer', since: '2021-03' },
      quote:
        'Ilse Varn\nChief Executive Officer\nIlse joined in 2014 and became chief executive in March 2021.',
    },
  ]);
  expect(find(rows, 'leadership')).toMatchObject([
    {
      value: 'Owen de Graaf',
      details: { title: 'Chief Financial Officer' },
      quote: 'Owen de Graaf\nChief Financial Officer',
    },
  ]);
  expect(find(rows, 'board').map(({ value }) => value)).toEqual(['Mara Quint', 'Ilse Varn']);
});

test('an entity’s statements that have ended say nothing of today', () => {
  const text = canonicalJson({
    entity: 'Q1',
    name: 'Loam Ferry',
    description: 'ferry line in Ghent',
    facts: [
      { property: 'chief executive officer', value: 'Old Hand', start: '2011', end: '2021-02' },
      {
        property: 'chief executive officer',
        value: 'Ilse Varn',
        start: '2021-03',
        preferred: true,
      },
      { property: 'employees', value: 1500, at: '2022-12-31' },
    ],
  });
  const rows = extractEvidence(card, [
    document(text, { kind: 'entity', reliability: 'reference' }),
  ]);
  expect(said(rows, 'chief-executive')).toEqual([['Ilse Varn', undefined, 'current']]);
  expect(find(rows, 'description')[0]?.quote).toBe('ferry line in Ghent');
  expect(find(rows, 'employees')[0]).toMatchObject({ value: 1500, asOf: '2022-12-31' });
});

test('values, benefits and the steps of hiring are told apart by their pages', () => {
  const rows = extractEvidence(card, [
    page(
      '<h1>Our values</h1><ol><li><h2>Mind the tide</h2><p>Rivers do not wait. We plan for it.</p></li></ol><h2>Not a value</h2><p>Some closing words here.</p>',
      { url: 'https://loamferry.example/values' },
    ),
    page(
      '<h1>How we hire</h1><ol><li><h2>A call</h2><p>Half an hour.</p></li><li><h2>A crossing</h2><p>An hour on the water.</p></li></ol><h2>What we do not do</h2><p>No puzzles.</p>',
      { url: 'https://loamferry.example/careers/hiring-process', topics: ['hiring'] },
    ),
    page(
      '<h1>Benefits</h1><h2>Time</h2><ul><li>25 days of leave</li></ul><table><tr><td>Parents</td><td>18 weeks</td></tr></table><p>We match 5 percent of pay. We are kind.</p>',
      { url: 'https://loamferry.example/careers/benefits', topics: ['hiring'] },
    ),
  ]);
  expect(find(rows, 'value').map(({ value }) => value)).toEqual(['Mind the tide']);
  expect(
    find(rows, 'hiring-step').map(({ value, details }) => [value, details?.['order']]),
  ).toEqual([
    ['A call', 1],
    ['A crossing', 2],
  ]);
  expect(find(rows, 'benefit').map(({ quote }) => quote)).toEqual([
    'We match 5 percent of pay.',
    '25 days of leave',
    'Parents | 18 weeks',
  ]);
});

const products = page(
  '<h1>Products</h1><section><h2>Mudlark</h2><p>It finds the channel. It is old.</p></section><section><h2>Overview</h2><p>All of it.</p></section><section><h2>Unheard Of</h2><p>Nobody else says it.</p></section>',
  { topics: ['products'], url: 'https://loamferry.example/products' },
);
const release = page(
  '<article><h1>Mudlark Pro reaches customers</h1><p>Loam Ferry today launched Mudlark Pro for small harbours.</p></article>',
  {
    kind: 'news',
    topics: ['news'],
    url: 'https://loamferry.example/news/pro',
    publishedAt: '2026-02-01',
  },
);
const cuts = page(
  '<h1>A hard day</h1><p>We told the Ostend team today. 84 people lose the job they have. No other job cuts are planned.</p>',
  {
    kind: 'news',
    topics: ['news'],
    url: 'https://loamferry.example/news/cuts',
    publishedAt: '2025-03-11',
  },
);

test('products, headlines and launches carry their day', () => {
  const rows = extractEvidence(card, [products, release, cuts]);
  expect(find(rows, 'product')).toMatchObject([
    { value: 'Mudlark', quote: 'Mudlark\nIt finds the channel.' },
  ]);
  expect(said(rows, 'news')).toEqual([
    ['Mudlark Pro reaches customers', '2026-02-01', 'current'],
    ['A hard day', '2025-03-11', 'current'],
  ]);
  expect(find(rows, 'launch')).toMatchObject([
    {
      value: 'Mudlark Pro',
      asOf: '2026-02-01',
      quote: 'Loam Ferry today launched Mudlark Pro for small harbours.',
    },
  ]);
});

test('a posting gives job, team, place and pay; the board gives the count', () => {
  const text =
    'Ferry Pilot\nTeam: Rivers\nPlace: Ghent\nYou steer the night ferry.\nThe range is $90,000 to $110,000 a year.';
  const lines = text.split('\n');
  const blocks = lines.map(
    (_, index) =>
      ({
        kind: index === 0 ? 'heading' : index < 3 ? 'row' : 'paragraph',
        start: lines.slice(0, index).join('\n').length + (index === 0 ? 0 : 1),
        end: lines.slice(0, index + 1).join('\n').length,
      }) as const,
  );
  const rows = extractEvidence(card, [
    document(text, {
      kind: 'job-posting',
      topics: ['hiring'],
      blocks,
      details: { team: 'Rivers', place: 'Ghent' },
    }),
    document('{"jobs": [], "meta": {"total": 12}}', { kind: 'directory', topics: ['hiring'] }),
  ]);
  expect(find(rows, 'job-posting')).toMatchObject([
    {
      value: 'Ferry Pilot',
      quote: 'Ferry Pilot\nTeam: Rivers\nPlace: Ghent',
      details: { team: 'Rivers', place: 'Ghent' },
    },
  ]);
  expect(find(rows, 'pay-range')).toMatchObject([{ value: '$90,000 to $110,000' }]);
  expect(find(rows, 'open-jobs')).toMatchObject([{ value: 12, asOf: '2026-03-02' }]);
});

const voice = (text: string, matchScore: number) =>
  page(`<p>${text}</p>`, {
    kind: 'discussion',
    topics: ['culture'],
    reliability: 'public-voice',
    matchScore,
    url: `https://talk.example/${text.length}`,
    publishedAt: '2026-01-05',
  });

test('public voices are sentences of people, no advertisements, and a namesake’s is kept apart', () => {
  const rows = extractEvidence(card, [
    voice('I worked at Loam Ferry for three years and the night shifts were hard.', 0.9),
    voice('Loamy | Ferry Pilot | Ghent | Full-time and we have very good pay here.', 0.9),
    voice('The people at Loamy were kind to me but the pay was rather low.', 0.5),
  ]);
  expect(
    find(rows, 'public-voice').map(({ status, quote }) => [status, quote.slice(0, 8)]),
  ).toEqual([
    ['current', 'I worked'],
    ['kept-apart', 'The peop'],
  ]);
});

test('two sources that differ on the same day are a conflict; an older figure is stale', () => {
  const entity = (count: number, at: string) =>
    document(canonicalJson({ facts: [{ property: 'employees', value: count, at }] }), {
      kind: 'entity',
      reliability: 'reference',
      url: `https://ref.example/${count}`,
    });
  const rows = extractEvidence(card, [
    about,
    entity(2400, '2025-09-30'),
    entity(1500, '2020-12-31'),
    entity(1907, '2025-09-30'),
  ]);
  expect(said(rows, 'employees')).toEqual([
    [1906, '2025-09-30', 'conflicted'],
    [1640, '2023-12-31', 'stale'],
    [1795, '2024-12-31', 'stale'],
    [2400, '2025-09-30', 'conflicted'],
    [1500, '2020-12-31', 'stale'],
    [1907, '2025-09-30', 'conflicted'],
  ]);
});

test('a sentence that is copied from page to page is one voice and one statement', () => {
  const copied = 'Our ferries carried four million people across the water last year.';
  const rows = extractEvidence(card, [
    page(`<p>${copied}</p>`),
    page(`<p>${copied}</p><p>Our boats are painted green because the founder liked frogs.</p>`, {
      url: 'https://loamferry.example/b',
    }),
  ]);
  expect(find(rows, 'statement').map(({ quote }) => quote)).toEqual([
    copied,
    'Our boats are painted green because the founder liked frogs.',
  ]);
});

test('fragments, questions, calls to action and half quotations are no statements', () => {
  const rows = extractEvidence(card, [
    page(
      '<p>Freight, doors, labor and space for everybody in the whole yard.</p><p>Have you ever seen a river that is as slow as this one?</p><p>Click here and we will show you how our ferries have changed.</p><p>“We have never seen a faster ferry than this one in Ghent.</p><p>They are the ones who have always been faster than we were.</p>',
    ),
  ]);
  expect(find(rows, 'statement')).toEqual([]);
});

const everything = [about, leaders, products, release, cuts];

test('each quote is exactly what its snapshot says at that place', () => {
  const rows = extractEvidence(card, everything);
  const texts = new Map(everything.map(({ record, text }) => [record.snapshot, text]));
  expect(rows.length).toBeGreaterThan(15);
  for (const { snapshot, start, end, quote } of rows)
    expect(texts.get(snapshot)?.slice(start, end)).toBe(quote);
});

test('the same snapshots give the same rows, ids and order', () => {
  const rows = extractEvidence(card, everything);
  expect(extractEvidence(card, structuredClone(everything))).toEqual(rows);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('a record whose blocks do not fit its text is a fault and no evidence', () => {
  const wrong = document('Short.', {
    kind: 'news',
    topics: ['news'],
    publishedAt: '2026-01-01',
    blocks: [{ kind: 'heading', start: 0, end: 900 }],
  });
  expect(() => extractEvidence(card, [wrong])).toThrow(/no exact quote/);
});

test('snapshots are read back from their store, and one that was changed or lost is a fault', async () => {
  const snapshots = inMemorySnapshots();
  await snapshots.put(about.text);
  const read = extractEvidence(card, [about], new Map(), provenReaders);
  expect(await findEvidence({ snapshots }, card, [about.record])).toEqual(read);
  await expect(findEvidence({ snapshots }, card, [leaders.record])).rejects.toThrow(/gone/);
  const forged = { put: snapshots.put, get: async () => 'something else' };
  await expect(findEvidence({ snapshots: forged }, card, [about.record])).rejects.toThrow(
    /not what was stored/,
  );
});

test('a mission is what the company says it is for, in a sentence, below its heading or as a heading of its own', () => {
  const told = (html: string, url = 'https://loamferry.example/about') =>
    find(extractEvidence(card, [page(html, { url })]), 'mission').map(({ quote }) => quote);
  expect(told('<h1>About us</h1><p>We exist to keep rivers busy and quiet.</p>')).toEqual([
    'We exist to keep rivers busy and quiet.',
  ]);
  expect(
    told('<h1>About us</h1><h2>Our mission</h2><p>Quiet boats on every river. They are green.</p>'),
  ).toEqual(['Quiet boats on every river.']);
  expect(told('<h1>We keep rivers moving</h1><p>Loam Ferry runs boats.</p>')).toEqual([
    'We keep rivers moving',
  ]);
  expect(
    told(
      '<h1>We keep rivers moving</h1><p>Loam Ferry runs boats.</p>',
      'https://loamferry.example/news',
    ),
  ).toEqual([]);
  expect(told('<h1>We use cookies on this site for you</h1><p>Loam Ferry runs boats.</p>')).toEqual(
    [],
  );
});

test('pay stands on the page of one opening, and a rival that is named beside the word has its name', () => {
  const rows = extractEvidence(card, [
    page('<h1>Deck Officer</h1><p>You steer. You will earn between $69k and $106k.</p>', {
      url: 'https://loamferry.example/careers/openings/deck-officer',
      title: 'Deck Officer',
      topics: ['hiring'],
    }),
    page('<h1>Careers</h1><p>You will earn between $49k and $56k.</p>', {
      url: 'https://loamferry.example/careers',
      title: 'Careers',
      topics: ['hiring'],
    }),
    page('<h1>Market</h1><p>Its rival Brindle Boats is based in Lisbon.</p>', {
      url: 'https://loamferry.example/market',
    }),
  ]);
  expect(find(rows, 'pay-range').map(({ details }) => details)).toEqual([
    { from: 69_000, to: 106_000, per: 'year' },
  ]);
  expect(find(rows, 'competitor').map(({ value }) => value)).toEqual(['Brindle Boats']);
});

test('a job is found in whatever sentence a page of openings tells it, and nobody’s title is one', () => {
  const rows = extractEvidence(card, [
    page(
      '<h1>Open jobs</h1><p>Come to us as Deck Officer in Ghent. Our night shift is missing a Marine Engineer. Ilse Varn joined as Harbour Master and has been our Chief Engineer. We like Mondays.</p>',
      { url: 'https://loamferry.example/careers/openings', title: 'Open jobs', topics: ['hiring'] },
    ),
  ]);
  expect(
    find(rows, 'job-posting')
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(['Deck Officer', 'Marine Engineer']);
});
