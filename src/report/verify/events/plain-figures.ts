import {
  isCurrency,
  readDates,
  readQuantities,
  type PlacedQuantity,
  type PlainDate,
} from '../../../language';

/** Without one of these a text has nothing to spell otherwise. */
const MAY_HOLD_FIGURE = /[0-9]|llion|hundred|thousand|dozen|ty-|percent|fiscal|quarter|half/iu;
const SIGNS: Readonly<Record<string, string>> = { usd: '$', eur: '€', gbp: '£' };
const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;
const BOUNDS = {
  exact: '',
  vague: '',
  about: 'about ',
  nearly: 'nearly ',
  above: 'more than ',
  below: 'up to ',
} as const;
const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

function spellNumber(value: number): string {
  const scale = SCALES.find(
    ([factor]) =>
      value >= factor && Number.isInteger(Number(((value * 1000) / factor).toPrecision(12))),
  );
  return scale === undefined
    ? digits.format(value)
    : `${digits.format(value / scale[0])} ${scale[1]}`;
}

function spellQuantity({ quantity }: PlacedQuantity): string | undefined {
  const { value, unit, bound, text } = quantity;
  const isShare = unit === 'percent' && !/[0-9%]|per ?cent|pct/iu.test(text);
  if (bound === 'vague' || unit === 'ordinal' || unit === 'code' || isShare) return undefined;
  // “Seven” and “7” are one word already, and a few of something is counted by whoever tells it.
  if (/^\p{L}+$/u.test(text)) return undefined;
  const number = spellNumber(value);
  const lead = BOUNDS[bound];
  if (unit === 'percent') return `${lead}${number} percent`;
  if (unit === 'points') return `${lead}${number} percentage points`;
  if (!isCurrency(unit)) return `${lead}${number}`;
  const sign = SIGNS[unit];
  return `${lead}${sign ?? `${unit.toUpperCase()} `}${number}`;
}

function spellPeriod({
  year,
  quarter,
  half,
  month,
  isFiscal,
  isEnd,
  isDecade,
}: PlainDate): string | undefined {
  if (year === undefined || month !== undefined || isDecade === true) return undefined;
  const ofYear = isFiscal === true ? `fiscal ${year}` : String(year);
  if (quarter !== undefined) return `Q${quarter} ${ofYear}`;
  if (half !== undefined) return `H${half} ${ofYear}`;
  if (isEnd === true) return `end of ${year}`;
  return isFiscal === true ? ofYear : undefined;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** A folded text with its figures and periods in one spelling, so that only what they say is compared. */
export function plainFigures(folded: string): string {
  if (!MAY_HOLD_FIGURE.test(folded)) return folded;
  const { dates, rest } = readDates(folded);
  const edits: Edit[] = [];
  for (const date of dates) {
    const words = spellPeriod(date);
    if (words !== undefined) edits.push({ start: date.start, end: date.end, words });
  }
  for (const placed of readQuantities(rest)) {
    const words = spellQuantity(placed);
    const isExact = placed.quantity.bound === 'exact';
    const start = isExact ? placed.figureStart : placed.start;
    const end = isExact ? placed.figureEnd : placed.end;
    if (words !== undefined) edits.push({ start, end, words });
  }
  edits.sort((one, other) => one.start - other.start);
  let [plain, last] = ['', 0];
  for (const { start, end, words } of edits) {
    plain += folded.slice(last, start) + words;
    last = end;
  }
  return plain + folded.slice(last);
}
