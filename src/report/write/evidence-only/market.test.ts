import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom, writtenFrom } from '../../fixtures/writing';

const site = {
  reliability: 'first-party',
  sourceName: 'Company about page',
  topic: 'market',
} as const;
const rival = (quote: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'competitor', ...site, quote, ...changes });
const told = (quote: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'statement', ...site, quote, ...changes });
const said = (rows: readonly Evidence[]) => saidFrom('market', rows);

describe('competitors', () => {
  test('are named, without the words around them', async () => {
    expect(
      await said([rival('The companies we meet most are Dunmere Soil and Hale Instruments.')]),
    ).toEqual(['As competitors its about page names Dunmere Soil and Hale Instruments.']);
  });

  test('are told with what is said of each, in the words of who says it', async () => {
    const quote =
      'We are asked this often, so: the companies we meet in bids are Dunmere Soil, which is strong on very large farms; Hale, which books advisers and does it well; and Brook Controls.';
    expect(await said([rival(quote)])).toEqual([
      'As competitors its about page names Dunmere Soil (“is strong on very large farms”), Hale (“books advisers and does it well”), and Brook Controls.',
    ]);
  });

  test('that a source names one by one are one list, each once', async () => {
    const one = (name: string) => rival(`${name} competes with it in the field.`, { value: name });
    expect(await said([one('Dunmere Soil'), one('Hale Instruments'), one('Dunmere Soil')])).toEqual(
      ['Named as its competitors: Dunmere Soil and Hale Instruments.'],
    );
  });

  test('without a name among them are told in the source’s words, and the company is never its own', async () => {
    expect(
      await said([rival('We compete with the habit of guessing, and with nothing else.')]),
    ).toEqual([
      'On its competitors, its about page writes: “We compete with the habit of guessing, and with nothing else”.',
    ]);
    expect(
      (await said([rival('Our rivals are fewer than those who use Fernhollow today.')])).join(' '),
    ).not.toContain('names Fernhollow');
  });

  test('sit somewhere, and the place is no competitor', async () => {
    const texts = (
      await said([rival('Its rival Dunmere Soil is based in Harrow Bay and sells from Lowick.')])
    ).join(' ');
    expect(texts).not.toMatch(/names (?:Harrow Bay|Lowick)/u);
  });

  test('whose clause is long are named without it', async () => {
    expect(
      await said([
        rival(
          'Our competitors are Dunmere Soil, which has been doing this for as long as anyone here can remember and a little longer than that.',
        ),
      ]),
    ).toEqual(['As competitors its about page names Dunmere Soil.']);
  });
});

describe('where it stands', () => {
  test('two sentences at most, those of pages without a day first, each brought in differently', async () => {
    const { texts, faults } = await writtenFrom('market', [
      told('Customers pay a share of what they save.', { publishedAt: '2026-02-10' }),
      told('The first customer signed in 1989 and still reads our soil.'),
      told('Every third grower in the valley is a customer.'),
      told('One customer in four comes from a neighbour.'),
    ]);
    expect(faults).toEqual([]);
    expect(texts).toEqual([
      'Of its market its about page says: “The first customer signed in 1989 and still reads our soil”.',
      'Beside that it says: “Every third grower in the valley is a customer”.',
    ]);
  });

  test('what is out of a story, spoken by somebody or addressed to the reader is left out', async () => {
    expect(
      await said([
        told('The two companies signed a contract for six years.'),
        told('“I have been a customer for nine years,” she said.'),
        told('We thank you for being our customer today.'),
        told('Customers of the old mill are supported until 2029.', { publishedAt: '2025-03-11' }),
      ]),
    ).toEqual([]);
  });
});

describe('what its work brings', () => {
  const result = (quote: string, changes: Partial<Evidence> = {}) =>
    told(quote, {
      topic: 'products',
      sourceName: 'Company product pages',
      fetchedAt: '2026-03-20T09:00:00.000Z',
      ...changes,
    });

  test('is told in its own words where they compare and say by how much, with the day they were read', async () => {
    const { texts, drafts, faults } = await writtenFrom('market', [
      result('Tilth reads every field of a farm.'),
      result('Across 40 farms the median harvest comes in 9 days sooner than before.'),
    ]);
    expect(texts).toEqual([
      'Of what its work brings, its product pages say: “Across 40 farms the median harvest comes in 9 days sooner than before”.',
    ]);
    expect(drafts[0]?.asOf).toBe('2026-03-20');
    expect(faults).toEqual([]);
  });

  test.each([
    ['a figure without a comparison', 'Two of them sit on each of our 40 farms.'],
    ['a comparison without a figure', 'The harvest comes in sooner than before.'],
    ['what points back', 'Their cost fell by 12 percent in the first year.'],
    ['what is addressed to the reader', 'You will harvest 9 days sooner than before.'],
    ['somebody’s spoken word', '“We harvest 9 days sooner,” said the grower.'],
  ])('is not %s', async (_what, quote) => {
    expect(await said([result(quote)])).toEqual([]);
  });

  test('is not what somebody else says of it', async () => {
    expect(
      await said([
        result('Across 40 farms the median harvest comes in 9 days sooner than before.', {
          reliability: 'reference',
        }),
      ]),
    ).toEqual([]);
  });
});

describe('what the industry argues about', () => {
  const voice = (quote: string, changes: Partial<Evidence> = {}) =>
    row({
      attribute: 'analysis',
      topic: 'market',
      quote,
      sourceName: 'The Soil Review',
      publishedAt: '2026-01-05',
      ...changes,
    });

  test('is told with who writes it and when', async () => {
    expect(
      await said([
        voice('Growers ask who owns the readings of their fields.'),
        voice('Few sensors outlive the warranty they are sold with.', {
          sourceName: 'Field Notes',
        }),
      ]),
    ).toEqual([
      'On its industry, The Soil Review wrote on January 5, 2026: “Growers ask who owns the readings of their fields”.',
      'Another voice, of January 5, 2026: “Few sensors outlive the warranty they are sold with”.',
    ]);
  });

  test('one copied text is one voice', async () => {
    const same = { cluster: 'one' };
    expect(
      await said([
        voice('Growers ask who owns the readings of their fields.', same),
        voice('Growers ask who owns the readings of all their fields.', same),
      ]),
    ).toHaveLength(1);
  });
});
