import type { Block, BlockKind } from '../evidence/shape';

export type { Block, BlockKind };

export interface PageTable {
  readonly caption?: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What the table says of all its figures: an ISO currency code or `percent`, and 1,000,000 for “in millions”. */
  readonly unit?: string;
  readonly scale?: number;
  readonly cells?: readonly TableCell[];
}

/** One figure of a table: `text.slice(start, end)` is the cell, `value` times `scale` what it states. */
export interface TableCell {
  /** Counted from 0, headings not among them. */
  readonly row: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly rowHeading: string;
  readonly columnHeading: string;
  readonly value: number;
  readonly unit?: string;
  readonly scale?: number;
}

export interface PageLink {
  readonly url: string;
  readonly text: string;
}

export type ContentType =
  | 'article'
  | 'listing'
  | 'collection'
  | 'service'
  | 'product'
  | 'documentation'
  | 'forum';

export type PageType = ContentType | 'error-page' | 'bot-wall' | 'cookie-wall' | 'empty-shell';

export type JsonObject = { readonly [key: string]: unknown };

/** A page as its readers see it. Plain data, so that it can come back from a worker thread. */
export interface ReadablePage {
  readonly title: string;
  readonly author?: string;
  readonly siteName?: string;
  readonly description?: string;
  /** ISO days or moments, as the page states them. */
  readonly publishedAt?: string;
  readonly modifiedAt?: string;
  readonly language?: string;
  readonly type: PageType;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly tables: readonly PageTable[];
  readonly structured: readonly JsonObject[];
  readonly links: readonly PageLink[];
  readonly feeds: readonly string[];
}

export interface PageInput {
  readonly html: string;
  readonly url?: string;
}
