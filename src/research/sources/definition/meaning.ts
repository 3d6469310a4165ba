import { wordSet } from '../../../language';
import { isWallText } from '../../read';
import { documentText } from '../reading/documents/document-text';
import { follow, parseMapping } from './mapping';
import type { Meaning, Source, SourceItem } from '../shape';
import { fillTitle, type Known } from './template';

/** What a reading holds that can be asked whether it means what the entry says. */
interface Read {
  readonly items: readonly SourceItem[];
  readonly about: SourceItem;
  readonly body?: unknown;
  /** The answer as it came. */
  readonly text?: string;
}

/** By these a thing is told from another, the best first. */
const NAMES = ['title', 'name', 'label', 'text', 'place', 'id', 'address', 'url', 'value'] as const;
/** Figures of a series, where their fields have other names. */
const isNoFigure = wordSet(
  `county, date, id, industry, name, period, place, security, series, text, title, unit, url,
   what, year`,
);

/** What an entry's answers must mean: as it says itself, or as all of its kind do. */
export function meaningOf(source: Source): Meaning {
  const { means, match, kind, evidence, extract } = source;
  if (means !== undefined) return means;
  const fields = Object.keys(extract?.fields ?? {});
  const named = NAMES.filter((name) => fields.includes(name));
  if (match !== undefined) {
    // A record without the name it is known by can be about nobody; a person or a text may be silent on it.
    const isRecord = match.how === 'is' && match.against !== 'domain' && evidence.kind !== 'person';
    return { says: 'named', fields: [match.field, isRecord ? [] : named].flat() };
  }
  if (kind === 'feed') return { says: 'named', fields: ['title'] };
  if (kind === 'sitemap') return { says: 'named', fields: ['url'] };
  if (extract === undefined) return { says: 'words' };
  const figures = fields.filter((field) => !isNoFigure(field));
  if (evidence.kind === 'pay' && figures.length > 0) return { says: 'figure', fields: figures };
  if (fields.includes('value')) return { says: 'figure', fields: ['value'] };
  return { says: 'named', fields: named.length > 0 ? named.slice(0, 2) : fields };
}

const small = (value: unknown): string => String(value).trim().toLowerCase();

/** Whether an answer is about what was asked alone; undefined where nothing says what was asked. */
function isAsked(
  meaning: Meaning & { readonly says: 'asked' },
  { items, body }: Read,
  known: Known,
): boolean | undefined {
  const asked = meaning.is.flatMap((template) => fillTitle(template, {}, known) ?? []).map(small);
  if (asked.length === 0) return undefined;
  const said =
    meaning.field !== undefined
      ? items.map((item) => item[meaning.field ?? ''])
      : meaning.by === undefined
        ? []
        : parseMapping(meaning.by)
            .choices.flat()
            .flatMap((path) => follow(body, path));
  return said.length > 0 && said.every((one) => one !== undefined && asked.includes(small(one)));
}

const has = (item: SourceItem, fields: readonly string[]): boolean =>
  fields.some((field) => item[field] !== undefined && item[field] !== '');

/** Why an answer whose form is right doesn't mean what it should, in a sentence; undefined where it does. */
export function meaningFault(source: Source, read: Read, known: Known): string | undefined {
  const meaning = meaningOf(source);
  const { items } = read;
  if (meaning.says === 'words') return wordsFault(source, read.text ?? '');
  if (items.length === 0 && meaning.says !== 'asked') return undefined;
  switch (meaning.says) {
    case 'asked':
      if (items.length === 0 && source.extract !== undefined) return undefined;
      return isAsked(meaning, read, known) === false
        ? `${source.name} answered about something other than what was asked.`
        : undefined;
    case 'questions': {
      const questions = items.filter((item) => /\?\s*$/.test(String(item[meaning.field] ?? '')));
      return questions.length < meaning.least
        ? `${source.name} holds ${questions.length} questions and should hold ${meaning.least}.`
        : undefined;
    }
    case 'figure':
      return items.some((item) => meaning.fields.some((field) => isFigure(item[field])))
        ? undefined
        : `${source.name} listed a series without a single figure.`;
    case 'named':
      return items.some((item) => has(item, meaning.fields))
        ? undefined
        : `${source.name} listed things without saying what they are.`;
  }
}

function wordsFault({ name }: Source, html: string): string | undefined {
  const text = documentText(html);
  if (!/\p{L}{2}/u.test(text)) return `${name} is a page without a word.`;
  return isWallText(text) ? `${name} showed a wall in the place of a page.` : undefined;
}

function isFigure(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return /^-?\d+(?:\.\d+)?$/.test(String(value ?? '').replace(/[,\s$€£%]/g, ''));
}
