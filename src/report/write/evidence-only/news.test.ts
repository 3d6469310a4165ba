import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, writtenFrom } from '../../fixtures/writing';
import { dayOf, explanationOf, opening, sourceNameOf } from './sources';

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

describe('the sentence of an article', () => {
  test('stands after its headline', async () => {
    const rows = article('Fernhollow opens a garden', '2026-03-01', [
      'The garden covers 14 acres beside the river.',
    ]);
    expect(await textsOf(rows)).toEqual([
      'The newest report at hand is from its newsroom, on March 1, 2026: “Fernhollow opens a garden” – “The garden covers 14 acres beside the river”.',
    ]);
  });

  test('stands alone where it says all that its headline does', async () => {
    const rows = article('Fernhollow opens 14 acres of garden', '2026-03-01', [
      'Fernhollow opens 14 acres of garden beside the river on April 2.',
    ]);
    const { texts, drafts, faults } = await writtenFrom('developments', rows);
    expect(texts).toEqual([
      'The newest report at hand is from its newsroom, on March 1, 2026: “Fernhollow opens 14 acres of garden beside the river on April 2”.',
    ]);
    expect(drafts[0]?.evidenceIds).toEqual(rows.map(({ id }) => id));
    expect(faults).toEqual([]);
  });

  test('of which little is in the headline does not take its place', async () => {
    expect(
      (
        await textsOf(
          article('Fernhollow opens a garden', '2026-03-01', [
            'The river rose by 14 feet in one night.',
          ]),
        )
      )[0],
    ).toContain('“Fernhollow opens a garden” – “The river');
  });

  test('is the first with a figure, and without one the first', async () => {
    const plain = 'The garden lies beside the river and is open.';
    const figure = 'The garden covers 14 acres beside the river.';
    const withFigure = await textsOf(
      article('Fernhollow opens a garden', '2026-03-01', [plain, figure]),
    );
    expect(withFigure[0]).toContain('14 acres');
    const without = await textsOf(article('Fernhollow opens a garden', '2026-03-01', [plain]));
    expect(without[0]).toContain('beside the river and is open');
  });

  test.each([
    ['it ends on what nobody knows', 'Today all 580 of our mills run it.'],
    ['it points back', 'Their cost fell by 12 percent in the first year.'],
    ['it is somebody’s spoken word', '“It was the summer of 14 acres,” said the gardener.'],
    ['it is longer than anyone reads', `The garden has ${'many beds and '.repeat(14)}14 gates.`],
  ])('is left out where %s', async (_why, sentence) => {
    expect(await textsOf(article('Fernhollow opens a garden', '2026-03-01', [sentence]))).toEqual([
      'The newest report at hand is from its newsroom, on March 1, 2026: “Fernhollow opens a garden”.',
    ]);
  });

  test('is told without the place and the day that stand before it', async () => {
    expect(
      (
        await textsOf(
          article('Fernhollow opens a garden', '2026-03-01', [
            'OMAHA, Neb., March 1, 2026 – The garden covers 14 acres beside the river.',
          ]),
        )
      )[0],
    ).toMatch(/ – “The garden covers 14 acres beside the river”\.$/u);
  });

  test('of another article is not mistaken for its own', async () => {
    const [first] = article('Fernhollow opens a garden', '2026-03-01', []);
    const other = article('Fernhollow closes a gate', '2025-01-01', [
      'The gate was 14 feet high and made of oak.',
    ]);
    const texts = await textsOf(first === undefined ? [] : [first, ...other]);
    expect(texts[0]).not.toContain('oak');
    expect(texts[1]).toMatch(/closes a gate.*oak/u);
  });
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

describe('disputes', () => {
  const legal = (quote: string) =>
    row({ ...OWN, attribute: 'legal', topic: 'legal', quote, sourceName: 'Company investor page' });

  test('sentences that name an act are told, those that only mention it are not', async () => {
    const rows = [
      legal('Beatrix has been our lawyer through all of it.'),
      legal('A suit that followed was settled in March 2026 for $4.6 million.'),
    ];
    const { texts, faults } = await writtenFrom('developments', rows);
    expect(texts).toEqual([
      'On a dispute or correction, its investor page writes: “A suit that followed was settled in March 2026 for $4.6 million”.',
    ]);
    expect(faults).toEqual([]);
  });

  test('two are told at the most', async () => {
    const rows = ['2023', '2024', '2025'].map((year) =>
      legal(`In ${year} we restated our accounts of the year before.`),
    );
    const [told, ...others] = await textsOf(rows);
    expect(told?.match(/In \d{4} we restated/gu)).toHaveLength(2);
    expect(others).toEqual([]);
  });
});

describe('plans', () => {
  const plan = (quote: string) => row({ ...OWN, attribute: 'statement', topic: 'products', quote });

  test('only what the company itself will do is a plan', async () => {
    expect(await textsOf([plan('A plan that your shift leads will follow.')])).toEqual([]);
    expect(await textsOf([plan('We will open a second workshop in Elm.')])).toEqual([
      'Of itself, Fernhollow wrote: “We will open a second workshop in Elm”.',
    ]);
  });

  test('what it is about now is told among its plans', async () => {
    expect(
      await textsOf([
        plan('Our main priority is a reader that lasts ten winters.'),
        plan('We are moving every workshop to one rhythm this year.'),
      ]),
    ).toEqual([
      'Of itself, Fernhollow wrote: “Our main priority is a reader that lasts ten winters”.',
      'It also stated: “We are moving every workshop to one rhythm this year”.',
    ]);
  });

  test('a promise to the reader and a line of an address are none', async () => {
    expect(await textsOf([plan('We will show you how to read soil.')])).toEqual([]);
    expect(await textsOf([plan('ELM, May 3 – We will open a second workshop.')])).toEqual([]);
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
    expect(dayOf(dated)).toBe('2026-01-01');
    expect(dayOf(row({ attribute: 'news', quote: 'A quote of some length.' }))).toBeUndefined();
  });

  test('what follows a name on the next line explains it', () => {
    const named = (quote: string, value: string) =>
      explanationOf(row({ attribute: 'product', quote, value }));
    expect(named('Tiller\nThe control system.', 'Tiller')).toBe('The control system.');
    expect(named('Tiller is the control system.', 'Tiller')).toBeUndefined();
    expect(named('Tiller\n', 'Tiller')).toBeUndefined();
  });
});
