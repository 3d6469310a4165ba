import type { Block, BlockKind } from '../evidence/shape';

export type { Block, BlockKind };

export interface Table {
  readonly caption?: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PageLink {
  readonly url: string;
  readonly text: string;
}

export type PageType = 'article' | 'listing' | 'service' | 'error-page' | 'bot-wall' | 'cookie-wall' | 'empty-shell';

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
  readonly tables: readonly Table[];
  readonly structured: readonly JsonObject[];
  readonly links: readonly PageLink[];
  readonly feeds: readonly string[];
}

export interface PageInput {
  readonly html: string;
  readonly url?: string;
}
