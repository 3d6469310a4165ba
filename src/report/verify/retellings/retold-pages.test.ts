import { expect, test } from 'vitest';
import { seededRandom } from '../../../kernel/seeded-random';
import { mutantsOf } from '../../../../bench/mutants/mutate';
import type { Kind } from '../../../../bench/mutants/shape';
import { RETOLD_PAGES } from '../../fixtures/retold-pages';
import { loadParser } from '../../../research/evidence';
import { checkClaim } from '../sentence/check-sentence';

const check = (claim: string, page: string) =>
  checkClaim(claim, [page], 'Fernhollow', loadParser());

const RETOLD = RETOLD_PAGES.flatMap(({ page, retold }) => {
  return retold.map((text) => ({ text, check: check(text, page) }));
});

test('there are at least three hundred honest retellings, each another', () => {
  expect(new Set(RETOLD.map(({ text }) => text)).size).toBeGreaterThanOrEqual(300);
});

test('at most four in a hundred honest retellings are refused, whatever a judge says', () => {
  const alarms = RETOLD.filter(({ check: { isVetoed } }) => isVetoed === true).map(
    ({ text, check: { reasons } }) => `${text} ${reasons.join(' ')}`,
  );
  expect(alarms.length / RETOLD.length, alarms.join('\n')).toBeLessThanOrEqual(0.04);
});

const random = seededRandom(20_261_121);
const MUTANTS = RETOLD_PAGES.flatMap(({ page }) => {
  const sentences = page.split(/(?<=\.) /u);
  return sentences.flatMap((sentence) =>
    mutantsOf(
      sentence,
      sentences,
      (items) => items[Math.floor(random.next() * items.length)],
      1,
    ).map(({ kind, text }) => ({ kind, text, check: check(text, page) })),
  );
});

test('the made-up pages give hundreds of single changes to their sentences', () => {
  expect(MUTANTS.length).toBeGreaterThan(400);
});

test.each<Kind>([
  'number',
  'unit',
  'scale',
  'currency',
  'percent',
  'date',
  'title',
  'negation',
  'direction',
  'superlative',
])('a changed %s is caught, though the page has the false value elsewhere', (kind) => {
  const mutants = MUTANTS.filter((mutant) => mutant.kind === kind);
  const missed = mutants
    .filter(({ check: { verdict } }) => verdict === 'supported')
    .map(({ text }) => text);
  expect(mutants.length).toBeGreaterThan(0);
  expect(missed.length / mutants.length, missed.join('\n')).toBeLessThanOrEqual(0.06);
});

/** What no other value betrays: the same words, turned round. Each stands with what an honest teller may say. */
const TURNED: readonly (readonly [kind: string, source: string, wrong: string, honest: string])[] =
  [
    [
      'roles',
      'Alder Group bought Kestrel Mills in 2021.',
      'Kestrel Mills bought Alder Group in 2021.',
      'Kestrel Mills was bought by Alder Group in 2021.',
    ],
    [
      'roles',
      'Dana Whitlock sued Victor Amsel over the fund.',
      'Victor Amsel sued Dana Whitlock over the fund.',
      'Victor Amsel was sued by Dana Whitlock over the fund.',
    ],
    [
      'roles',
      'Maren Ostrow succeeded Gregor Pell as chairman.',
      'Gregor Pell succeeded Maren Ostrow as chairman.',
      'Gregor Pell was succeeded as chairman by Maren Ostrow.',
    ],
    [
      'titles',
      'Ines Hale is chief executive and Tom Orr is treasurer.',
      'Tom Orr is chief executive and Ines Hale is treasurer.',
      'Tom Orr is treasurer and Ines Hale is chief executive.',
    ],
    [
      'modality',
      'The firm plans to open a plant in Zell.',
      'The firm opened a plant in Zell.',
      'A plant in Zell is planned by the firm, which wants to open it.',
    ],
    [
      'modality',
      'The firm opened a plant in Zell in May 2024.',
      'The firm plans to open a plant in Zell in May 2024.',
      'In May 2024 the firm opened a plant in Zell.',
    ],
    [
      'modality',
      'The bank may close nine branches next year.',
      'The bank closed nine branches next year.',
      'Next year the bank may close nine branches.',
    ],
    [
      'negation',
      'The bakery does not sell bread to supermarkets.',
      'The bakery does sell bread to supermarkets.',
      'Bread is not sold to supermarkets by the bakery.',
    ],
    [
      'negation',
      'The firm stopped making kettles in 2020.',
      'The firm kept making kettles in 2020.',
      'In 2020 the firm stopped making kettles.',
    ],
    [
      'superlative',
      'It is one of the largest banks in the county.',
      'It is the largest bank in the county.',
      'Among the banks in the county it is one of the largest.',
    ],
    [
      'superlative',
      'It has a large garden in the old town.',
      'It has the largest garden in the old town.',
      'In the old town it has a large garden.',
    ],
    [
      'direction',
      'Punctuality rose to 91 percent in the north.',
      'Punctuality fell to 91 percent in the north.',
      'In the north punctuality went up to 91 percent.',
    ],
    [
      'noun',
      'The chain has 40 shops and 300 engineers.',
      'The chain has 300 shops.',
      'The chain has 300 engineers.',
    ],
  ];

test.each(TURNED)(
  '%s: “%s” does not carry “%s”, and carries “%s”',
  (_kind, source, wrong, honest) => {
    const page = `${source} Other matters were spoken of as well.`;
    expect(check(wrong, page).verdict).not.toBe('supported');
    expect(check(honest, page).isVetoed).toBeUndefined();
  },
);
