import type { Duration } from '../../kernel/time';
import type { LicenceTier, Reliability, SnapshotKind, Topic } from '../evidence/shape';

export type SourceKind = 'json' | 'feed' | 'html' | 'sitemap';

/** What must be known of a company before a source can be asked. */
export type Need = 'company' | 'domain' | 'cik' | 'wikidata' | 'greenhouse' | 'labels' | 'feed';

export type OutcomeCode =
  | 'ok'
  | 'empty'
  | 'not-applicable'
  | 'not-modified'
  | 'limited'
  | 'blocked'
  | 'paywall'
  | 'gone'
  | 'shape-changed'
  | 'off'
  | 'error-page'
  | 'empty-shell'
  | 'unreachable'
  | 'refused'
  | 'over-budget';

/** What a person reading the log sees of one question to one source. */
export interface SourceOutcome {
  readonly sourceId: string;
  readonly sourceName: string;
  readonly url: string;
  readonly outcome: OutcomeCode;
  readonly sentence: string;
  readonly requests: number;
  readonly items: number;
}

export interface Source {
  readonly id: string;
  readonly name: string;
  readonly kind: SourceKind;
  readonly needs: readonly Need[];
  /** Templates, tried in order until one answers. `{domain}` and the like are filled in from the card. */
  readonly request: { readonly urls: readonly string[] };
  /** Words in a link's path or text that make a page of the company's own site belong to this source. */
  readonly finds?: { readonly words: readonly string[]; readonly pages: number };
  readonly polite: { readonly robots: 'obey' | 'api'; readonly interval: Duration; readonly maxBytes: number };
  readonly licence: { readonly tier: LicenceTier; readonly note: string; readonly maxQuoteWords?: number | undefined };
  readonly topics: readonly Topic[];
  readonly extract?: { readonly items: string; readonly limit: number; readonly fields: Readonly<Record<string, string>> };
  readonly evidence: { readonly kind: SnapshotKind; readonly reliability: Reliability };
  readonly enabled: true | 'key' | 'licence' | 'verify';
}

export type FieldValue = string | number;
/** One thing a source answered, its fields named in our words. */
export type SourceItem = Readonly<Record<string, FieldValue>>;

export interface SourceQuestion {
  readonly source: Source;
  readonly url: string;
  readonly signal?: AbortSignal;
}

export interface AskedBody {
  readonly outcome: 'ok';
  /** Where it came from in the end. */
  readonly url: string;
  readonly type: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetchedAt: string;
}

export interface AskedNothing {
  readonly outcome: Exclude<OutcomeCode, 'ok'>;
  readonly sentence: string;
}

/** Asks a URL on behalf of a source: politely, through the guard, and never throwing for what a site does. */
export type Ask = (question: SourceQuestion) => Promise<AskedBody | AskedNothing>;
