import { createHash } from 'node:crypto';
import { areaUnderCurve } from './figures';
import type { WiceClaim } from './wice';

export interface Weighed extends WiceClaim {
  readonly features: readonly number[];
}

/** The areas under two curves: supported against not supported, and against all others. */
export interface Areas {
  readonly not: number;
  readonly rest: number;
}

export const FOLDS = 5;
const ROUNDS = 400;
const STEP = 0.5;
const RIDGE = 0.01;

/** Claims on one page share their fold, so that nothing learned on a page is measured on it. */
const foldOf = ({ passages }: WiceClaim): number =>
  createHash('sha256')
    .update(passages[0] ?? '')
    .digest()
    .readUInt8(0) % FOLDS;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const spread = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(
    values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1),
  );
};

/** Logistic regression with a ridge; both labels weigh the same. */
function learn(claims: readonly Weighed[]): (features: readonly number[]) => number {
  const columns = claims[0]?.features.map((_, at) =>
    claims.map(({ features }) => features[at] ?? 0),
  );
  const scales = (columns ?? []).map((column) => ({
    middle: mean(column),
    width: spread(column) || 1,
  }));
  const scaled = (features: readonly number[]): readonly number[] => [
    1,
    ...features.map((value, at) => (value - (scales[at]?.middle ?? 0)) / (scales[at]?.width ?? 1)),
  ];
  const supported = claims.filter(({ label }) => label === 'supported').length;
  const rows = claims.map(({ features, label }) => ({
    row: scaled(features),
    is: label === 'supported' ? 1 : 0,
    weight: 0.5 / (label === 'supported' ? supported : claims.length - supported),
  }));
  const weights = scaled(claims[0]?.features ?? []).map(() => 0);
  const sumOf = (row: readonly number[]): number =>
    row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight, at) => (at === 0 ? 0 : RIDGE * weight));
    for (const { row, is, weight } of rows) {
      const off = weight * (1 / (1 + Math.exp(-sumOf(row))) - is);
      for (const [at, value] of row.entries()) slopes[at] = (slopes[at] ?? 0) + off * value;
    }
    for (const [at, slope] of slopes.entries()) weights[at] = (weights[at] ?? 0) - STEP * slope;
  }
  return (features) => sumOf(scaled(features));
}

function areasOf(claims: readonly Weighed[], score: (claim: Weighed) => number): Areas {
  const of = (is: (label: WiceClaim['label']) => boolean): number[] =>
    claims.filter(({ label }) => is(label)).map(score);
  const supported = of((label) => label === 'supported');
  return {
    not: areaUnderCurve(
      supported,
      of((label) => label === 'not_supported'),
    ),
    rest: areaUnderCurve(
      supported,
      of((label) => label !== 'supported'),
    ),
  };
}

/** Learned on some claims and measured on others. */
export function learnedOn(some: readonly Weighed[], others: readonly Weighed[]): Areas {
  const score = learn(some);
  return areasOf(others, ({ features }) => score(features));
}

/** Learned on four fifths of the pages and measured on the fifth, each in its turn. */
export function crossValidate(claims: readonly Weighed[]): readonly Areas[] {
  return Array.from({ length: FOLDS }, (_, fold) =>
    learnedOn(
      claims.filter((claim) => foldOf(claim) !== fold),
      claims.filter((claim) => foldOf(claim) === fold),
    ),
  );
}

export function formatAreas(areas: readonly Areas[]): string {
  const line = (part: keyof Areas): string => {
    const values = areas.map((one) => one[part]);
    return `${mean(values).toFixed(3)} ± ${spread(values).toFixed(3)}`;
  };
  return `supported/not_supported ${line('not')}, supported/rest ${line('rest')}`;
}
