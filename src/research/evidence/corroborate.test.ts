import { expect, test } from 'vitest';
import { corroborated, corroborationOf, corpusOf } from './corroborate';
import type { Evidence } from './shape';

let count = 0;
function row(fields: Partial<Evidence>): Evidence {
  count += 1;
  return {
    id: `ev_${count}`,
    sourceId: 'site',
    sourceName: 'Site',
    url: `https://loam.example/page-${count}`,
    title: 'A page',
    snapshot: `snapshot ${count}`,
    start: 0,
    end: 4,
    quote: 'Loam Ferry launched Skipper in May 2024.',
    entity: 'e',
    matchScore: 1,
    topic: 'products',
    attribute: 'launch',
    value: 'Skipper',
    fetchedAt: '2026-03-02T00:00:00Z',
    tier: 'A',
    reliability: 'first-party',
    cluster: `c${count}`,
    status: 'current',
    ...fields,
  };
}
const speaksFor = (one: Evidence, ...others: readonly Evidence[]) =>
  corroborationOf(one, corpusOf([one, ...others]));

test('a name that rests on one sentence is spoken for by nothing, and is built on by nobody', () => {
  const alone = row({});
  expect(speaksFor(alone)).toBeUndefined();
  expect(corroborated([alone])).toEqual([]);
});

test.each([
  ['a title', 'title', row({ attribute: 'statement', title: 'Skipper, for small fleets' })],
  ['a headline', 'title', row({ attribute: 'news', quote: 'Meet Skipper', value: 'Meet Skipper' })],
  ['a second page', 'page', row({ attribute: 'product', quote: 'Skipper plans routes.' })],
  ['another source', 'source', row({ sourceId: 'paper', quote: 'Skipper is out.' })],
] as const)('a name is spoken for by %s', (_by, corroboration, other) => {
  const launched = row({});
  expect(speaksFor(launched, other)).toBe(corroboration);
  expect(corroborated([launched, other])).toContain(launched);
});

test('an index of products and a register speak for what they name', () => {
  expect(speaksFor(row({ attribute: 'product', url: 'https://loam.example/products' }))).toBe(
    'index',
  );
  const entry = {
    reliability: 'register',
    attribute: 'parent',
    value: 'Harbour Holdings',
  } as const;
  expect(speaksFor(row({ ...entry, quote: 'Relation: owned by\nName: Harbour Holdings' }))).toBe(
    'structured',
  );
  expect(speaksFor(row({ ...entry, quote: 'We belong to Harbour Holdings.' }))).toBeUndefined();
});

test.each([
  ['the same page', { snapshot: 'one' }, { snapshot: 'one', attribute: 'product' }],
  ['a copy of the same text', { cluster: 'one' }, { cluster: 'one', sourceId: 'wire' }],
  ['a longer word in a title', {}, { attribute: 'statement', title: 'Skippers of the year' }],
  ['the heading of a filing’s part', {}, { attribute: 'statement', title: 'Item 1. Skipper' }],
  ['the name of something else', {}, { attribute: 'competitor', sourceId: 'paper' }],
] as const)('%s speaks for no name', (_what, one, other) => {
  expect(speaksFor(row(one), row(other))).toBeUndefined();
});

test('plain words that the same pages use are no name, whatever repeats them', () => {
  const selling = row({ value: 'Selling', quote: 'Selling and general expense grew during 2024.' });
  const again = row({
    value: 'Selling',
    sourceId: 'paper',
    title: 'Selling in 2024',
    quote: 'Selling expense, the cost of selling our tickets, was lower.',
  });
  expect(corroborated([selling, again])).toEqual([]);
});

test('a value is told in plain words, on a page that is about values and not about interviews', () => {
  const value = { attribute: 'value', value: 'Earn trust', quote: 'Earn trust: be open.' } as const;
  const words = row({ attribute: 'statement', quote: 'We earn the trust of our passengers.' });
  const [own, rubric] = [
    row({ ...value, title: 'Our values' }),
    row({ ...value, title: 'Interview rubric: values' }),
  ];
  expect(corroborated([own, words])).toContain(own);
  expect(corroborated([rubric, words])).not.toContain(rubric);
});

test('a person needs no second page, but a name that is more than plain words', () => {
  const chief = { attribute: 'chief-executive', topic: 'leadership' } as const;
  const [person, forum] = [
    row({ ...chief, value: 'Dana Moor', quote: 'Dana Moor is our CEO.' }),
    row({ ...chief, value: 'Inclusion Council', quote: 'Our CEO Inclusion Council is a forum.' }),
  ];
  const words = row({
    attribute: 'statement',
    quote: 'The council meets on inclusion four times a year.',
  });
  expect(corroborated([person, forum, words])).toEqual([person, words]);
});

test('what names nothing is left as it is', () => {
  const rows = [
    row({ attribute: 'revenue', value: 381e6, unit: 'usd' }),
    row({ attribute: 'competitor', value: '', quote: 'We compete with many.' }),
  ];
  expect(corroborated(rows)).toEqual(rows);
});

test('a name stays one though an address or a key writes its word without a capital letter', () => {
  const product = row({
    url: 'https://loam.example/products',
    attribute: 'product',
    quote: 'Skipper',
  });
  const data = row({
    attribute: 'statement',
    quote: '{"team":"skipper","url":"https://a/skipper"}',
  });
  const prose = row({ attribute: 'statement', quote: 'Crews use Skipper, and skipper is a word.' });
  expect(speaksFor(product, data)).toBe('index');
  expect(speaksFor(product, data, prose)).toBeUndefined();
});

test('a page that lists three values is their index, and one heading on a page is not', () => {
  const value = (name: string, snapshot: string): Evidence =>
    row({ attribute: 'value', value: name, quote: name, snapshot, title: 'What we hold to' });
  const listed = ['Mind the tide', 'Say it early', 'Row together'].map((name) => value(name, 's'));
  expect(listed.map((one) => speaksFor(one, ...listed))).toEqual(['index', 'index', 'index']);
  expect(speaksFor(value('Mind the tide', 't'))).toBeUndefined();
});
