import type { ProofCount, ProofState, SourceState } from '../../research/sources/shape';

export type OutboxState = 'queued' | 'sent' | 'failed' | 'held';

export interface JobCount {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  /** Failed and to be tried again by itself. */
  readonly failed: number;
  /** Given up. */
  readonly dead: number;
}

interface WithOrder {
  /** The order's number; null where it has none, or belongs to none. */
  readonly number: string | null;
}

export interface QueueTrouble extends WithOrder {
  readonly id: string;
  readonly name: string;
  readonly state: 'failed' | 'dead';
  readonly error: string;
  readonly tries: number;
  readonly placedAt: string;
  readonly nextAt: string | null;
}

export interface QueueView {
  readonly counts: readonly JobCount[];
  readonly troubled: readonly QueueTrouble[];
}

export interface TaskRun {
  readonly state: 'waiting' | 'running' | 'failed' | 'dead' | 'done';
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly error: string;
}

export interface TaskRow {
  readonly name: string;
  readonly cron: string;
  readonly nextAt: string;
  /** How it went last, as far back as the queue remembers. */
  readonly last: TaskRun | null;
}

export interface WebhookRow {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly state: 'waiting' | 'done';
  readonly receivedAt: string;
  readonly processedAt: string | null;
  readonly outcome: string | null;
  /** Why it could not be looked into so far; empty where it could. */
  readonly error: string;
}

export interface WebhooksView {
  readonly messages: readonly WebhookRow[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

export interface OutboxRow extends WithOrder {
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly state: OutboxState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

export interface OneMail extends OutboxRow {
  readonly subject: string;
  /** Private links are masked; null where it can't be made now. */
  readonly text: string | null;
  readonly attachments: readonly string[];
}

export interface MailsView {
  readonly counts: Readonly<Record<OutboxState, number>>;
  readonly mails: readonly OutboxRow[];
  readonly next: string | null;
}

export interface SourceRow {
  readonly id: string;
  readonly name: string;
  /** The shelf of the catalogue it stands on. */
  readonly group: string;
  /** How it may be used, in the catalogue's words. */
  readonly note: string;
  /** Whether it may be asked and is seen answering; otherwise why not. */
  readonly state: SourceState;
  readonly terms: {
    readonly unread: boolean;
    readonly url: string | null;
    readonly acceptedAt: string | null;
    readonly acceptedBy: string | null;
  };
  readonly switchedOff: boolean;
  readonly proof: ProofState;
  readonly health: 'well' | 'failing' | 'drifting' | 'asleep' | 'out-of-use' | 'never-asked';
  /** Why it is out of use; null where it isn’t. */
  readonly fault: string | null;
  /** Of the last seven days, from 0 to 1; null where nothing was asked. */
  readonly successRate: number | null;
  readonly lastGoodAt: string | null;
  /** What came of asking it once to see whether it answers; null where nobody did. */
  readonly probe: {
    readonly at: string;
    readonly outcome: string;
    readonly sentence: string;
    readonly milliseconds: number;
    /** How many of the mapped fields held anything, of how many. */
    readonly filled: number;
    readonly mapped: number;
    /** What was otherwise than at the probe before. */
    readonly changes: readonly string[];
  } | null;
}

export interface AcceptedTerms {
  readonly accepted: number;
  /** Of these, what a live shop may use from now on; the others need a key or a first good answer too. */
  readonly usable: number;
}

export interface SourcesView {
  readonly mode: 'demo' | 'live';
  readonly rows: readonly SourceRow[];
  /** Terms that nobody has accepted yet; in live mode these sources are not asked. */
  readonly unread: readonly SourceRow[];
  /** What the shop's pages say now. */
  readonly counted: number;
  readonly proof: ProofCount;
  /** How many may be asked, terms considered, whether or not they answered lately. */
  readonly open: number;
}

/** One version of a large file that everybody's reports search. */
export interface FileVersion {
  readonly state: 'loading' | 'current' | 'previous' | 'held' | 'failed';
  /** What it speaks of: “2026 Q3”, “2025”. */
  readonly period: string;
  readonly rows: number;
  readonly bytes: number;
  readonly loadedAt: string;
  /** Why it is held, or what came of the last try. */
  readonly sentence: string;
}

export interface FileRow {
  readonly id: string;
  readonly name: string;
  /** Why it is not loaded by itself, where something forbids it. */
  readonly closed: string | null;
  readonly dueAt: string;
  readonly versions: readonly FileVersion[];
}

export interface FilesView {
  /** Whether they are looked for by themselves; a demo asks no real service. */
  readonly lookedFor: boolean;
  /** What waits for a person first. */
  readonly rows: readonly FileRow[];
}

/** What a person can do with the versions of a file. */
export type FileAct = 'accept' | 'back';

export interface DaySpend {
  readonly day: string;
  readonly reports: number;
  readonly micros: number;
}

export interface ReportSpend extends WithOrder {
  readonly orderId: string;
  readonly at: string;
  readonly questions: number;
  readonly tokens: number;
  readonly micros: number;
}

export interface SpendView {
  readonly days: readonly DaySpend[];
  readonly reports: readonly ReportSpend[];
  /** In millionths of a dollar. */
  readonly budget: number;
}

/** One thing the shop needs, and whether it is there. */
export interface HealthLine {
  readonly name: string;
  readonly holds: boolean;
  readonly detail: string;
}

export interface SettingLine {
  readonly name: string;
  readonly value: string;
  readonly origin: 'environment' | 'default';
  readonly about: string;
}

/** Millionths of a dollar as people read them: “$0.42”, and “under $0.01” for what is not nothing. */
export function formatMicros(micros: number): string {
  if (micros > 0 && micros < 10_000) return 'under $0.01';
  const cents = Math.round(micros / 10_000);
  return `$${Math.floor(cents / 100).toLocaleString('en-US')}.${String(cents % 100).padStart(2, '0')}`;
}
