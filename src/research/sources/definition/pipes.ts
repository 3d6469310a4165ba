import { looksLikeAddress } from '../../../kernel/email-address';
import { clip, squeeze, trimEndSigns } from '../../../kernel/text';
import { unescapeHtml } from '../../../kernel/formats/html';
import { monthNamed, toDay } from '../../../language';
import { readFragment, removeInvisible } from '../../read';
import { isCodeTable, wordsOfCode } from '../codes/code-tables';
import { feedDay } from '../feeds/feed-day';
import { articleFact, isBoxFact } from '../encyclopaedia/box-facts';
import { readWikitext } from '../reading/documents/read-wikitext';

function dayOf(moment: Date): string | undefined {
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
}

function isDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayOf(new Date(`${text}T00:00:00Z`)) === text ? text : undefined;
}

/** `20260518T060000Z`, `20260518060000` and `20260518`, which some services write, and `2026051806` by the hour. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?\d{6}Z?|\d{2})?$/;
/** A year, a month and a day that stand in fields of their own. */
const APART = /^(\d{4}) (\d{1,2}) (\d{1,2})$/;
/** `2026/03/30 10:04:00`: what comes last is never the month. */
const YEAR_FIRST = /^(\d{4})\/(\d{1,2})\/(\d{1,2})\b/;
/** Which number is the month can't be seen, so the entry says it. */
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-]|\s-\s)(\d{4}|\d{2})\b/;
/** `2026 Sep 28`, `2026 Sep`, and what begins so: `2026 Nov-Dec`, `1998 Dec-1999 Jan` */
const NAMED = /^(\d{4}) (\p{L}{3,9})(?: (\d{1,2}))?(?:-|$)/u;

function iso(value: unknown, order?: string): string | undefined {
  // A number this large is a moment, in seconds or in thousandths of them.
  if (typeof value === 'number' && value > 1e8)
    return dayOf(new Date(value > 1e11 ? value : value * 1_000));
  const text = String(value).trim();
  const [, year, month, day] =
    COMPACT.exec(text) ?? APART.exec(text) ?? YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined)
    return isDay(year, month, day) ?? (/^1\d{9}$/.test(text) ? feedDay(text) : undefined);
  const [, ofYear = '', name = '', date] = NAMED.exec(text) ?? [];
  const named = monthNamed(name);
  if (named !== undefined) {
    const inMonth = `${ofYear}-${String(named).padStart(2, '0')}`;
    return date === undefined ? inMonth : isDay(ofYear, String(named), date);
  }
  const [, first = '', second = '', slashedYear = ''] =
    order === undefined ? [] : (SLASHED.exec(text) ?? []);
  if (first === '') return toDay(text) ?? feedDay(/^\/Date\((\d+)/.exec(text)?.[1] ?? text);
  const whole = slashedYear.length === 2 ? `20${slashedYear}` : slashedYear;
  return order === 'dmy' ? isDay(whole, second, first) : isDay(whole, first, second);
}

