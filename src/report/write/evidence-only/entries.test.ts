import { describe, expect, test } from 'vitest';
import { row } from '../../fixtures/writing';
import { linesOf, registerOf, formatEntry, describeEntries } from './entries';
import { isMany, shortSourceName, siteNamed } from './sources';

const entry = (quote: string, changes: Partial<Parameters<typeof row>[0]> = {}) =>
  row({ attribute: 'patent', quote, ...changes });

describe('the lines of an entry', () => {
  test('are known by their names, without the heading', () => {
    expect([...linesOf(entry('Note: a heading\nReason: It broke: twice.\nUnits: 12'))]).toEqual([
      ['Reason', 'It broke: twice.'],
      ['Units', '12'],
    ]);
  });

  test('that have no name or nothing behind it are none', () => {
    expect([...linesOf(entry('Heading\nJust words\nReason:\nreason: in small letters'))]).toEqual(
      [],
    );
  });
});

describe('one line is told', () => {
  test.each([
    ['Units: 4100', 'units: 4,100'],
    ['Units: -4.25', 'units: -4.25'],
    ['Year: 2026', 'year: 2026'],
    ['Granted: 2026-01-06', 'granted: January 6, 2026'],
    ['Begun: 2026-02', 'begun: February 2026'],
    ['Status: Ongoing', 'status: “Ongoing”'],
    ['Status: see the report.', 'status: “see the report”'],
    ['Score: 0', 'score: 0'],
  ])('“%s” as “%s”', (line, said) => {
    const [label = ''] = line.split(':');
    expect(formatEntry(entry(`A heading of it\n${line}`), { labels: [label] })).toBe(said);
  });

  test.each([
    'Status: --',
    'Status: <b>',
    'Status: www.evil.example',
    'Status: {"a":1}',
    'Status: a@b.example',
  ])('“%s” not at all', (line) => {
    expect(formatEntry(entry(`A heading of it\n${line}`), { labels: ['Status'] })).toBeUndefined();
  });
});

describe('an entry', () => {
  const lines = 'Rudder control\nStatus: Granted\nNumber: 12';

  test('is told with its heading, its month and its lines, the most telling first and no more than asked for', () => {
    const one = entry(lines, { value: 'Rudder control', asOf: '2026-01-06' });
    expect(formatEntry(one, { labels: ['Number', 'Status'] })).toBe(
      '“Rudder control” (January 2026; number: 12; status: “Granted”)',
    );
    expect(formatEntry(one, { labels: ['Number', 'Status'], most: 1 })).toBe(
      '“Rudder control” (January 2026; number: 12)',
    );
    expect(formatEntry(one, { labels: [] })).toBe('“Rudder control” (January 2026)');
  });

  test('without a heading of its own is told by its month and its lines', () => {
    expect(formatEntry(entry(lines, { asOf: '2026-01-06' }), { labels: ['Status'] })).toBe(
      'January 2026 (status: “Granted”)',
    );
    expect(formatEntry(entry(lines), { labels: ['Status'] })).toBe('status: “Granted”');
    expect(formatEntry(entry(lines), { labels: ['Colour'] })).toBeUndefined();
  });

  test('that needs a line and has none is not told, nor one whose heading its quote does not have', () => {
    expect(
      formatEntry(entry(lines, { value: 'Rudder control' }), { labels: ['Colour'], needs: true }),
    ).toBeUndefined();
    expect(
      formatEntry(entry(lines, { value: 'Another heading' }), { labels: ['Status'] }),
    ).toBeUndefined();
  });
});

test('entries are listed so that one is told from the next, and the claim holds for the newest day', () => {
  const some = [
    ['Rudder control', '2025-03-01'],
    ['Deck lamp', '2026-01-06'],
  ].map(([value = '', asOf = '']) => entry(`${value}\nStatus: Granted`, { value, asOf }));
  const [told] = describeEntries(some, {
    labels: ['Status'],
    leads: [(register) => `By ${register}`],
    group: 'Entries',
  });
  expect([told?.text, told?.asOf, told?.group, told?.evidenceIds]).toEqual([
    'By Open Register: “Deck lamp” (January 2026; status: “Granted”); and “Rudder control” (March 2025; status: “Granted”).',
    '2026-01-06',
    'Entries',
    [some[1]?.id, some[0]?.id],
  ]);
  expect(
    describeEntries(some, { labels: [], leads: [() => 'On record'], each: 1, group: 'Entries' })[0]
      ?.evidenceIds,
  ).toHaveLength(1);
});

test.each([
  ['Hacker News comments', 'Hacker News'],
  ['Mastodon posts under the company’s tag', 'Mastodon'],
  ['Bluesky posts', 'Bluesky'],
  ['Company forum', 'Company forum'],
])('people who speak in “%s” speak on %s', (sourceName, site) => {
  expect(siteNamed(sourceName)).toBe(site);
});

test.each([
  ['PatentsView, US patents', 'PatentsView', false],
  ['Target list: those who act', 'Target list', false],
  ['Insiders (Forms 3, 4 and 5)', 'Insiders (Forms 3, 4 and 5)', false],
  ['Harrow recalls (HR)', 'Harrow recalls (HR)', true],
  ['Register of contracts', 'Register of contracts', false],
  ['Harrow layoff notices', 'Harrow layoff notices', true],
  ['The Gazette', 'The Gazette', false],
])('“%s” is called “%s” for short, and spoken of as many: %s', (sourceName, short, many) => {
  const one = entry('A heading', { sourceName, reliability: 'register' });
  expect([shortSourceName(sourceName), registerOf(one), isMany(one)]).toEqual([short, short, many]);
});
