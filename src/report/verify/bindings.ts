import type { Alignment } from './align';
import type { Fault, ReadClaim } from './faults';
import type { Token } from './tokens';
import { contends, holds, type Value } from './values';

/** A figure and the day or year it is told for. */
interface Bound {
  readonly figure: Value;
  readonly date: Value;
}

/** With these another figure begins. */
const PARTS =
  /^(?:and|from|to|while|whereas|but|compared|against|after|versus|vs|than|up|down|;)$/u;
const PARTED = 4;
const FARTHEST = 7;

function distance(tokens: readonly Token[], one: Value, other: Value): number {
  const between = tokens.slice(Math.min(one.to, other.to), Math.max(one.from, other.from));
  return between.reduce((sum, { lower }) => sum + (PARTS.test(lower) ? PARTED : 1), 0);
}

/** Each figure with its date where either stands closest to the other. */
function readBound(tokens: readonly Token[], values: readonly Value[]): Bound[] {
  const [figures, dates] = [
    values.filter(({ kind }) => kind === 'number'),
    values.filter((value) => value.kind === 'date' && value.date.year !== undefined),
  ];
  const closest = (to: Value, among: readonly Value[]): Value | undefined =>
    among
      .map((value) => ({ value, far: distance(tokens, to, value) }))
      .filter(({ far }) => far <= FARTHEST)
      .sort((left, right) => left.far - right.far)[0]?.value;
  return figures.flatMap((figure) => {
    const date = closest(figure, dates);
    return date !== undefined && closest(date, figures) === figure ? [{ figure, date }] : [];
  });
}

/** A figure told for the year of another, where its source tells both and binds each to its own. */
export function bindingFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  const mine = readBound(claim.tokens, claim.values);
  if (mine.length === 0) return [];
  const theirs = near.map(({ sentence }) => readBound(sentence.tokens, sentence.values()));
  const isTold = ({ figure, date }: Bound) =>
    theirs.some((bound) => bound.some((one) => holds(one.figure, figure) && holds(one.date, date)));
  return mine.flatMap((said): Fault[] => {
    if (isTold(said)) return [];
    const { figure, date } = said;
    const rival = theirs.find(
      (bound) =>
        bound.some((one) => holds(one.figure, figure) && contends(one.date, date)) &&
        bound.some((one) => holds(one.date, date) && contends(one.figure, figure)),
    );
    if (rival === undefined) return [];
    return [
      {
        rung: 'numbers',
        span: { from: figure.from, to: figure.to },
        strength: 1,
        reason: `The evidence dates “${figure.text}” differently than “${date.text}”.`,
      },
    ];
  });
}
