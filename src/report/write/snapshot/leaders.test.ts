import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom, writtenFrom } from '../../fixtures/writing';

type Changes = Partial<Evidence>;

const said = (...rows: readonly Evidence[]) => saidFrom('snapshot', rows);

const holder = (attribute: string, name: string, title: string, since = '', more: Changes = {}) =>
  row({
    attribute,
    quote: since === '' ? `${name}\n${title}` : `${name}\n${title} since ${since}`,
    value: name,
    details: { title, ...(since === '' ? {} : { since }) },
    reliability: 'first-party',
    ...more,
  });
const leader = (name: string, title: string, since = '', more: Changes = {}) =>
  holder('leadership', name, title, since, more);
const chief = (name: string, since = '', more: Changes = {}) =>
  holder('chief-executive', name, 'Chief Executive Officer', since, more);

describe('a title', () => {
  test.each([
    ['Vice President and Chief Financial Officer', 'CFO'],
    ['Senior Vice President & Chief Financial Officer', 'CFO'],
    ['EVP, Chief Technology Officer', 'CTO'],
    ['Vice President of Engineering', 'vice president of engineering'],
    ['Acting Chief Financial Officer', 'acting CFO'],
    ['Interim President', 'interim president'],
    ['Deputy Chief Financial Officer', 'deputy CFO'],
  ])('“%s” is told as %s', async (title, spoken) => {
    expect(await said(leader('Dana Quill', title))).toEqual([`Dana Quill is ${spoken}.`]);
  });

  test.each([
    'Vice President',
    'Senior Vice President',
    'Former Chief Financial Officer',
    'Retired President',
    'President-elect',
    'President Emeritus',
  ])('that is no office held today is not told: %s', async (title) => {
    expect(await said(leader('Dana Quill', title))).toEqual([]);
  });

  test('of an interim chief executive is told as such, and of a former one not at all', async () => {
    const one = holder('chief-executive', 'Dana Quill', 'Interim Chief Executive Officer');
    expect(await said(one)).toEqual(['Dana Quill is interim CEO.']);
    const past = holder('chief-executive', 'Dana Quill', 'Former Chief Executive Officer');
    expect(await said(past)).toEqual([]);
  });
});

test('whoever leads a part of the company is named with it in one sentence', async () => {
  const names = ['Ada Renn', 'Tobin Marsh', 'Orla Quennell'];
  const rows = names.map((name, at) => leader(name, `President, Gauges ${'ABCDE'[at] ?? ''}`));
  expect(await said(...rows)).toEqual([
    'Other executives are Ada Renn (president, Gauges A), Tobin Marsh (president, Gauges B), and ' +
      'Orla Quennell (president, Gauges C).',
  ]);
});

test('whoever leads the whole is told before those who lead a part', async () => {
  const part = leader('Ada Renn', 'Chief Technology Officer, Gauges');
  const whole = leader('Tobin Marsh', 'Chief Financial Officer');
  expect(await said(part, whole)).toEqual([
    'Tobin Marsh is CFO.',
    'Another executive is Ada Renn (CTO, Gauges).',
  ]);
});

describe('the day since which somebody holds an office', () => {
  test('is told of those who came lately, and of the chief executive always', async () => {
    expect(await said(chief('Dana Quill', '2019-09-01'))).toEqual([
      'Dana Quill has been CEO since September 2019.',
    ]);
    expect(await said(chief('Dana Quill', '2025-09-01'))).toEqual([
      'Dana Quill became CEO in September 2025.',
    ]);
    expect(await said(leader('Ottoline Marsh', 'Chief Financial Officer', '2019-09-01'))).toEqual([
      'Ottoline Marsh is CFO.',
    ]);
    expect(await said(leader('Ottoline Marsh', 'Chief Financial Officer', '2025-09-01'))).toEqual([
      'Ottoline Marsh became CFO in September 2025.',
    ]);
  });

  test('is a year where only the year is known', async () => {
    expect(await said(chief('Dana Quill', '2019'))).toEqual([
      'Dana Quill has been CEO since 2019.',
    ]);
  });

  test('is not told as past while it lies ahead, and whoever is in office until then is named', async () => {
    const next = chief('Ottoline Marsh', '2026-09-01');
    expect(await said(next)).toEqual([]);
    expect(await said(next, chief('Dana Quill'))).toEqual(['The CEO is Dana Quill.']);
    expect(await said(leader('Ottoline Marsh', 'Chief Financial Officer', '2026-03-21'))).toEqual(
      [],
    );
    expect(await said(leader('Ottoline Marsh', 'Chief Financial Officer', '2026-03-20'))).toEqual([
      'Ottoline Marsh became CFO in March 2026.',
    ]);
  });

  test('is counted over those at the top only where it is known of each', async () => {
    const top = [
      chief('Dana Quill', '2025-02-03'),
      leader('Ottoline Marsh', 'Chief Financial Officer', '2025-10-07'),
      leader('Bram Ostrander', 'Chief Technology Officer', '2019-01-15'),
      leader('Ines Pell', 'General Counsel', '2018-05-01'),
    ];
    const count =
      'We found four top executives, and two of them have taken their roles since February 2025.';
    expect(await said(...top)).toContain(count);
    expect(await said(...top.slice(0, 3), leader('Ines Pell', 'General Counsel'))).not.toContain(
      count,
    );
  });
});

