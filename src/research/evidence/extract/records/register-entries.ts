import { defined } from '../../../../kernel/defined';
import { isCompanySuffix, phraseFinder } from '../../../../language';
import { namesOf } from '../../relations/names';
import type { Topic } from '../../shape';
import type { Document, Draft, Reading } from '../document';
import { dayOf, field, stretch } from './record-lines';

/** One kind of entry that registers hold, known by what such an entry has and no other does. */
interface EntryKind {
  readonly attribute: string;
  readonly topic: Topic;
  /** One of these fields is filled. */
  readonly marks: readonly string[];
  /** Or the register's name says it, where its entries have no field of their own. */
  readonly register?: (name: string) => boolean;
  /** The labels of lines that tell a reader something. */
  readonly lines: string;
  /** The field whose figure is what the entry says, and what that is counted in. */
  readonly figure?: readonly [name: string, unit: string];
  /** All of its entries are headed alike. */
  readonly bare?: true;
}

const KINDS: readonly EntryKind[] = [
  {
    attribute: 'pay-gap',
    topic: 'culture',
    marks: ['medianHourlyGapPercent'],
    figure: ['medianHourlyGapPercent', 'percent'],
    lines: `Mean hourly gap percent, Median hourly gap percent, Women in lowest quarter percent,
       Women in top quarter percent`,
  },
  {
    attribute: 'climate-target',
    topic: 'culture',
    marks: ['nearTermStatus', 'netZeroStatus'],
    lines:
      'Near term class, Near term status, Near term year, Net zero class, Net zero status, Net zero year',
  },
  {
    attribute: 'work-visas',
    topic: 'hiring',
    marks: ['approvedNew', 'approvedContinued'],
    figure: ['approvedNew', 'approvals'],
    lines: 'Approved*, Denied*, Year*',
  },
  { attribute: 'incident', topic: 'products', marks: ['impact'], lines: 'Impact, Status' },
  { attribute: 'event', topic: 'news', marks: ['webcast'], lines: 'Date, Place' },
  {
    attribute: 'current-report',
    topic: 'news',
    marks: [],
    register: phraseFinder('current reports'),
    lines: 'Item *',
    bare: true,
  },
  {
    attribute: 'study',
    topic: 'products',
    marks: ['phase', 'sponsor'],
    lines: 'Phase, Sponsor, Status',
  },
  {
    attribute: 'clearance',
    topic: 'products',
    marks: ['decision'],
    lines: 'Decision, Field',
  },
  {
    attribute: 'patent',
    topic: 'engineering',
    marks: ['applicant', 'holder', 'granted'],
    lines: 'Applicant, Granted, Holder, Number, Status',
  },
  {
    attribute: 'paper',
    topic: 'engineering',
    marks: ['journal', 'affiliations'],
    register: phraseFinder('papers'),
    lines: 'Affiliations, Journal',
  },
  {
    attribute: 'software',
    topic: 'engineering',
    marks: ['stars', 'pulls', 'downloads'],
    lines: 'Downloads, Language, Pulls, Stars, Task',
  },
  { attribute: 'rating', topic: 'products', marks: ['rating'], lines: 'Installs, Rating, Ratings' },
];

/** What is told of a legal matter; which kind of matter it is stands in the row's details. */
const MATTERS: readonly (Pick<EntryKind, 'marks' | 'register'> & { readonly entry: string })[] = [
  {
    entry: 'recall',
    marks: ['hazard', 'remedy', 'consequence', 'risk'],
    register: phraseFinder('recall'),
  },
  {
    entry: 'inspection',
    marks: ['violations', 'backWages', 'negligence', 'lastPenalty', 'union'],
    register: phraseFinder('inspection'),
  },
  {
    entry: 'case',
    marks: ['court', 'cause'],
    register: phraseFinder('competition cases, labor relations, tribunal'),
  },
  { entry: 'breach', marks: ['accounts'] },
  { entry: 'notice', marks: ['kind'] },
  { entry: 'lobbying', marks: ['registrant'] },
];

const isOf = (
  document: Document,
  { marks, register }: Pick<EntryKind, 'marks' | 'register'>,
): boolean =>
  marks.some((name) => field(document, name) !== '') ||
  register?.(document.record.sourceName) === true;

/** What an entry is headed with, unless that is nothing but the company's own name. */
export function headingOf({ record: { title } }: Document, { card }: Reading): string | undefined {
  const own = new RegExp(namesOf(card).own.source, 'giu');
  const rest = title.replace(own, '').replaceAll('.', '').toLowerCase();
  const words = rest.match(/\p{L}{2,}/gu) ?? [];
  return words.some((word) => word !== 'the' && !isCompanySuffix(word)) ? title : undefined;
}

/**
 * The kind of legal matter, if the entry tells a reader something. Lists and rules that don't say
 * what happened are none.
 */
export function matterOf(document: Document): string | undefined {
  return document.record.reliability === 'public-voice'
    ? undefined
    : MATTERS.find((kind) => isOf(document, kind))?.entry;
}

/** An entry whose kind is known: what it is headed with or how much it says, and its lines as they stand. */
export function entry(document: Document, reading: Reading): Draft | undefined {
  const kind = KINDS.find((one) => isOf(document, one));
  const place = kind === undefined ? undefined : stretch(document, kind.lines);
  if (kind === undefined || place === undefined) return undefined;
  const { attribute, topic, figure, bare } = kind;
  const amount =
    figure === undefined || field(document, figure[0]) === ''
      ? Number.NaN
      : Number(field(document, figure[0]));
  const value =
    bare === true
      ? undefined
      : figure === undefined
        ? headingOf(document, reading)
        : Number.isFinite(amount)
          ? amount
          : undefined;
  if (figure !== undefined && value === undefined) return undefined;
  return {
    topic,
    attribute,
    ...place,
    ...dayOf(document),
    ...defined({ value }),
    ...(typeof value === 'number' && figure !== undefined ? { unit: figure[1] } : {}),
  };
}
