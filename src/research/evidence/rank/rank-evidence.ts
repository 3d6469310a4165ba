import type { Evidence } from '../shape';
import { indexPassages } from './passage-index';
import { rankPassages } from './rank-passages';

/** How little the first places differ: orders are fused by 1 / (this + place). */
const FLAT = 20;
const RELIABILITY: readonly Evidence['reliability'][] = [
  'register',
  'first-party',
  'reference',
  'public-voice',
];

type Weighed = readonly [weight: number, places: ReadonlyMap<string, number>];

/** The place of each row in an order; rows that are equal in it share one. */
function placesBy(
  rows: readonly Evidence[],
  compare: (one: Evidence, other: Evidence) => number,
): ReadonlyMap<string, number> {
  const sorted = rows.toSorted(compare);
  let place = 0;
  return new Map(
    sorted.map((row, index) => {
      const before = sorted[index - 1];
      if (before !== undefined && compare(before, row) !== 0) place = index;
      return [row.id, place];
    }),
  );
}

const dayOf = (row: Evidence): string => row.asOf ?? row.publishedAt ?? '';

/** Rows for a question, best first: by words, match with the company, age, and source. */
export function rankEvidence(rows: readonly Evidence[], question: string): readonly Evidence[] {
  const words = rankPassages(
    indexPassages(
      rows.map(({ quote, title, url }) => ({ text: quote, context: title, page: url })),
    ),
    question,
  );
  // The same words in two places are equally good.
  const best = new Map<string, number>();
  for (const [place, at] of words.entries())
    best.set(rows[at]?.quote ?? '', best.get(rows[at]?.quote ?? '') ?? place);
  const orders: readonly Weighed[] = [
    [2, new Map(rows.map(({ id, quote }) => [id, best.get(quote) ?? rows.length]))],
    [0.5, placesBy(rows, (one, other) => other.matchScore - one.matchScore)],
    [0.5, placesBy(rows, (one, other) => dayOf(other).localeCompare(dayOf(one)))],
    [
      0.25,
      placesBy(
        rows,
        (one, other) =>
          RELIABILITY.indexOf(one.reliability) - RELIABILITY.indexOf(other.reliability) ||
          one.tier.localeCompare(other.tier),
      ),
    ],
  ];
  const worth = (row: Evidence): number =>
    orders.reduce(
      (sum, [weight, places]) => sum + weight / (FLAT + (places.get(row.id) ?? rows.length)),
      0,
    );
  return rows
    .filter(({ status }) => status !== 'kept-apart')
    .toSorted((one, other) => worth(other) - worth(one) || one.id.localeCompare(other.id));
}
