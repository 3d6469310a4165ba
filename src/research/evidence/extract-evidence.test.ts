import { expect, test } from 'vitest';
import { canonicalJson } from '../sources';
import { extractEvidence } from './extract-evidence';
import { findEvidence } from './find/find-evidence';
import { inMemorySnapshots } from './snapshots/in-memory-snapshots';
import { provenReaders } from './proven-readers';
import { card, document, find, page, said } from './testing';

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
