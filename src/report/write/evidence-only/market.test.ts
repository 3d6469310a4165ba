import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom } from '../../fixtures/writing';

const site = {
  reliability: 'first-party',
  sourceName: 'Company about page',
  topic: 'market',
} as const;
const rival = (quote: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'competitor', ...site, quote, ...changes });
const said = (rows: readonly Evidence[]) => saidFrom('market', rows);

describe('competitors', () => {
  test('are named, without the words around them', async () => {
    expect(
      await said([rival('The companies we meet most are Dunmere Soil and Hale Instruments.')]),
    ).toEqual(['Fernhollow’s rivals include Dunmere Soil and Hale Instruments.']);
  });

  test('are named without what is said of each', async () => {
    const quote =
      'We are asked this often, so: the companies we meet in bids are Dunmere Soil, which is strong on very large farms; Hale, which books advisers and does it well; and Brook Controls.';
    expect(await said([rival(quote)])).toEqual([
      'Fernhollow’s rivals include Dunmere Soil, Hale, and Brook Controls.',
    ]);
  });

  test('that a source names one by one are one list, each once', async () => {
    const one = (name: string) => rival(`${name} competes with it in the field.`, { value: name });
    expect(await said([one('Dunmere Soil'), one('Hale Instruments'), one('Dunmere Soil')])).toEqual(
      ['Fernhollow’s rivals include Dunmere Soil and Hale Instruments.'],
    );
  });

  test('without a name among them are not told, and the company is never its own', async () => {
    expect(
      await said([rival('We compete with the habit of guessing, and with nothing else.')]),
    ).toEqual([]);
    expect(
      (await said([rival('Our rivals are fewer than those who use Fernhollow today.')])).join(' '),
    ).not.toContain('Fernhollow,');
  });

  test('sit somewhere, and the place is no competitor', async () => {
    const texts = (
      await said([rival('Its rival Dunmere Soil is based in Harrow Bay and sells from Lowick.')])
    ).join(' ');
    expect(texts).not.toMatch(/Harrow Bay|Lowick/u);
  });

  test('of which there is one are told as one', async () => {
    expect(
      await said([
        rival(
          'Our competitors are Dunmere Soil, which has been doing this for as long as anyone here can remember and a little longer than that.',
        ),
      ]),
    ).toEqual(['One of Fernhollow’s rivals is Dunmere Soil.']);
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

  test('is told with who writes it, once', async () => {
    expect(
      await said([
        voice('Growers ask who owns the readings of their fields.'),
        voice('Few sensors outlive the warranty they are sold with.', {
          sourceName: 'Field Notes',
        }),
      ]),
    ).toEqual([
      'Growers ask who owns the readings of their fields, according to The Soil Review.',
      'Few sensors outlive the warranty they are sold with.',
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
