/** What one server did in one round. */
export interface Round {
  readonly orders: number;
  /** Seconds that the two calls of all orders took; the payments between them are not counted. */
  readonly seconds: number;
  readonly placing: readonly number[];
  readonly settling: readonly number[];
  /** Milliseconds of processor time that the server itself used. */
  readonly processor: number;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const rate = ({ orders, seconds }: Round): number => orders / seconds;

export function rowOf(name: string, rounds: readonly Round[]): string {
  const placing = rounds.flatMap((round) => round.placing);
  const settling = rounds.flatMap((round) => round.settling);
  const milliseconds = (value: number): string => value.toFixed(1).padStart(7);
  return [
    name.padEnd(24),
    median(rounds.map(rate)).toFixed(1).padStart(9),
    milliseconds(percentile(placing, 0.5)),
    milliseconds(percentile(placing, 0.99)),
    milliseconds(percentile(settling, 0.5)),
    milliseconds(percentile(settling, 0.99)),
    milliseconds(median(rounds.map(({ processor, orders }) => processor / orders))),
  ].join(' | ');
}

export const HEADINGS = [
  ''.padEnd(24),
  ' orders/s',
  'place50',
  'place99',
  'settl50',
  'settl99',
  'cpu/ord',
].join(' | ');