describe('who chairs the board', () => {
  const chair = (title: string, more: Changes = {}) =>
    said(holder('board', 'Ottoline Marsh', title, '', more));

  test.each([
    'Chair',
    'Chairwoman of the Board',
    'Chair of the Board of Directors',
    'Chairman and CEO',
  ])('is who is called %s', async (title) => {
    expect(await chair(title)).toEqual(['Ottoline Marsh chairs the board.']);
  });

  test.each([
    'Vice Chair',
    'Former Chair',
    'Chairman Emeritus',
    'Chair-elect',
    'Chair of the Audit Committee',
    'Chair, Audit Committee',
    'Chairman, Asia',
  ])('is not who is called %s', async (title) => {
    expect(await chair(title)).toEqual([]);
  });

  test('is not told from what was overtaken', async () => {
    expect(await chair('Chair', { status: 'stale' })).toEqual([]);
  });

  test('is one of several founders where the source says so, and names one', async () => {
    const one = row({
      attribute: 'founder',
      quote: 'Ottoline Marsh is co-founder of the ferry.',
      value: 'Ottoline Marsh',
    });
    expect(await said(one)).toEqual(['Ottoline Marsh co-founded the company.']);
  });

  test('founded the company only where a founder has that very name', async () => {
    const founder = (name: string) =>
      row({ attribute: 'founder', quote: `founder: ${name}`, value: name });
    const board = holder('board', 'Ottoline Marsh', 'Chair');
    expect(await said(board, founder('Ottoline Marsh'))).toEqual([
      'Ottoline Marsh, who founded the company, chairs the board.',
    ]);
    expect(await said(board, founder('Oswin Marsh'))).toEqual(['Ottoline Marsh chairs the board.']);
  });
});

test('a chief executive who chairs the board is said to do so besides', async () => {
  const head = chief('Ottoline Marsh', '');
  const board = holder('board', 'Ottoline Marsh', 'Chair');
  expect(await said(head, board)).toEqual([
    'The CEO is Ottoline Marsh.',
    'Ottoline Marsh also chairs the board.',
  ]);
});

test('two chief executives in two sources are both told, each with who says so', async () => {
  const one = chief('Dana Quill', '', { status: 'conflicted', sourceName: 'Company newsroom' });
  const other = chief('Bram Ostrander', '', {
    status: 'conflicted',
    sourceName: 'Open Almanac',
    reliability: 'reference',
  });
  const [text = ''] = await said(one, other);
  expect(text).toBe(
    'Its newsroom says the chief executive is Dana Quill; Open Almanac says Bram Ostrander. ' +
      'Use Dana Quill: it’s the company’s own.',
  );
});

test('one office has one holder, and one holder is told once', async () => {
  expect(
    await said(
      leader('Dana Quill', 'Chief Financial Officer'),
      leader('Ottoline Marsh', 'CFO'),
      leader('Dana Quill', 'President'),
    ),
  ).toEqual(['Dana Quill is CFO.']);
});

describe('those who lead it', () => {
  const officer = (name: string, title: string) =>
    row({ attribute: 'leadership', quote: `${name}, ${title}`, value: name, details: { title } });

  test('one office has one holder, however its title is written, and like initials are not one office', async () => {
    const told = await said(
      officer('Tessa Lindqvist', 'Chief Technology Officer'),
      officer('Obadiah Renn', 'CTO'),
      officer('Aldo Bering', 'Chief Product Officer'),
      officer('Mina Okello', 'Chief People Officer'),
    );
    expect(told.join(' ')).toBe(
      'Tessa Lindqvist is CTO. Aldo Bering is chief product officer. Mina Okello is chief people officer.',
    );
  });

  test('those who came lately are told with their month, and the whole holds for the day it was read', async () => {
    const since = (name: string, day: string) =>
      row({
        attribute: 'leadership',
        quote: `${name}, Treasurer since ${day}`,
        value: name,
        details: { title: 'Treasurer', since: day },
      });
    const { drafts } = await writtenFrom('snapshot', [
      since('Tessa Lindqvist', '2025-09'),
      since('Obadiah Renn', '2014-05'),
    ]);
    expect(drafts).toMatchObject([
      {
        text: 'Tessa Lindqvist became treasurer in September 2025.',
        asOf: '2026-03-20',
      },
    ]);
  });

  test('a chief executive holds office as of the last day on which she was found named', async () => {
    const chief = (changes: Partial<Evidence>) =>
      row({
        attribute: 'chief-executive',
        quote: 'Tessa Lindqvist, chief executive since February 2025',
        value: 'Tessa Lindqvist',
        ...changes,
      });
    const { drafts } = await writtenFrom('snapshot', [
      chief({ publishedAt: '2025-01-14', details: { since: '2025-02-03' } }),
      chief({}),
    ]);
    expect(drafts).toMatchObject([
      {
        text: 'Tessa Lindqvist became CEO in February 2025.',
        asOf: '2026-03-20',
      },
    ]);
  });
});
