import type { EntityCard } from '../../src/research/company';
import type { Document } from '../../src/research/evidence';
import type { Snapshot } from '../../src/research/evidence/shape';
import type { LabelledSentence } from './rows';

export interface Laid {
  readonly card: EntityCard;
  readonly document: Document;
  /** Where the sentence stands in the document's text. */
  readonly start: number;
  readonly end: number;
}

type Described = Pick<Snapshot, 'kind' | 'reliability' | 'topics' | 'url' | 'title'>;

const FILING = { kind: 'filing', reliability: 'register' } as const;
/** A part of an annual report is stored by itself, under its heading. */
const PARTS: Readonly<Record<string, string>> = {
  '10-K: business': 'Item 1. Business.',
  '10-K: risk factors': 'Item 1A. Risk Factors.',
  '10-K: cybersecurity': 'Item 1C. Cybersecurity.',
  '10-K: properties': 'Item 2. Properties.',
  '10-K: legal proceedings': 'Item 3. Legal Proceedings.',
  '10-K: md&a': 'Item 7. Management’s Discussion and Analysis.',
  '10-K: market risk': 'Item 7A. Market Risk.',
  '10-K: notes': 'Notes to Consolidated Financial Statements',
  '10-K: human capital': 'Human Capital',
  '10-K: executive officers': 'Information about our Executive Officers',
};

/** A sentence and its neighbours as one short document of its kind, as the shop would have stored it. */
export function layOut(row: LabelledSentence): Laid {
  const card = cardOf(row.company);
  const before = row.before === '' ? '' : `${row.before} `;
  const text = `${before}${row.sentence}${row.after === '' ? '' : ` ${row.after}`}`;
  const record: Snapshot = {
    snapshot: row.id,
    sourceId: 'bench',
    sourceName: 'Bench',
    tier: 'A',
    matchScore: 1,
    fetchedAt: '2026-11-01T00:00:00.000Z',
    blocks: [{ kind: 'paragraph', start: 0, end: text.length }],
    ...describe(row, card),
  };
  const start = before.length;
  return { card, document: { record, text }, start, end: start + row.sentence.length };
}

/** “(unnamed filer)” speaks of itself as the company; a website's domain stands for its owner. */
function cardOf(company: string): EntityCard {
  const [, told = '', more = ''] = /^([^(]*?)\s*(?:\(([^)]*)\))?$/.exec(company) ?? [];
  const isDomain = /^[\w-]+(?:\.[\w-]+)+$/.test(told);
  const name = told === '' ? 'the Company' : isDomain ? (told.split('.').at(-2) ?? told) : told;
  return {
    id: 'bench:company',
    name,
    legalName: name,
    aliases: [isDomain ? told : more].filter((alias) => alias !== '' && told !== ''),
    ...(isDomain ? { domain: told } : {}),
    jobBoards: {},
    namesakes: [],
  };
}

function describe({ kind, doc, company }: LabelledSentence, card: EntityCard): Described {
  const host = card.domain ?? `www.${card.name.toLowerCase().replace(/[^a-z0-9]+/g, '')}.example`;
  const [sort = ''] = kind.split(':');
  switch (sort) {
    case 'handbook':
      return ownPage(`https://${host}/${pathOf(doc)}`, doc, 'page');
    case 'job posting':
      return {
        kind: 'job-posting',
        reliability: 'first-party',
        topics: ['hiring', 'engineering'],
        url: `https://${host}/jobs/1`,
        title: doc.replace(/^\S+\s/, ''),
      };
    case 'wikipedia':
      return {
        kind: 'page',
        reliability: 'reference',
        topics: ['snapshot'],
        url: `https://en.wikipedia.org/wiki/${encodeURIComponent(card.name)}`,
        title: card.name,
      };
    case 'web page':
      return card.domain === undefined && !doc.includes(company)
        ? newsPage(doc)
        : ownPage(
            `https://${host}/${kind.split(': ')[1] ?? ''}`,
            card.name,
            kind.endsWith('article') ? 'news' : 'page',
          );
    case 'news':
      return newsPage(doc);
    default:
      return {
        ...FILING,
        topics: sort === 'proxy' ? ['leadership'] : ['snapshot', 'legal', 'culture', 'products'],
        url: 'https://www.sec.gov/Archives/edgar/data/1/000000000026000001/report.htm',
        title: PARTS[kind] ?? (sort === 'proxy' ? 'Proxy statement' : sort),
      };
  }
}

const ownPage = (url: string, title: string, kind: 'page' | 'news'): Described => ({
  kind,
  reliability: 'first-party',
  topics: ['snapshot', 'culture', 'hiring'],
  url,
  title,
});

const newsPage = (doc: string): Described => ({
  kind: 'news',
  reliability: 'public-voice',
  topics: ['news'],
  url: 'https://news.example/2025/article',
  title: doc.replace(/^[^:]*: /, ''),
});

/** “basecamp/handbook:benefits-and-perks.md” lies at handbook/benefits-and-perks. */
function pathOf(doc: string): string {
  const name = doc.split(':').at(-1) ?? doc;
  const path = name.replace(/\.md$/, '').replace(/^.*_(?=[^_]+$)/, '');
  return `handbook/${path.toLowerCase().replace(/[^a-z0-9/-]+/g, '-')}`;
}
