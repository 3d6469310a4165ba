import { expect, test } from 'vitest';
import { FACT_SECTIONS } from '../../write';
import { fold, readDates, readNames } from '../../../language';
import { defined } from '../../../kernel/defined';
import { seededRandom, type Random } from '../../../kernel/seeded-random';
import type { Claim } from '../../document';
import { EVIDENCE, PAGES, snapshotsOf } from '../../fixtures/made-up-company';
import { INPUT, reportOf } from '../../fixtures/report-input';
import type { Setting } from '../claim';
import type { Computation } from '../calculation/computation';
import { verifyClaim } from '../verify-claim';

const SNAPSHOTS = snapshotsOf(PAGES);
const SETTING: Setting = {
  company: 'Fernhollow',
  aliases: [],
  domains: ['fernhollow.example'],
  role: INPUT.role,
};
const STRANGERS = ['Gunther Moss', 'Petra Vale', 'Osric Blum', 'Tilly Marchetti'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function isSupported(claim: Claim, text: string): boolean {
  const evidence = claim.citations.flatMap(({ evidenceId }) =>
    EVIDENCE.filter((row) => row.id === evidenceId),
  );
  const computation = computationOf(claim);
  const said = {
    kind: claim.kind,
    text,
    evidence,
    restsOn: claim.restsOn,
    ...defined({ computation }),
  };
  // What its words alone don't carry is made of typed values.
  const passes = (one: string, basis: { readonly basis?: 'typed' }): boolean =>
    verifyClaim({ ...said, text: one, ...basis }, SETTING, SNAPSHOTS).verdict !== 'unsupported';
  return passes(text, passes(claim.text, {}) ? {} : { basis: 'typed' });
}

/** A computed claim cites the later figure before the earlier one, or else what it counts. */
function computationOf(claim: Claim): Computation | undefined {
  if (claim.kind !== 'computed') return undefined;
  const ids = claim.citations.map((citation) => citation.evidenceId);
  return claim.text.includes('%')
    ? { kind: 'growth', from: ids[1] ?? '', to: ids[0] ?? '' }
    : { kind: 'count', of: ids };
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random.next() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** Every digit of the text that is no part of a date, each changed to another. */
function numberMutants(text: string, random: Random): string[] {
  const { rest } = readDates(text);
  return Array.from(rest.matchAll(/(?<![\p{L}\d])\d[\d,.]*\d|(?<![\p{L}\d])\d/gu), (match) => {
    const digits = match[0].search(/[1-9]/u);
    const at = match.index + Math.max(0, digits);
    const other = ((Number(text[at]) + 1 + Math.floor(random.next() * 8)) % 9) + 1;
    const changed = other === Number(text[at]) ? (other % 9) + 1 : other;
    return text.slice(0, at) + changed + text.slice(at + 1);
  });
}

function dateMutants(text: string, random: Random): string[] {
  return readDates(text).dates.flatMap((date) => {
    const swap = (said: string) => text.slice(0, date.start) + said + text.slice(date.end);
    const year = date.text.replace(
      /(?:19|20)\d{2}/u,
      String((date.year ?? 2000) + 3 + Math.floor(random.next() * 20)),
    );
    const month =
      date.month === undefined
        ? []
        : [
            swap(
              date.text.replace(/\p{L}{3,}/u, () =>
                pick(
                  MONTHS.filter((_, index) => index + 1 !== date.month),
                  random,
                ),
              ),
            ),
          ];
    const day =
      date.day === undefined
        ? []
        : [swap(date.text.replace(/(?<!\d)\d{1,2}(?!\d)/u, String((date.day % 27) + 1)))];
    return [swap(year), ...month, ...day];
  });
}

function nameMutants(text: string, random: Random): string[] {
  const plain = fold(text);
  return readNames(readDates(plain).rest)
    .map((name) => name.text)
    .filter((name) => !SETTING.company.includes(name) && !SETTING.role.includes(name))
    .flatMap((name) => {
      const words = name.split(' ');
      const stranger = pick(STRANGERS, random);
      const last =
        words.length > 1
          ? [plain.replace(name, `${words.slice(0, -1).join(' ')} ${stranger.split(' ')[1]}`)]
          : [];
      return [plain.replace(name, stranger), ...last];
    });
}

const { document } = await reportOf();
/** Sentences of facts; code's advice is held to typed values, which a document doesn't keep. */
const CLAIMS = document.sections
  .filter(({ id }) => FACT_SECTIONS.some((plan) => plan.id === id))
  .flatMap(({ claims }) =>
    claims.filter(({ kind, typical }) => kind !== 'advice' && typical !== true),
  );

function survivors(mutate: (text: string, random: Random) => string[]): {
  tried: number;
  survived: string[];
} {
  const survived: string[] = [];
  let tried = 0;
  for (const seed of [1, 2, 3, 4, 5]) {
    const random = seededRandom(seed);
    for (const claim of CLAIMS) {
      for (const mutant of mutate(claim.text, random).filter(
        (text) => text !== fold(claim.text) && text !== claim.text,
      )) {
        tried += 1;
        if (isSupported(claim, mutant)) survived.push(mutant);
      }
    }
  }
  return { tried, survived };
}

test('every claim of the report is supported as it was written', () => {
  const refused = CLAIMS.filter((claim) => !isSupported(claim, claim.text));
  expect(refused.map((claim) => claim.text)).toEqual([]);
});

test('a changed number is always caught', () => {
  const { tried, survived } = survivors(numberMutants);
  expect(tried).toBeGreaterThan(40);
  expect(survived).toEqual([]);
});

test('a changed year, month or day is always caught', () => {
  const { tried, survived } = survivors(dateMutants);
  expect(tried).toBeGreaterThan(100);
  expect(survived).toEqual([]);
});

test('a changed name is always caught', () => {
  const { tried, survived } = survivors(nameMutants);
  expect(tried).toBeGreaterThan(100);
  expect(survived).toEqual([]);
});

test('another unit, scale or currency is always caught', () => {
  const changes: readonly (readonly [RegExp, string])[] = [
    [/\$/u, '€'],
    [/ billion/u, ' million'],
    [/ million/u, ' billion'],
    [/%/u, ' people'],
    [/ people/u, '%'],
  ];
  const mutants = CLAIMS.filter((claim) => claim.kind !== 'computed').flatMap((claim) =>
    changes
      .filter(([from]) => from.test(claim.text) && /\d/u.test(claim.text))
      .map(([from, to]) => ({ claim, text: claim.text.replace(from, to) })),
  );
  const numbered = mutants.filter(
    ({ claim, text }) =>
      /\d\s?(?:%|people|billion|million)|[€]\d/u.test(text) && /\d/u.test(claim.text),
  );
  expect(numbered.length).toBeGreaterThan(3);
  expect(
    numbered.filter(({ claim, text }) => isSupported(claim, text)).map(({ text }) => text),
  ).toEqual([]);
});
