import { isWebAddress } from '../../../kernel/text';
import { wordSet } from '../../../language';
import { asStep, isNamed, join, keysOfValues, type NamedValues } from './find-list';

export interface GuessedField {
  /** In our words. */
  readonly name: string;
  readonly mapping: string;
}

const MOST_FIELDS = 16;
const DEEPEST = 3;
const LONG = 80;
const TITLE_NAMES: ReadonlySet<string> = new Set(
  'business company employer firm headline label name organisation organization recipient subject title'.split(
    ' ',
  ),
);
/** “employer.name”, “jobTitle”: by its last word. */
const isTitle = (path: string): boolean =>
  TITLE_NAMES.has(path.split(/[_.-]/).at(-1)?.toLowerCase() ?? '') || /(?:name|title)$/i.test(path);
const MOMENT = /date|time|_at$|At$|published|created|updated|since/i;

/** Everything plain that some item has, by its path; of a list of things the first. */
function leavesOf(items: readonly NamedValues[]): ReadonlyMap<string, string | number | boolean> {
  const leaves = new Map<string, string | number | boolean>();
  const walk = (value: unknown, path: string, depth: number): void => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      if (value !== '' && !leaves.has(path)) leaves.set(path, value);
    } else if (Array.isArray(value)) {
      if (value.some((one) => typeof one === 'string'))
        walk(
          value.find((one) => typeof one === 'string'),
          `${path}[]`,
          depth,
        );
      else if (isNamed(value[0])) walk(value[0], `${path}[0]`, depth);
    } else if (isNamed(value) && depth > 0) {
      for (const key of keysOfValues(value)) walk(value[key], join(path, asStep(key)), depth - 1);
    }
  };
  for (const item of items.slice(0, 20)) walk(item, '', DEEPEST);
  return leaves;
}

function pipesFor(path: string, value: string | number | boolean): string {
  if (typeof value === 'boolean' || isWebAddress(String(value))) return '';
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{4}\b/.test(String(value))) return ' | iso(mdy)';
  if (/^\d{4}-\d{2}-\d{2}\b/.test(String(value))) return ' | iso';
  if (MOMENT.test(path) && /\d{4}/.test(String(value)))
    return /^\d{13}$/.test(String(value))
      ? ' | epochMs'
      : /^\d{10}$/.test(String(value))
        ? ' | epoch'
        : ' | iso';
  if (typeof value === 'number') return '';
  if (/^-?\d[\d,]*(?:\.\d+)?$/.test(value)) return ' | num';
  if (/<[a-z][^>]*>|&lt;/i.test(value)) return ' | text | clip(4000)';
  return value.length > LONG ? ' | plain | clip(4000)' : ' | plain';
}

/** What every part of an answer has, so that it takes its holder’s name to tell it from others. */
const isEverybodys = wordSet('code, date, id, key, label, name, title, type, url, value');

/** `recipient.company_name` → `companyName`, and another where that is taken. */
/** “per year” → “perYear”. */
const joinWords = (text: string): string =>
  text.replace(/[^A-Za-z0-9]+([A-Za-z0-9])?/g, (_, next: string | undefined) =>
    (next ?? '').toUpperCase(),
  );

function nameFor(path: string, taken: ReadonlySet<string>): string {
  const parts = path.replace(/\[\d*\]|["@$]/g, '').split('.');
  const [own, whole] = [parts.at(-1) ?? '', parts.slice(-2).join(' ')];
  const named = (isEverybodys(own) ? [whole, own] : [own, whole]).map((text) =>
    text.toLowerCase() === text || text.toUpperCase() === text
      ? joinWords(text.toLowerCase())
      : text.charAt(0).toLowerCase() + joinWords(text.slice(1)),
  );
  const free = named.find((name) => /^[a-z]/i.test(name) && !taken.has(name));
  return free ?? `field${taken.size + 1}`;
}

/** What a mapping of these items might be: the names that every source has first, then the rest. */
export function guessFields(items: readonly NamedValues[]): readonly GuessedField[] {
  const leaves = [...leavesOf(items)];
  const taken = new Set<string>();
  const fields: GuessedField[] = [];
  const take = (
    name: string,
    leaf: readonly [string, string | number | boolean] | undefined,
  ): void => {
    if (leaf === undefined || fields.length >= MOST_FIELDS) return;
    taken.add(name);
    fields.push({ name, mapping: `${leaf[0]}${pipesFor(...leaf)}` });
    leaves.splice(leaves.indexOf(leaf as (typeof leaves)[number]), 1);
  };
  const isText = (value: unknown): value is string => typeof value === 'string';
  take(
    'title',
    leaves.find(([path, value]) => isText(value) && isTitle(path) && !path.includes('[')) ??
      leaves.find(([path, value]) => isText(value) && isTitle(path)) ??
      leaves.find((leaf) => isText(leaf[1]) && pipesFor(...leaf) === ' | plain'),
  );
  take(
    'url',
    leaves.find(([, value]) => isText(value) && isWebAddress(value)),
  );
  take(
    'date',
    leaves.find(
      (leaf) => pipesFor(...leaf).startsWith(' | iso') || pipesFor(...leaf).startsWith(' | epoch'),
    ),
  );
  take(
    'text',
    leaves.find(([, value]) => isText(value) && value.length > LONG),
  );
  const rest = leaves.slice();
  for (const leaf of rest) take(nameFor(leaf[0], taken), leaf);
  return fields;
}

/** The key under which the name of a thing stands, as the service calls it. */
export function titleKeyOf(items: readonly NamedValues[]): string | undefined {
  const title = guessFields(items).find(({ name }) => name === 'title');
  return title?.mapping
    .split(' |')[0]
    ?.split('.')
    .at(-1)
    ?.replace(/\[\d*\]|"/g, '');
}
