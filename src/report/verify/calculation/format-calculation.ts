import { growthByYear, payRangeOf } from './compute';
import type { ClaimToVerify } from '../claim';

const WHOLE = new Intl.NumberFormat('en-US');
const LARGE = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 3,
});
const MILLION = 1_000_000;
const BILLION = 1_000 * MILLION;
const ROUND = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

interface Dated {
  readonly value: number;
  readonly year: number;
}

function datedOf({ evidence }: ClaimToVerify, ids: readonly string[]): readonly Dated[] {
  return ids.flatMap((id) => {
    const row = evidence.find((candidate) => candidate.id === id);
    return typeof row?.value === 'number'
      ? [{ value: row.value, year: Number((row.asOf ?? '').slice(0, 4)) }]
      : [];
  });
}

/** “381.2 million”, where that says all of it. */
function exactly(value: number): string {
  const scale = Math.abs(value) >= BILLION ? BILLION : MILLION;
  const isShort = Math.abs(value) >= MILLION && value % (scale / 1_000) === 0;
  return (isShort ? LARGE : WHOLE).format(value);
}

const show = (one: Dated | undefined): string => exactly(one?.value ?? 0);

/** The formula in words and figures, for the reader who wants to check it. */
export function formatCalculation(claim: ClaimToVerify): string | undefined {
  const { computation } = claim;
  switch (computation?.kind) {
    case undefined:
      return undefined;
    case 'count':
      return `the ${computation.of.length} entries cited`;
    case 'growth':
    case 'multiple':
    case 'points': {
      const [from, to] = datedOf(claim, [computation.from, computation.to]);
      if (from === undefined || to === undefined) return undefined;
      if (computation.kind === 'points') return `${show(to)} − ${show(from)}`;
      return computation.kind === 'growth'
        ? `(${show(to)} − ${show(from)}) ÷ ${show(from)}`
        : `${show(to)} ÷ ${show(from)} = ${ROUND.format(to.value / from.value)}`;
    }
    case 'slowing': {
      const years = datedOf(claim, computation.of);
      const changes = growthByYear(years) ?? [];
      const each = changes.map((change, at) => `${years[at + 1]?.year}: ${Math.round(change)}%`);
      return `growth over the year before, ${each.join(', ')}`;
    }
    case 'first-profit': {
      const years = datedOf(claim, computation.of).filter(({ year }) => year >= computation.since);
      return years
        .map(({ value, year }) => `${year}: ${value < 0 ? '−' : ''}${exactly(Math.abs(value))}`)
        .join(', ');
    }
    case 'share': {
      const [part, whole] = datedOf(claim, [computation.part, computation.whole]);
      return `${show(part)} ÷ ${show(whole)}`;
    }
    case 'in-range': {
      const [from = 0, to = 0] = payRangeOf(claim, computation.of) ?? [];
      return computation.at === 'midpoint'
        ? `(${WHOLE.format(from)} + ${WHOLE.format(to)}) ÷ 2`
        : `${WHOLE.format(from)} + (${WHOLE.format(to)} − ${WHOLE.format(from)}) × 2 ÷ 3`;
    }
  }
}