/** `−1.5`, `$1,240`, `1 240`; anything that isn't a number alone is none. */
function num(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const text = String(value).replace(/[,\s$€£+]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** A figure of nought is one that nobody stated. */
function positive(value: unknown): number | undefined {
  const figure = num(value);
  return figure !== undefined && figure > 0 ? figure : undefined;
}

/** Lists that lie side by side become one list of objects, as long as the longest of them. */
function zip(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const columns = Object.entries(value).filter((pair): pair is [string, readonly unknown[]] =>
    Array.isArray(pair[1]),
  );
  const length = Math.max(0, ...columns.map(([, list]) => list.length));
  return Array.from({ length }, (_, row) =>
    Object.fromEntries(columns.map(([name, list]) => [name, list[row]])),
  );
}

/** What parts a text, by its name. */
const SIGNS: Readonly<Record<string, string>> = {
  colon: ':',
  dash: ' - ',
  bar: '|',
  comma: ',',
  bracket: ' (',
  v: ' v ',
  line: '\n',
};

/** The text before or after the first separator. Without a separator, nothing comes after it. */
function side(value: unknown, name: string, which: 'before' | 'after'): string | undefined {
  const text = String(value);
  const sign = SIGNS[name] ?? '';
  const at = text.indexOf(sign);
  if (at < 0) return which === 'before' ? text : undefined;
  return squeeze(which === 'before' ? text.slice(0, at) : text.slice(at + sign.length));
}

/** An object becomes the list of its names with their values. */
function entries(value: unknown): unknown {
  return typeof value !== 'object' || value === null || Array.isArray(value)
    ? undefined
    : Object.entries(value).map(([key, one]: [string, unknown]) => ({ key, value: one }));
}

/** Of many figures the one that a reader can keep in mind. */
function mean(value: unknown): number | undefined {
  const figures = [value]
    .flat()
    .filter((one): one is number => typeof one === 'number' && Number.isFinite(one));
  return figures.length === 0
    ? undefined
    : Math.round((figures.reduce((sum, one) => sum + one, 0) / figures.length) * 100) / 100;
}

/** More of them nobody reads. */
const MOST_VALUES = 12;

/** What a text names beside each other: “Elm or Remote”, “Elm, Ohio”. */
const partsOf = (text: string): readonly string[] => text.split(/ ?, ?| or | ?\/ ?/u);

/** Each of several values once, parted by semicolons; one that another names, too, adds nothing. */
export function each(value: unknown): string | undefined {
  const values = [value]
    .flat()
    .map((one) => squeeze(removeInvisible(String(one))))
    .filter((one) => one !== '');
  const small = values.map((one) => one.toLowerCase());
  const told = values.filter(
    (_, at) =>
      small.indexOf(small[at] ?? '') === at &&
      !small.some((other) => other !== small[at] && partsOf(other).includes(small[at] ?? '')),
  );
  return told.slice(0, MOST_VALUES).join('; ') || undefined;
}

const PIPES = {
  iso,
  epoch: (value: unknown) => dayOf(new Date(Number(value) * 1_000)),
  epochMs: (value: unknown) => dayOf(new Date(Number(value))),
  text: (value: unknown) => readFragment(String(value)).text,
  plain: (value: unknown) => squeeze(removeInvisible(String(value))),
  withoutMail: (value: unknown) =>
    squeeze(
      String(value)
        .replace(/electronic address:/giu, ' ')
        .replace(/[^\s<>;,]+/gu, (word) =>
          looksLikeAddress(trimEndSigns(word, '.')) ? ' ' : word,
        ),
    ),
  unescapeHtml: (value: unknown) => unescapeHtml(String(value)),
  num,
  positive,
  lower: (value: unknown) => String(value).toLowerCase(),
  host: (value: unknown) =>
    URL.canParse(String(value)) ? new URL(String(value)).hostname.toLowerCase() : undefined,
  wikitext: (value: unknown) => readWikitext(String(value)).text,
  /** A service's own key in words, or nothing. */
  code: (value: unknown, table = '') => wordsOfCode(String(value), table),
  /** What is asked; a heading or a note is no question. */
  question: (value: unknown) => {
    const text = squeeze(String(value));
    return /\?["”’)]?$/.test(text) && text.length >= 12 ? text : undefined;
  },
  /** The number that such services give, at the beginning of a longer one. */
  guid: (value: unknown) =>
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(String(value))?.[0],
  /** “2 Locations” says how many there are and names none. */
  place: (value: unknown) =>
    /^\d+ \p{L}+$/u.test(String(value).trim()) ? undefined : squeeze(String(value)),
  /** A number alone names nobody. */
  named: (value: unknown) => (/\p{L}{3}/u.test(String(value)) ? squeeze(String(value)) : undefined),
  fact: (value: unknown, name = '') => articleFact(String(value), name),
  clip: (value: unknown, argument = '4000') => clip(String(value), Number(argument)),
  before: (value: unknown, sign = '') => side(value, sign, 'before'),
  after: (value: unknown, sign = '') => side(value, sign, 'after'),
  /** “NVIDIA CORP (NVDA) (CIK 0001045810)” is NVIDIA CORP, also among others. */
  unbracketed: (value: unknown) =>
    squeeze(String(value).replace(/\([^()]{0,200}\)/g, ' ')).replaceAll(' ;', ';'),
  /** The first year that a text names. */
  year: (value: unknown) => /(?<!\d)(?:1[89]|20)\d\d(?!\d)/.exec(String(value))?.[0],
  /** What stands behind the last slash of an address of any kind. */
  tail: (value: unknown) => trimEndSigns(String(value), '/').split('/').at(-1),
  zip,
  entries,
  mean,
  each,
} as const satisfies Record<string, (value: unknown, argument?: string) => unknown>;

export type PipeName = keyof typeof PIPES;

export interface Pipe {
  readonly name: PipeName;
  readonly argument?: string;
}

const A_SIGN = new RegExp(`^(?:${Object.keys(SIGNS).join('|')})$`);
const matches =
  (pattern: RegExp) =>
  (argument: string): boolean =>
    pattern.test(argument);
const ARGUMENTS: Readonly<Partial<Record<PipeName, (argument: string) => boolean>>> = {
  iso: matches(/^(?:mdy|dmy)$/),
  clip: matches(/^\d{1,6}$/),
  fact: isBoxFact,
  code: isCodeTable,
  before: matches(A_SIGN),
  after: matches(A_SIGN),
};
const takes = (name: PipeName, argument: string): boolean => ARGUMENTS[name]?.(argument) === true;

/** Pipes that do nothing without being told what. */
const NEEDY: ReadonlySet<string> = new Set(['before', 'after', 'fact', 'code']);

/** Whether this is one of the pipes, with an argument that it takes. */
export function isPipe(name: string, argument?: string): name is PipeName {
  if (argument === undefined && NEEDY.has(name)) return false;
  return (
    Object.hasOwn(PIPES, name) && (argument === undefined || takes(name as PipeName, argument))
  );
}

export function runPipe(value: unknown, { name, argument }: Pipe): unknown {
  return PIPES[name](value, argument);
}
