import { phraseFinder } from '../../../../language';
import type { PlacedQuantity, Quantity } from '../../../../language';
import type { ReadText } from '../../anchors/read-text';
import type { Finding, SlotCheck } from '../finding';
import { isConverted } from './units';

const MOST_FIGURES = 40;
/** Small counts are often counted from a list that stands in words. */
const COUNTED_UP_TO = 12;
const NEAR = 0.05;
/** What is worked out from rounded figures is itself only about right. */
const ROUGH = 0.015;
const FAR = 0.3;

const isMoney = (unit: string): boolean => /^(?:[a-z]{3}|x\$)$/u.test(unit);

function isSameUnit(said: string, known: string): boolean {
  if (said === known) return true;
  if (isMoney(said) && isMoney(known)) return said === 'x$' || known === 'x$';
  return new Set([said, known, 'points', 'percent']).size === 2;
}

/** Whether a figure of the source carries what a claim says, rounded as the claim rounds. */
export function carries(known: number, said: Quantity): boolean {
  const [low, high] = [known * (1 - NEAR), known * (1 + NEAR)];
  const rounding = said.scaled || said.unit === 'percent' ? said.step / 2 : 0;
  const isClose = Math.abs(known - said.value) <= rounding + Math.abs(known) * 1e-6;
  switch (said.bound) {
    case 'above':
      return known >= said.value - rounding && known <= said.value * (1 + FAR);
    case 'below':
    case 'nearly':
      return known <= said.value + rounding && known >= said.value * (1 - FAR);
    case 'about':
    case 'vague':
      return isClose || (said.value >= low && said.value <= high);
    default:
      return isClose;
  }
}

/** What follows from two figures of one kind, and shares with what they are shares of. */
function computedFrom(figures: readonly Quantity[]): readonly Quantity[] {
  const found: Quantity[] = [];
  const add = (of: Quantity, value: number, unit: string) =>
    void found.push({ ...of, value, unit, step: 1, scaled: false, bound: 'exact' });
  for (const one of figures) {
    if (one.unit === 'percent') add(one, 100 - one.value, 'percent');
    for (const other of figures) {
      if (one === other) continue;
      if (one.unit === 'percent' && other.unit !== 'percent')
        add(other, (one.value * other.value) / 100, other.unit);
      if (one.unit !== 'percent' && one.unit === '' && other.unit === 'percent')
        add(other, ((100 - other.value) * one.value) / 100, one.unit);
      if (other.unit === '' && other.value <= COUNTED_UP_TO && one.unit !== 'percent')
        add(one, one.value * other.value, one.unit);
      if (!isSameUnit(one.unit, other.unit)) continue;
      add(one, one.value + other.value, one.unit);
      add(one, Math.abs(one.value - other.value), one.unit);
      if (other.value === 0 || one.unit === 'percent') continue;
      add(one, (100 * one.value) / other.value, 'percent');
      add(one, Math.abs(100 * (one.value / other.value - 1)), 'percent');
    }
  }
  const all = figures.filter(({ unit, value }) => unit === '' && value < 1e9);
  if (all.length > 2)
    add(
      all[0] as Quantity,
      all.reduce((sum, { value }) => sum + value, 0),
      '',
    );
  return found;
}

const readable = ({ quantity }: PlacedQuantity): boolean =>
  quantity.unit !== 'code' && quantity.unit !== 'ordinal';

/** Each figure stands in the source, rounded at most, or follows from two that do. */
export const checkFigures: SlotCheck = ({ claim, source }) => {
  const known = [
    ...source.quantities.filter(readable).map(({ quantity }) => quantity),
    ...withRates(source).filter(({ unit }) => unit === 'percent'),
  ].slice(0, MOST_FIGURES);
  const findings: Finding[] = [];
  let computed: readonly Quantity[] | undefined;
  for (const quantity of withRates(claim)) {
    const isHere = (one: Quantity) =>
      isSameUnit(quantity.unit, one.unit) && carries(one.value, quantity);
    if (known.some(isHere) || isConverted(quantity, claim, source)) continue;
    const cents = known.some(({ unit, value }) => isMoney(unit) && carries(value * 100, quantity));
    if (quantity.unit === '' && cents) continue;
    computed ??= computedFrom(known);
    const close = {
      ...quantity,
      step: Math.max(quantity.scaled ? quantity.step : 0, Math.abs(quantity.value) * ROUGH),
      scaled: true,
    };
    if (
      computed.some(
        (one) =>
          isSameUnit(quantity.unit, one.unit) &&
          carries(
            one.value,
            quantity.unit === 'percent' ? { ...quantity, step: Math.max(quantity.step, 2) } : close,
          ),
      )
    ) {
      findings.push({
        slot: 'figure',
        reason: `“${quantity.text}” is calculated from other figures.`,
        isDoubt: true,
      });
      continue;
    }
    if (
      isSmallCount(quantity) ||
      isYearSpan(
        quantity,
        source.dates.map(({ year }) => year ?? 0),
      )
    ) {
      findings.push({
        slot: 'figure',
        reason: `“${quantity.text}” is counted, not stated.`,
        isDoubt: true,
      });
      continue;
    }
    findings.push({ slot: 'figure', reason: `“${quantity.text}” isn’t in the cited evidence.` });
  }
  return findings;
};

const joinsRate = phraseFinder('^ in (every) $, ^ out of (every) $');

const endsOnOneIn = phraseFinder('=one (*) in $');

/** The figures of a claim, with “one in twenty” and “four out of five” as the shares they are. */
function withRates({ text, quantities }: ReadText): readonly Quantity[] {
  const all = quantities.filter(readable);
  const found: Quantity[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const [one, next] = [all[at], all[at + 1]];
    if (one === undefined) continue;
    if (endsOnOneIn(text.slice(0, one.start)) && one.quantity.unit === '') {
      const value = 100 / one.quantity.value;
      found.push({
        ...one.quantity,
        value,
        unit: 'percent',
        step: 3,
        bound: 'about',
        text: `one in ${one.quantity.text}`,
      });
      continue;
    }
    const between = next === undefined ? '' : text.slice(one.end, next.figureStart);
    const isRate =
      next !== undefined &&
      joinsRate(between) &&
      between.length < 14 &&
      one.quantity.value < next.quantity.value &&
      one.quantity.unit === '' &&
      next.quantity.unit === '' &&
      next.quantity.value <= 100;
    if (!isRate) found.push(one.quantity);
    else {
      const value = (100 * one.quantity.value) / next.quantity.value;
      found.push({
        ...one.quantity,
        value,
        unit: 'percent',
        step: 3,
        bound: one.quantity.bound,
        text: text.slice(one.start, next.end),
      });
      at += 1;
    }
  }
  return found;
}

const isSmallCount = ({ unit, value, step }: Quantity): boolean =>
  unit === '' && step === 1 && value <= COUNTED_UP_TO;

const isYearSpan = ({ value, unit }: Quantity, years: readonly number[]): boolean =>
  unit === '' &&
  years.some((one) => years.some((other) => one > 0 && other > 0 && one - other === value));
