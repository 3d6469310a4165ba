import { isPipe, runPipe, type Pipe } from './pipes';
import type { FieldValue } from './shape';

/** `departments[0].name`, `jobs[]`, `a.b`; `[]` goes through a list, or through the values of an object. */
type Step = { readonly key: string } | { readonly index: number } | { readonly all: true };
export type Path = readonly Step[];

export interface Mapping {
  readonly paths: readonly Path[];
  readonly pipes: readonly Pipe[];
}

export function parsePath(text: string): Path {
  if (text === '[]') return [{ all: true }];
  return text.split('.').flatMap((part): readonly Step[] => {
    const match = /^([\w@$:-]*)((?:\[\d*\])*)$/.exec(part);
    const [, key = '', brackets = ''] = match ?? [];
    if (match === null || (key === '' && brackets === '')) throw new Error(`“${text}” is not a path`);
    const steps = [...brackets.matchAll(/\[(\d*)\]/g)].map(([, index = '']): Step => (index === '' ? { all: true } : { index: Number(index) }));
    return key === '' ? steps : [{ key }, ...steps];
  });
}

/** `a || b | pipe | pipe(argument)`: the first path that leads to something, through the pipes in order. */
export function parseMapping(text: string): Mapping {
  const [choice = '', ...pipes] = text.split(/(?<!\|)\|(?!\|)/).map((part) => part.trim());
  return {
    paths: choice.split('||').map((path) => parsePath(path.trim())),
    pipes: pipes.map((pipe) => {
      const match = /^(\w+)(?:\((\d+)\))?$/.exec(pipe);
      const name = match?.[1] ?? '';
      if (!isPipe(name)) throw new Error(`“${pipe}” is not one of the pipes`);
      return match?.[2] === undefined ? { name } : { name, argument: Number(match[2]) };
    }),
  };
}

function step(value: unknown, one: Step): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('all' in one) return Object.values(value);
  if ('index' in one) return Array.isArray(value) ? [value[one.index] as unknown] : [];
  return Object.hasOwn(value, one.key) ? [(value as Readonly<Record<string, unknown>>)[one.key]] : [];
}

/** Everything a path leads to; a path that leads nowhere leads to nothing, it never throws. */
export function follow(value: unknown, path: Path): readonly unknown[] {
  return path.reduce<readonly unknown[]>((values, one) => values.flatMap((each) => step(each, one)), [value]).filter((one) => one !== undefined && one !== null);
}

export function mapValue(value: unknown, { paths, pipes }: Mapping): FieldValue | undefined {
  const found = paths.map((path) => follow(value, path)).find((values) => values.some((one) => one !== ''));
  if (found === undefined) return undefined;
  const first = found.length === 1 ? found[0] : found.filter((one) => typeof one === 'string').join(', ');
  const mapped = pipes.reduce<unknown>((current, pipe) => (current === undefined ? undefined : runPipe(current, pipe)), first);
  if (typeof mapped === 'string') return mapped === '' ? undefined : mapped;
  return typeof mapped === 'number' && Number.isFinite(mapped) ? mapped : undefined;
}
