/** How far a source's licence lets us go: A is open, B is facts, a link and at most 25 quoted words. */
export type LicenceTier = 'A' | 'B';

/** The source of what the buyer gave us as the posting: told by nobody we asked, so kept apart by this name. */
export const GIVEN_POSTING = 'given-posting';

export type Reliability = 'first-party' | 'register' | 'reference' | 'public-voice';

/**
 * `filing` is a long document filed with an authority. `record` is one row of a register: a notice,
 * a case, a recall. `pay` is what an occupation earns. `place` is about the role's location and
 * `person` about an interviewer, not about the company.
 */
export type SnapshotKind =
  | 'page'
  | 'news'
  | 'job-posting'
  | 'discussion'
  | 'entity'
  | 'company-facts'
  | 'directory'
  | 'filing'
  | 'record'
  | 'pay'
  | 'place'
  | 'person';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'quote';

/** A stretch of a snapshot's text that was one block on its page: `text.slice(start, end)`. */
export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  /** 1 to 6, of a heading. */
  readonly level?: number;
  /** It stood inside a list's item, whatever it was itself. */
  readonly listed?: true;
}

/**
 * One stored snapshot as gathered: where its text came from and how it was laid out. The text
 * itself lies in the snapshot store, so that this record can be kept with a pipeline's step.
 */
export interface Snapshot {
  readonly snapshot: string;
  readonly sourceId: string;
  readonly sourceName: string;
  readonly url: string;
  readonly title: string;
  readonly kind: SnapshotKind;
  readonly topics: readonly Topic[];
  readonly reliability: Reliability;
  readonly tier: LicenceTier;
  readonly matchScore: number;
  readonly fetchedAt: string;
  readonly publishedAt?: string;
  readonly author?: string;
  readonly language?: string;
  readonly blocks: readonly Block[];
  /** Fields a service stated of one item: a job's team, place and address. */
  readonly details?: Readonly<Record<string, string | number>>;
}

export type Topic =
  | 'snapshot'
  | 'financials'
  | 'leadership'
  | 'products'
  | 'news'
  | 'culture'
  | 'hiring'
  | 'engineering'
  | 'location'
  | 'legal'
  | 'market';

/** Where a sentence stands, for who reads it without its page. */
export interface PassageContext {
  /** The headings above it, the widest first. */
  readonly headings?: readonly string[];
  /** Who says it, where it is a quotation and its page says whose. */
  readonly speaker?: string;
  /** The sentences beside it in the same paragraph or list. */
  readonly before?: string;
  readonly after?: string;
  /** What a word such as “it” or “they” stands for, where that is plain: `{ it: 'Almanac' }`. */
  readonly refersTo?: Readonly<Record<string, string>>;
}

/** A source left unread because reading it would cost too much. The reason is a sentence. */
export interface UnreadSource {
  readonly sourceId: string;
  readonly sourceName: string;
  readonly url: string;
  readonly reason: string;
}

/**
 * One finding: an exact stretch of a stored snapshot, and what it says in a form that code can
 * compute with. `snapshot.slice(start, end) === quote` holds for every row, always.
 */
export interface Evidence {
  readonly id: string;
  readonly sourceId: string;
  readonly sourceName: string;
  readonly url: string;
  readonly title: string;
  /** The sha256 of the snapshot's text, which is also its name in file storage. */
  readonly snapshot: string;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  /** What the quote says in words a person reads, where it is a service's answer or a table's row. */
  readonly display?: string;
  readonly context?: PassageContext;
  /** The entity card's id of the company this is about, and how sure the match is, from 0 to 1. */
  readonly entity: string;
  readonly matchScore: number;
  readonly topic: Topic;
  /** What is stated (“employees”, “revenue”, “chief-executive”, “statement”), its value and its unit. */
  readonly attribute: string;
  readonly value?: string | number;
  readonly unit?: string;
  /** What else belongs to it, named: a job's team and place, a leader's title and first day. */
  readonly details?: Readonly<Record<string, string | number>>;
  /** The day the fact holds for, the day it was published, the moment it was read (ISO 8601). */
  readonly asOf?: string;
  readonly publishedAt?: string;
  readonly fetchedAt: string;
  readonly tier: LicenceTier;
  /** Who says it: the company, an official register, a reference work, or people in public. */
  readonly reliability: Reliability;
  /** Rows with the same cluster are one voice: copies of one text. */
  readonly cluster: string;
  readonly status: 'current' | 'stale' | 'conflicted' | 'kept-apart';
  /**
   * The rows in use that tell another value of the same thing for the same time, best first; each names this
   * one too. A writer tells both values, each with its source. Absent where nothing in use contradicts.
   */
  readonly rivals?: readonly string[];
  /** A model took it from its page: code found the words there, and the verifier decides on what is told of them. */
  readonly readBy?: 'model';
  /** What an unproven reader took a statement for: it says where to tell the sentence, and nothing as a fact. */
  readonly takenFor?: string;
  /** Of a stale row: the row whose later or better founded value took its place. */
  readonly supersededBy?: string;
}
