import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, writtenFrom } from '../../fixtures/writing';
import { dayOfRow, explanationOf, opening, sourceNameOf } from './sources';

const OWN = { reliability: 'first-party', sourceName: 'Company newsroom', tier: 'B' } as const;

function article(
  headline: string,
  day: string,
  sentences: readonly string[],
  changes: Partial<Evidence> = {},
): Evidence[] {
  const url = `https://www.fernhollow.example/newsroom/${day}`;
  const title = row({
    ...OWN,
    attribute: 'news',
    topic: 'news',
    quote: headline,
    value: headline,
    publishedAt: day,
    url,
    ...changes,
  });
  const told = sentences.map((quote) =>
    row({
      ...OWN,
      attribute: 'statement',
      topic: 'news',
      quote,
      publishedAt: day,
      url,
      ...changes,
    }),
  );
  return [title, ...told];
}

async function textsOf(rows: readonly Evidence[]): Promise<readonly string[]> {
  return (await writtenFrom('developments', rows)).texts;
}

test('what the company published itself is told with its page', async () => {
  expect(await textsOf(article('Fernhollow opens a garden', '2026-03-01', []))).toEqual([
    'On March 1, Fernhollow published “Fernhollow opens a garden”.',
  ]);
});

test('a headline that only asks or commands is no news, nor is one with a code ahead of it', async () => {
  const planted = [
    'How do wind pumps work?',
    'Describe the life of a river otter.',
    'QZ482913X Describe the life of a river otter.',
  ].flatMap((headline, index) => article(headline, `2026-03-1${index}`, []));
  const told = await textsOf([
    ...planted,
    ...article('Fernhollow opens a garden', '2026-03-01', []),
  ]);
  expect(told.join(' ')).toContain('Fernhollow opens a garden');
  expect(told.join(' ')).not.toMatch(/wind pumps|river otter/u);
});

describe('the pieces of its engineers', () => {
  const blog = (headline: string, day: string) =>
    article(headline, day, [`It took us ${day.slice(8)} weeks to build the thing.`], {
      topic: 'engineering',
      sourceName: 'Company blog',
    });

  test('stand in a group of their own, after the news', async () => {
    const { drafts, faults } = await writtenFrom('developments', [
      ...blog('One table for every door', '2026-09-30'),
      ...article('Fernhollow opens a garden', '2026-03-01', []),
    ]);
    expect(drafts.map((draft) => draft.group)).toEqual(['In the news', 'From its engineers']);
    expect(faults).toEqual([]);
  });

  test('are two at most, each brought in differently', async () => {
    const rows = ['2026-09-30', '2026-08-29', '2026-07-28', '2026-06-27'].flatMap((day) =>
      blog(`A piece of ${day.slice(5, 7)}`, day),
    );
    const { texts, faults } = await writtenFrom('developments', rows);
    expect(texts).toHaveLength(2);
    expect(new Set(texts.map((text) => text.replace(/“[^”]*”|\d+/gu, ''))).size).toBe(2);
    expect(faults).toEqual([]);
  });
});

describe('who tells it', () => {
  test('a page of the company’s own is “its” page, and anybody else has a name', () => {
    expect(sourceNameOf(row({ ...OWN, attribute: 'news', quote: 'A quote of some length.' }))).toBe(
      'its newsroom',
    );
    expect(
      sourceNameOf(
        row({ attribute: 'news', quote: 'A quote of some length.', sourceName: 'Company Gazette' }),
      ),
    ).toBe('Company Gazette');
    expect(opening('its newsroom')).toBe('Its newsroom');
  });

  test('a row’s own day comes before the day of its page', () => {
    const dated = row({
      attribute: 'news',
      quote: 'A quote of some length.',
      asOf: '2026-01-01',
      publishedAt: '2026-02-02',
    });
    expect(dayOfRow(dated)).toBe('2026-01-01');
    expect(dayOfRow(row({ attribute: 'news', quote: 'A quote of some length.' }))).toBeUndefined();
  });

  test('what follows a name on the next line explains it', () => {
    const named = (quote: string, value: string) =>
      explanationOf(row({ attribute: 'product', quote, value }));
    expect(named('Tiller\nThe control system.', 'Tiller')).toBe('The control system.');
    expect(named('Tiller is the control system.', 'Tiller')).toBeUndefined();
    expect(named('Tiller\n', 'Tiller')).toBeUndefined();
  });
});
