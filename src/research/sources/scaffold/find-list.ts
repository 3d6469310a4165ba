/** What a recorded answer holds, as a mapping walks it. */
export type NamedValues = Readonly<Record<string, unknown>>;

export interface FoundList {
  /** Where the list stands, as a mapping says it. */
  readonly path: string;
  readonly items: readonly NamedValues[];
}

export const isNamed = (value: unknown): value is NamedValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A field name written by a program. An object with other keys, or very many, is a lookup by name
 * and is skipped.
 */
const KEY = /^[@A-Za-z_$][\w@$:. -]{0,40}$/;
const MOST_KEYS = 60;
const DEEPEST = 5;

export function keysOfValues(value: NamedValues): readonly string[] {
  const keys = Object.keys(value).filter((key) => KEY.test(key) && !key.includes('"'));
  return keys.length > MOST_KEYS ? [] : keys;
}

/** A key as a path has it. */
export const asStep = (key: string): string => (/^[\w@$:-]+$/.test(key) ? key : `"${key}"`);
export const join = (path: string, step: string): string =>
  path === '' ? step : `${path}.${step}`;

/** The list that tells most: many things, each with many names. Where there is none, the answer is one thing. */
export function findList(body: unknown): FoundList {
  const found: (FoundList & { readonly weight: number })[] = [];
  const walk = (value: unknown, path: string, depth: number): void => {
    if (Array.isArray(value)) {
      const items = value.filter(isNamed).filter((item) => keysOfValues(item).length > 0);
      const width = Math.max(0, ...items.slice(0, 20).map((item) => keysOfValues(item).length));
      if (items.length > 0)
        found.push({ path: `${path}[]`, items, weight: Math.min(items.length, 20) * width });
    } else if (isNamed(value) && depth > 0) {
      for (const key of keysOfValues(value)) walk(value[key], join(path, asStep(key)), depth - 1);
    }
  };
  walk(body, '', DEEPEST);
  const [best] = found.toSorted((one, other) => other.weight - one.weight);
  return best ?? { path: '.', items: isNamed(body) ? [body] : [] };
}
