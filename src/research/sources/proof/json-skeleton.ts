import { chooseThings, cutText, type Cut } from './cut';
import type { Kept } from './kept-words';
import { madeUpText } from './made-up-text';
import { madeUpNumber } from './made-up-words';

type Named = Readonly<Record<string, unknown>>;
const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place for a name of the service's format; what has blanks in it is somebody's words. */
const IDENTIFIER = /^[@$#\w:./-]{1,80}$/;
/** An object with more names than this may be a list by another form. */
const MOST_NAMES = 25;
const MOST_PLAIN = 12;
const DEEPEST = 4;

/** Which parts a value has, by their paths: what makes one thing of a list unlike another. */
function partsOf(value: unknown, depth = DEEPEST): readonly string[] {
  if (typeof value !== 'object' || value === null || depth === 0)
    return value === null || value === '' ? [] : [typeof value];
  const parts = Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    partsOf(one, depth - 1).map((part) => `${Array.isArray(value) ? '' : name}.${part}`),
  );
  return [...new Set(parts)];
}

function madeUpFigure(value: number): number {
  const made = String(value).replace(/\d+/g, madeUpNumber);
  return Number.isFinite(Number(made)) ? Number(made) : value;
}

const isPlainList = (value: readonly unknown[]): boolean =>
  value.every((one) => typeof one !== 'object' || one === null);

function namesOf(value: Named, kept: Kept, cut: Cut): readonly string[] {
  const names = Object.keys(value);
  if (names.length <= MOST_NAMES || cut.things === Number.POSITIVE_INFINITY) return names;
  const asked = names.filter((name) => kept.names.has(name));
  const others = names.filter((name) => !kept.names.has(name));
  const isList = others.every((name) => isNamed(value[name]) || Array.isArray(value[name]));
  const chosen = new Set([
    ...asked,
    ...(isList
      ? chooseThings(others, (name) => partsOf(value[name]), cut)
      : others.slice(0, Math.max(MOST_PLAIN, cut.things))),
  ]);
  return names.filter((name) => chosen.has(name));
}

/** A value of the same form: its names stay, what they say is made up, and of long lists some things are kept. */
export function jsonSkeleton(value: unknown, kept: Kept, cut: Cut): unknown {
  if (typeof value === 'string') return madeUpText(cutText(value, cut), kept);
  if (typeof value === 'number') return madeUpFigure(value);
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    const chosen = isPlainList(list)
      ? list.slice(0, Math.max(MOST_PLAIN, cut.things))
      : chooseThings(list, (one) => partsOf(one), cut);
    return chosen.map((one) => jsonSkeleton(one, kept, cut));
  }
  if (!isNamed(value)) return value;
  return Object.fromEntries(
    namesOf(value, kept, cut).map((name) => [
      IDENTIFIER.test(name) || kept.names.has(name) ? name : madeUpText(name, kept),
      jsonSkeleton(value[name], kept, cut),
    ]),
  );
}
