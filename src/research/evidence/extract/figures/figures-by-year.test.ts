import { expect, test } from 'vitest';
import type { EntityCard } from '../../../company';
import { readPage } from '../../../read';
import type { Document } from '../document';
import { figuresByYear } from './figures-by-year';
import { relations } from '../relations';

const card: EntityCard = {
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

function page(
  html: string,
  url = 'https://loamferry.example/about',
  record: Partial<Document['record']> = {},
): Document {
  const { text, blocks } = readPage({
    html: `<html><body><main>${html}</main></body></html>`,
    url,
  });
  return {
    text,
    record: {
      snapshot: 's',
      sourceId: 's',
      sourceName: 'S',
      url,
      title: 'About',
      kind: 'page',
      topics: ['snapshot'],
      reliability: 'first-party',
      tier: 'B',
      matchScore: 1,
      fetchedAt: '2026-03-02T00:00:00Z',
      blocks,
      ...record,
    },
  };
}
const read = (found: Document) =>
  figuresByYear(found, { card, all: [found] }).map(({ attribute, value, unit, asOf }) => [
    attribute,
    value,
    unit,
    asOf,
  ]);
const facts = (found: Document) =>
  relations(found, { card, all: [found] }).map(({ attribute, value, start, end }) => [
    attribute,
    value,
    found.text.slice(start, end),
  ]);

const accounts =
  '<tr><th>Year ended December 31,</th><th>2024</th><th>2025</th></tr><tr><td>Revenue</td><td>$334.1</td><td>$381.2</td></tr><tr><td>Cost of sales</td><td>200</td><td>210</td></tr><tr><td>Net income (loss)</td><td>(5.2)</td><td>12.0</td></tr><tr><td>Employees at year end</td><td>1,795</td><td>1,906</td></tr>';

test('a table of years gives each figure its day, its unit and its scale', () => {
  expect(
    read(
      page(
        `<h1>Our year in figures</h1><p>In millions of dollars, but for employees.</p><table>${accounts}</table>`,
      ),
    ),
  ).toEqual([
    ['revenue', 334_100_000, 'usd', '2024-12-31'],
    ['revenue', 381_200_000, 'usd', '2025-12-31'],
    ['net-income', -5_200_000, 'usd', '2024-12-31'],
    ['net-income', 12_000_000, 'usd', '2025-12-31'],
    ['employees', 1795, 'people', '2024-12-31'],
    ['employees', 1906, 'people', '2025-12-31'],
  ]);
});

test('quarters, changes and what has not been yet are no years', () => {
  expect(
    read(
      page(
        '<h1>Figures</h1><p>In millions of euros.</p><table><tr><th></th><th>Q1 2025</th><th>Q2 2025</th></tr><tr><td>Revenue</td><td>90</td><td>91</td></tr></table>',
      ),
    ),
  ).toEqual([]);
  expect(
    read(
      page(
        '<h1>Figures</h1><p>In millions of euros.</p><table><tr><th></th><th>2025</th><th>2027</th></tr><tr><td>Revenue</td><td>90</td><td>120</td></tr></table>',
      ),
    ),
  ).toEqual([['revenue', 90_000_000, 'eur', '2025']]);
});

test('labels beside or above their values are facts, and the quote holds both', () => {
  const found = facts(
    page(
      '<h1>At a glance</h1><table><tr><td>Founded</td><td>2011</td></tr><tr><td>Headquarters</td><td>Ghent, Belgium</td></tr></table><h3>1,906</h3><p>employees</p><dl><dt>CEO</dt><dd>Ilse Varn</dd></dl>',
    ),
  );
  expect(found.slice(0, 2)).toEqual([
    ['founded', '2011', 'Founded | 2011'],
    ['headquarters', 'Ghent, Belgium', 'Headquarters | Ghent, Belgium'],
  ]);
  expect(found).toContainEqual(['employees', 1906, '1,906\nemployees']);
});

test('on a customer’s story “we” is the customer, and in its praise too', () => {
  expect(
    facts(
      page(
        '<h1>Brindle Bank</h1><p>We employ 4,000 people. We are based in Zurich.</p>',
        'https://loamferry.example/customers/brindle-bank',
      ),
    ),
  ).toEqual([]);
  expect(
    facts(
      page(
        '<h1>About</h1><blockquote>We employ 4,000 people and love the ferry.</blockquote><p>“We employ 4,000 people,” says Mara Quint, chief executive of Brindle Bank.</p>',
      ),
    ),
  ).toEqual([]);
});

test('a section on competitors tells nothing of the company', () => {
  expect(
    facts(
      page(
        '<h1>About</h1><p>Loam Ferry employs 1,906 people.</p><h2>Our competitors</h2><p>Brindle Boats is the oldest of them. The company employs 4,000 people and was founded in 1950.</p>',
      ),
    ),
  ).toEqual([['employees', 1906, 'Loam Ferry employs 1,906 people.']]);
});

test('in a stranger’s article only what is said of the company is taken', () => {
  const article = (html: string) =>
    facts(
      page(`<h1>Ferries merge</h1>${html}`, 'https://paper.example/ferries', {
        reliability: 'public-voice',
        kind: 'news',
        title: 'Ferries merge',
      }),
    );
  expect(
    article(
      '<p>Loam Ferry was founded in 2011. The company employs 1,906 people.</p><p>Brindle Boats was founded in 1950. The company employs 4,000 people.</p>',
    ).map(([, value]) => value),
  ).toEqual(['2011', 1906]);
  expect(article('<p>The company employs 4,000 people. We were founded in 1950.</p>')).toEqual([]);
});
