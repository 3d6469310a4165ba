import type { PlacedQuantity, Quantity } from './quantity';

const JOINTS = new Set(['-', '–', '—', 'to', 'and', 'or']);
const DASHES = new Set(['-', '–', '—']);
const LONGEST_JOINT = 5;
/** Where a change is told, “from 30 to 40” has two figures and no range. */
const BEFORE_CHANGE = /\bfrom\s$/iu;
const RANGES_FROM = /\b(?:rang\w{1,3}|runs?|pays?|anywhere|salary|salaries|priced)\sfrom\s$/iu;
const BEFORE_RANGE = /\bbetween\s$/iu;
const LONGEST_LEAD = 16;

/** Both are counted alike: in “$148–176K” the first figure has the scale of the second. */
function shareScale(one: Quantity, other: Quantity, isRange: boolean): Quantity {
  const isBare = !one.scaled && one.unit !== 'percent' && one.value < 1_000;
  const isAlike = isRange || one.unit === other.unit || other.unit === '';
  if (!isBare || !other.scaled || other.bound === 'vague' || !isAlike) return one;
  const factor = factorOf(other);
  return { ...one, value: one.value * factor, step: one.step * factor, scaled: true };
}

/** What the figure of a scaled quantity was multiplied by. */
function factorOf({ value, text }: Quantity): number {
  const digits = /[0-9][0-9.,]*/u.exec(text)?.[0].replaceAll(',', '');
  const said = digits === undefined ? Number.NaN : Number(digits);
  return said > 0 ? value / said : 1;
}

function shareUnit(
  one: Quantity,
  other: Quantity,
  isRange: boolean,
): readonly [Quantity, Quantity] {
  if (one.unit === '' && other.unit !== '' && isRange) return [{ ...one, unit: other.unit }, other];
  if (other.unit === '' && one.unit !== '' && one.unit !== 'percent' && isRange)
    return [one, { ...other, unit: one.unit }];
  return [one, other];
}

const isLoose = ({ unit }: Quantity): boolean => unit === 'ordinal' || unit === 'code';

function join(text: string, first: PlacedQuantity, second: PlacedQuantity): readonly Quantity[] {
  const [one, other] = [first.quantity, second.quantity];
  const joint =
    second.start - first.end > LONGEST_JOINT ? '' : text.slice(first.end, second.start).trim();
  if (!JOINTS.has(joint) || isLoose(one) || isLoose(other)) return [one, other];
  const lead = text.slice(Math.max(0, first.start - LONGEST_LEAD), first.start);
  const isBetween = joint === 'and' && BEFORE_RANGE.test(lead);
  const isRange = joint !== 'or' && (joint !== 'and' || isBetween);
  const [low, high] = shareUnit(shareScale(one, other, isRange), other, isRange);
  const isSpan =
    isBetween ||
    DASHES.has(joint) ||
    (joint === 'to' && (!BEFORE_CHANGE.test(lead) || RANGES_FROM.test(lead)));
  const isOrdered = low.unit === high.unit && low.value < high.value;
  if (!isSpan || !isOrdered) return [low, high];
  return [
    { ...low, range: 'low' },
    { ...high, range: 'high' },
  ];
}

/** Gives the figures of each range their common scale and unit, and says which end each is. */
export function joinRanges(text: string, found: readonly PlacedQuantity[]): PlacedQuantity[] {
  const joined = [...found];
  for (let at = 1; at < joined.length; at += 1) {
    const [first, second] = [joined[at - 1], joined[at]];
    if (first === undefined || second === undefined) continue;
    const [one, other] = join(text, first, second);
    if (one !== undefined) joined[at - 1] = { ...first, quantity: one };
    if (other !== undefined) joined[at] = { ...second, quantity: other };
  }
  return joined;
}
