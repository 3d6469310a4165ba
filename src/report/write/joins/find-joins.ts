import { isIsoDay } from '../../../kernel/time';
import { isSmallWord, stemOf } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';

/** Two findings of different sources that share something that few others have. */
export interface Join {
  readonly left: Evidence;
  readonly right: Evidence;
  readonly by: 'number' | 'name' | 'date';
  readonly shared: string;
}

const NUMBER = /(?<![\p{L}\p{N}.,])\d[\d,]*(?:\.\d+)?(?![\p{L}\p{N}])/gu;

/** Years, round numbers, and small ones stand in any text. */
function isCommon(number: string): boolean {
  const value = Number(number.replaceAll(',', ''));
  return (
    value < 13 ||
    (Number.isInteger(value) && value >= 1900 && value < 2100) ||
    (Number.isInteger(value) && value % 10 === 0) ||
    [15, 24, 25, 30, 45, 52, 60, 75, 365].includes(value)
  );
}

function numbersIn(quote: string): ReadonlySet<string> {
  return new Set((quote.match(NUMBER) ?? []).filter((number) => !isCommon(number)));
}

function thingsIn(quote: string): ReadonlySet<string> {
  const words = quote.toLowerCase().match(/\p{Ll}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !isSmallWord(word)).map(stemOf));
}

const isShared = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  [...left].filter((one) => right.has(one));

const isElsewhere = (left: Evidence, right: Evidence): boolean =>
  left.snapshot !== right.snapshot && left.cluster !== right.cluster;

/** A number counts only with the thing that is counted: “38 warehouses” in both. */
export function joinsByNumber(
  left: readonly Evidence[],
  right: readonly Evidence[],
): readonly Join[] {
  const prepared = right.map((row) => ({
    row,
    numbers: numbersIn(row.quote),
    things: thingsIn(row.quote),
  }));
  return left.flatMap((row) => {
    const numbers = numbersIn(row.quote);
    const things = thingsIn(row.quote);
    return prepared.flatMap((other): readonly Join[] => {
      const [shared] = isShared(numbers, other.numbers);
      return shared !== undefined &&
        isElsewhere(row, other.row) &&
        isShared(things, other.things).length > 0
        ? [{ left: row, right: other.row, by: 'number', shared }]
        : [];
    });
  });
}

/** Whether a name stands somewhere in a text with no letter or digit on either side. */
function standsWhole(text: string, name: string): boolean {
  const parts = text.split(name);
  return parts
    .slice(1)
    .some(
      (after, index) => !/^[\p{L}\p{N}]/u.test(after) && !/[\p{L}\p{N}]$/u.test(parts[index] ?? ''),
    );
}

/** A name that one row is about and another mentions: a rival in a headline. */
export function joinsByName(
  named: readonly Evidence[],
  others: readonly Evidence[],
): readonly Join[] {
  return named.flatMap((left) => {
    const name = String(left.value ?? '');
    if (!/^\p{Lu}[\p{L}\p{N}&’' .-]{3,}$/u.test(name)) return [];
    return others.flatMap((right): readonly Join[] => {
      return standsWhole(right.quote, name) && isElsewhere(left, right)
        ? [{ left, right, by: 'name', shared: name }]
        : [];
    });
  });
}

/** Two rows of one full day; a month or a year alone joins nothing. */
export function joinsByDate(
  left: readonly Evidence[],
  right: readonly Evidence[],
): readonly Join[] {
  return left.flatMap((row) => {
    const day = row.asOf ?? row.publishedAt?.slice(0, 10) ?? '';
    if (!isIsoDay(day) || day.endsWith('-12-31')) return [];
    return right
      .filter(
        (other) =>
          isElsewhere(row, other) && (other.asOf ?? other.publishedAt?.slice(0, 10)) === day,
      )
      .map((other): Join => ({ left: row, right: other, by: 'date', shared: day }));
  });
}
