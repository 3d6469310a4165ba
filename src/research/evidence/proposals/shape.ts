import type { Topic } from '../shape';

/** What a model says stands on a page; nothing in it is believed before code has found its words there. */
export interface Proposal {
  readonly about: ProposedAttribute;
  /** The exact words of the page. */
  readonly quote: string;
  /** The part of those words that names the value: a sum, a count, a year, a name. */
  readonly value?: string;
  /** Where a statement without a value belongs. */
  readonly topic?: Topic;
}

/** How the value of an attribute must read for code to take it. */
type ValueKind = 'sum' | 'count' | 'year' | 'name' | 'none';

export const PROPOSED_ATTRIBUTES = {
  description: ['snapshot', 'none'],
  founded: ['snapshot', 'year'],
  founder: ['snapshot', 'name'],
  headquarters: ['snapshot', 'name'],
  employees: ['snapshot', 'count'],
  revenue: ['financials', 'sum'],
  'net-income': ['financials', 'sum'],
  'chief-executive': ['leadership', 'name'],
  product: ['products', 'name'],
  launch: ['products', 'name'],
  competitor: ['market', 'name'],
  customer: ['market', 'name'],
  mission: ['culture', 'none'],
  value: ['culture', 'name'],
  benefit: ['culture', 'none'],
  'hiring-step': ['hiring', 'none'],
  statement: ['snapshot', 'none'],
} as const satisfies Readonly<Record<string, readonly [Topic, ValueKind]>>;

export type ProposedAttribute = keyof typeof PROPOSED_ATTRIBUTES;

/** Reads a page's text and proposes; an empty list where it has no answer. */
export interface PageModel {
  propose(page: ProposedPage): Promise<readonly Proposal[]>;
}

export interface ProposedPage {
  readonly company: string;
  readonly snapshot: string;
  readonly text: string;
}
