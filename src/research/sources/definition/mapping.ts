import { storableText } from '../../../kernel/text';
import { isPipe, runPipe, type Pipe } from './pipes';
import type { FieldValue } from '../shape';

/**
 * `departments[0].name`, `jobs[]`, `a.b`, `"Award ID"`, `.` for the whole; `[]` goes through a list, or
 * through the values of an object, and `events[kind=registration]` through those that say so of themselves.
 * `offices[].city~region` is of each office its city, or without one its region.
 */
type Step =
  | { readonly key: string; readonly others?: readonly string[] }
  | { readonly index: number }
  | { readonly all: true }
  | { readonly where: string; readonly is: string };
export type Path = readonly Step[];

export interface Mapping {
  /** One after the other is tried; what one of them names together becomes one text. */
  readonly choices: readonly (readonly Path[])[];
  /** Everything that the paths of a choice lead to is one list, not the first of each side by side. */
  readonly isList?: true;
  readonly pipes: readonly Pipe[];
}

/** One step and what separates it from the next: a key, plain or quoted, with its brackets. */
const PART = /("[^"]{1,80}"|[\w@$:-]*(?:~[\w@$:-]+)*)((?:\[(?:\d*|[\w@-]+=[\w -]+)\])*)(\.|$)/y;

function keyOf(name: string): Step {
  if (name.startsWith('"')) return { key: name.slice(1, -1) };
  const [key = '', ...others] = name.split('~');
  if (key === '') throw new Error(`“${name}” is not a path`);
  return others.length === 0 ? { key } : { key, others };
}

export function parsePath(text: string): Path {
  if (text === '.') return [];
  const steps: Step[] = [];
  PART.lastIndex = 0;
  for (let closed = false; !closed;) {
    const [whole, name = '', brackets = '', end = ''] = PART.exec(text) ?? [];
    if (whole === undefined || (name === '' && brackets === ''))
      throw new Error(`“${text}” is not a path`);
    if (name !== '') steps.push(keyOf(name));
    for (const [, index, where = '', is = ''] of brackets.matchAll(
      /\[(?:(\d*)|([\w@-]+)=([\w -]+))\]/g,
    ))
      steps.push(
        index === undefined
          ? { where, is }
          : index === ''
            ? { all: true }
            : { index: Number(index) },
      );
    closed = end === '';
  }
  return steps;
}

function parsePipe(text: string): Pipe {
  const [, name = '', argument] = /^(\w+)(?:\((\w+)\))?$/.exec(text) ?? [];
  if (!isPipe(name, argument)) throw new Error(`“${text}” is not one of the pipes`);
  return argument === undefined ? { name } : { name, argument };
}

/**
 * `a || b & c | pipe | pipe(argument)`: the first path, or paths set side by side, that lead to something, through
 * the pipes in order. `a + b[] | each` is a list of all that both lead to.
 */
export function parseMapping(text: string): Mapping {
  const [choice = '', ...pipes] = text.split(/(?<!\|)\|(?!\|)/).map((part) => part.trim());
  const isList = choice.includes('+');
  if (isList && choice.includes('&')) throw new Error(`“${text}” is both a list and a text`);
  return {
    choices: choice
      .split('||')
      .map((paths) => paths.split(isList ? '+' : '&').map((path) => parsePath(path.trim()))),
    pipes: pipes.map(parsePipe),
    ...(isList ? { isList } : {}),
  };
}

export interface ItemsPath {
  /** Where the list may stand: a service that answers in two forms has two such places. */
  readonly paths: readonly Path[];
  /** What makes a list of what stands there. */
  readonly through?: Pipe;
}

/**
 * Where an answer's list is: one path or several to choose from. `| zip` joins parallel lists; `|
 * entries` turns keys and values into rows.
 */
export function parseItems(text: string): ItemsPath {
  const {
    choices,
    pipes: [through, ...more],
  } = parseMapping(text);
  if (
    choices.some((beside) => beside.length !== 1) ||
    more.length > 0 ||
    (through !== undefined && through.name !== 'zip' && through.name !== 'entries')
  )
    throw new Error(`“${text}” is not where a list stands`);
  const paths = choices.flat();
  return through === undefined ? { paths } : { paths, through };
}

/** What a thing says under a name, be it one word or a list of them. */
function saysOf(value: unknown, name: string): readonly unknown[] {
  const [said] = step(value, { key: name });
  return Array.isArray(said) ? (said as readonly unknown[]) : [said];
}

function step(value: unknown, one: Step): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('all' in one) return Object.values(value);
  if ('where' in one)
    return Object.values(value).filter((each) =>
      saysOf(each, one.where).some((said) => String(said) === one.is),
    );
  if ('index' in one) return Array.isArray(value) ? [value[one.index] as unknown] : [];
  const { key, others = [] } = one;
  return [key, ...others]
    .flatMap((name) =>
      Object.hasOwn(value, name) ? [(value as Readonly<Record<string, unknown>>)[name]] : [],
    )
    .filter((said) => others.length === 0 || isSaid(said))
    .slice(0, 1);
}

/** An empty element of XML is an object with nothing in it. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'object'
    ? Object.keys(value ?? {}).length > 0
    : value !== undefined && value !== '';

/** Everything a path leads to; a path that leads nowhere leads to nothing, it never throws. */
export function follow(value: unknown, path: Path): readonly unknown[] {
  return path
    .reduce<readonly unknown[]>((values, one) => values.flatMap((each) => step(each, one)), [value])
    .filter((one) => one !== undefined && one !== null);
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** What no text that is stored may hold: half a sign, a zero. */
function sound(text: string): string {
  return storableText(text);
}

/** What paths lead to; of several, all of it or the first of each, side by side. */
function told(value: unknown, paths: readonly Path[], isList = false): readonly unknown[] {
  const found = paths.map((path) => follow(value, path).filter(isPlain));
  if (isList) return found.flat();
  return found.length === 1
    ? (found[0] ?? [])
    : [found.flatMap(([first = '']) => (first === '' ? [] : [String(first)])).join(' ')];
}

/** Pipes that make one thing of a list. */
const OF_LISTS: ReadonlySet<string | undefined> = new Set(['mean', 'each']);

export function mapValue(
  value: unknown,
  { choices, pipes, isList }: Mapping,
): FieldValue | undefined {
  const found = choices
    .map((paths) => told(value, paths, isList))
    .find((values) => values.some((one) => one !== ''));
  if (found === undefined) return undefined;
  const one =
    found.length === 1 ? found[0] : found.filter((each) => typeof each === 'string').join(', ');
  const first = OF_LISTS.has(pipes[0]?.name) ? found : one;
  const mapped = pipes.reduce<unknown>(
    (current, pipe) => (current === undefined ? undefined : runPipe(current, pipe)),
    first,
  );
  if (typeof mapped === 'string') return sound(mapped) || undefined;
  if (typeof mapped === 'boolean') return mapped ? 'yes' : 'no';
  return typeof mapped === 'number' && Number.isFinite(mapped) ? mapped : undefined;
}
