import type { ReadText } from '../anchors/read-text';
import type { SlotCheck } from './finding';

/** Each unit of time in one spelling. */
const UNITS = new Map<string, string>(
  ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade'].flatMap((unit) => [
    [unit, unit],
    [`${unit}s`, unit],
  ]),
);

interface Duration {
  readonly value: number;
  readonly unit: string;
  readonly text: string;
}

function durationsIn({ text, quantities }: ReadText): readonly Duration[] {
  return quantities.flatMap(({ quantity, end }) => {
    const word = /^[\s-]{1,3}(\p{L}{3,8})/u.exec(text.slice(end, end + 16))?.[1]?.toLowerCase();
    const unit = UNITS.get(word ?? '');
    return unit === undefined || quantity.unit !== ''
      ? []
      : [{ value: quantity.value, unit, text: `${quantity.text} ${word ?? ''}` }];
  });
}

/** A length of time keeps its unit: “six months” of the source are not six years. */
export const checkDurations: SlotCheck = ({ claim, source }) => {
  const known = durationsIn(source);
  return durationsIn(claim).flatMap((said) => {
    const alike = known.filter(({ value }) => value === said.value);
    return alike.length === 0 || alike.some(({ unit }) => unit === said.unit)
      ? []
      : [
          {
            slot: 'figure' as const,
            reason: `“${said.text}” has a different unit in the evidence.`,
          },
        ];
  });
};
