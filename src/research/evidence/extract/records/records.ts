import { phraseFinder } from '../../../../language';
import { defined } from '../../../../kernel/defined';
import { countWords } from '../../../../kernel/text';
import { namesOf } from '../../relations/names';
import { linesOf, type Document, type Draft, type Extractor } from '../document';
import { otherRecord } from './other-records';
import { dayOf, details, field, stretch } from './record-lines';
import { headingOf, matterOf } from './register-entries';

/** A headline is quoted whole or not at all. */
const LONGEST_HEADLINE = 25;
/** What happened, when, who decided and how it ended. */
const CASE_LINES = `Accounts, Agency, Answer, Back wages, Cause, Class, Compliance, Consequence, Court, Data, Date,
  Hazard, Issue, Kind, Last penalty, List, Matter, Number, Penalties, People, Place, Product,
  Products, Reason, Remedy, Severity, Status, Summary, Type, Units, Violations`;

function notice(document: Document): readonly Draft[] {
  const place = stretch(document, 'County, Date, Effective, People, Place');
  const people = Number(field(document, 'people'));
  if (place === undefined) return [];
  return [
    {
      topic: 'news',
      attribute: 'layoff',
      ...place,
      ...(Number.isInteger(people) && people > 0 ? { value: people, unit: 'people' } : {}),
      ...dayOf(document),
      ...details(document, ['effective', 'place', 'county', 'kind']),
    },
  ];
}

const saysLayoffs = phraseFinder('closure, layoff, warn');

/** One row of a register: a layoff notice, case, inspection, recall, contract, or other record. */
export const records: Extractor = (document, reading) => {
  const { kind, topics } = document.record;
  if (kind !== 'record') return [];
  const isNotice =
    field(document, 'effective') !== '' ||
    saysLayoffs(`${field(document, 'kind')} ${document.record.sourceName}`);
  if (isNotice) return notice(document);
  const amount = Number(field(document, 'amount'));
  if (topics.includes('market') && amount > 0) {
    const place = stretch(document, 'Agency, Amount, Currency, Date');
    return place === undefined
      ? []
      : [
          {
            topic: 'market',
            attribute: 'contract',
            ...place,
            value: amount,
            unit: (field(document, 'currency') || 'usd').toLowerCase(),
            ...dayOf(document),
            ...details(document, ['agency', 'until']),
          },
        ];
  }
  if (!topics.includes('legal')) return otherRecord(document, reading);
  const place = stretch(document, CASE_LINES);
  if (place === undefined) return [];
  const matter = matterOf(document);
  const heading = matter === undefined ? undefined : headingOf(document, reading);
  const told = {
    ...details(document, ['status', 'court', 'number', 'reason', 'class', 'product']).details,
    ...defined({ matter }),
  };
  return [
    {
      topic: 'legal',
      attribute: 'legal',
      ...place,
      ...dayOf(document),
      ...defined({ value: heading }),
      ...(Object.keys(told).length === 0 ? {} : { details: told }),
    },
  ];
};

/** What employers declared to pay for one job, as an authority published it. */
export const declaredPay: Extractor = (document) => {
  const [from, to] = [Number(field(document, 'payFrom')), Number(field(document, 'payTo'))];
  const place =
    document.record.kind === 'pay' && from > 0 && field(document, 'employer') !== ''
      ? stretch(document, 'Pay from, Pay to, Pay unit, Place, State')
      : undefined;
  if (place === undefined) return [];
  return [
    {
      topic: 'hiring',
      attribute: 'declared-pay',
      ...place,
      value: from,
      unit: 'usd',
      ...dayOf(document),
      details: {
        ...details(document, ['title', 'place', 'state', 'payUnit']).details,
        ...(to > from ? { to } : {}),
      },
    },
  ];
};

/** What others head their news of the company with; only headlines that name it. */
export const headlines: Extractor = (document, { card }) => {
  const { kind, reliability, publishedAt, title } = document.record;
  if (
    kind !== 'news' ||
    reliability === 'first-party' ||
    publishedAt === undefined ||
    countWords(title) > LONGEST_HEADLINE
  )
    return [];
  const { own, namesakes } = namesOf(card);
  const line = linesOf(document).find(({ text }) => text === title);
  if (
    line === undefined ||
    [...title.matchAll(own)].length === 0 ||
    (namesakes !== undefined && [...title.matchAll(namesakes)].length > 0)
  )
    return [];
  return [
    {
      topic: 'news',
      attribute: 'news',
      start: line.block.start,
      end: line.block.end,
      value: title,
      asOf: publishedAt,
    },
  ];
};
