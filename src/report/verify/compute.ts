import type { Quantity } from '../../language';
import type { Evidence } from '../../research/evidence/shape';
import { amountUnit } from './numbers';
import type { ClaimToVerify } from './claim';

const UP = /\b(?:up|more|rose|grew|growth|higher|increase[ds]?)\b/iu;
const DOWN = /\b(?:down|less|fewer|fell|shrank|lower|decrease[ds]?)\b/iu;

function figure(
  evidence: readonly Evidence[],
  id: string,
): { value: number; row: Evidence } | undefined {
  const row = evidence.find((candidate) => candidate.id === id);
  return row !== undefined && typeof row.value === 'number' ? { value: row.value, row } : undefined;
}

/** The change from one figure to a later one, in percent; nothing where that would be no honest figure. */
export function growth(from: number, to: number): number | undefined {
  return from > 0 && to >= 0 ? ((to - from) / from) * 100 : undefined;
}

export interface Calculated {
  /** Figures that code reckoned and a sentence may therefore state. */
  readonly allowed: readonly Quantity[];
  readonly faults: readonly string[];
}

function amount(value: number, unit: string): Quantity {
  return { value, step: 1, scaled: false, unit, bound: 'exact', text: String(value) };
}

function calculateGrowth(claim: ClaimToVerify, fromId: string, toId: string): Calculated {
  const from = figure(claim.evidence, fromId);
  const to = figure(claim.evidence, toId);
  if (from === undefined || to === undefined)
    return fault('It is reckoned from a row it does not cite.');
  const comparable =
    from.row.attribute === to.row.attribute &&
    amountUnit(from.row.unit) === amountUnit(to.row.unit);
  if (!comparable) return fault('It compares figures of different kinds.');
  if ((from.row.asOf ?? '') >= (to.row.asOf ?? ''))
    return fault('Its figures are not in the order of time.');
  const change = growth(from.value, to.value);
  if (change === undefined) return fault('No honest share can be reckoned from these figures.');
  const wrongWay = change >= 0 ? DOWN.test(claim.text) : UP.test(claim.text);
  if (wrongWay) return fault('It states the change in the wrong direction.');
  return { allowed: [amount(Math.abs(change), 'percent')], faults: [] };
}

function fault(reason: string): Calculated {
  return { allowed: [], faults: [reason] };
}

/** Works a computed claim out again from the rows it names; the writer's figure is never believed. */
export function calculate(claim: ClaimToVerify): Calculated {
  const { computation } = claim;
  if (computation === undefined) {
    return claim.kind === 'computed'
      ? fault('It gives a reckoned figure without its formula.')
      : { allowed: [], faults: [] };
  }
  if (computation.kind === 'growth')
    return calculateGrowth(claim, computation.from, computation.to);
  const counted = new Set(
    computation.of.filter((id) => claim.evidence.some((row) => row.id === id)),
  );
  if (counted.size !== computation.of.length) return fault('It counts rows that it does not cite.');
  return { allowed: [amount(counted.size, '')], faults: [] };
}

/** The formula in words and figures, for the reader who wants to check it. */
export function formatCalculation(claim: ClaimToVerify): string | undefined {
  const { computation } = claim;
  if (computation === undefined) return undefined;
  if (computation.kind === 'count') return `the ${computation.of.length} entries cited`;
  const from = figure(claim.evidence, computation.from);
  const to = figure(claim.evidence, computation.to);
  if (from === undefined || to === undefined) return undefined;
  const show = (value: number) => new Intl.NumberFormat('en-US').format(value);
  return `(${show(to.value)} − ${show(from.value)}) ÷ ${show(from.value)}`;
}
