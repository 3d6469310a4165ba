import { fail, succeed } from '../../kernel/result';
import type { Database } from '../../platform/database';
import type { FileStorage } from '../../platform/files';
import { createSteps, type JobQueue } from '../../platform/jobs';
import { minutes, type Clock } from '../../kernel/time';
import type { EntityCard } from '../../research/company/shape';
import type { ReportDocument } from '../document/shape';
import { reportApproved, reportSubmitted } from './events';
import type { Findings, ProductionContext, ReportRequest, WritingOrder } from './ports';
import { publishVersion } from './versions/publish-version';

/** A document of one sentence, for tests that care about its way and not about its words. */
export function smallDocument(writtenAt: string, company = 'Pennant Mills'): ReportDocument {
  return {
    version: 1,
    company,
    role: 'Miller',
    writtenAt,
    reviewed: false,
    sections: [],
    tally: { asked: 2, answered: 1, cited: 1 },
    sources: [],
  };
}

export const millCard: EntityCard = {
  id: 'c1',
  name: 'Pennant Mills',
  legalName: 'Pennant Mills, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

export interface Counted {
  readonly context: ProductionContext;
  readonly calls: Record<'identify' | 'gather' | 'write' | 'pdf', number>;
  readonly emitted: { readonly event: string; readonly payload: object }[];
  /** The orders whose versions were put before an expert. */
  readonly submitted: string[];
  readonly moves: string[];
  /** What the writing was given. */
  readonly orders: WritingOrder[];
}

export interface CountedOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStorage;
  readonly review?: 'auto' | 'required';
  readonly paid?: boolean;
  readonly company?: 'known' | 'unknown' | 'ambiguous';
  /** Undefined while nobody has said which company is meant. */
  readonly chosen?: () => EntityCard | null | undefined;
  /** Happens while the company is looked for. */
  readonly identified?: () => Promise<void>;
  readonly evidence?: 'enough' | 'too-little';
  readonly findings?: Partial<Findings>;
  /** What the buyer’s printer holds, at the moment it is asked. */
  readonly paper?: () => 'us-letter' | 'a4';
}

/** A production whose parts are played by counters. */
export function countedProduction(options: CountedOptions): Counted {
  const calls = { identify: 0, gather: 0, write: 0, pdf: 0 };
  const emitted: { event: string; payload: object }[] = [];
  const submitted: string[] = [];
  const moves: string[] = [];
  const orders: WritingOrder[] = [];
  const { database, clock, files } = options;
  const queue: JobQueue = {
    enqueue: async () => undefined,
    enqueueAll: async () => undefined,
    async emit(transaction, event, payload) {
      if (event.name === reportSubmitted.name) {
        submitted.push(reportSubmitted.payload.parse(payload).orderId);
        return;
      }
      emitted.push({ event: event.name, payload });
      // Whoever delivers lets it out at once.
      if (event.name === reportApproved.name)
        await publishVersion({ clock }, transaction, reportApproved.payload.parse(payload));
    },
  };
  const context: ProductionContext = {
    database,
    clock,
    files,
    queue,
    steps: createSteps({ database, clock }),
    review: options.review ?? 'auto',
    timeToUndo: minutes(2),
    research: {
      async identify() {
        calls.identify += 1;
        await options.identified?.();
        if (options.company === 'ambiguous')
          return {
            ok: false,
            failure: {
              code: 'ambiguous',
              sentence: 'Which one?',
              candidates: [{ card: millCard, score: 0.5, reasons: [] }],
            },
          };
        return options.company === 'unknown'
          ? fail('unknown', 'Nobody knows this company.')
          : succeed(millCard);
      },
      complete: async (card) => ({ ...card, jobBoards: { greenhouse: 'pennant' } }),
      async gather() {
        calls.gather += 1;
        return { evidence: [], tally: { asked: 2, answered: 1 }, ...options.findings };
      },
      readPosting: async () => ({ evidence: [] }),
      forgetSnapshots: async () => undefined,
    },
    writing: {
      async write(order) {
        const { writtenAt } = order;
        calls.write += 1;
        orders.push(order);
        return options.evidence === 'too-little'
          ? fail('cannot-be-created', 'Too little was found.')
          : succeed({
              document: smallDocument(writtenAt),
              rejected: [{ text: 'A rumour.', reasons: ['no source'] }],
            });
      },
    },
    choices: {
      ask: async (_, { orderId }) => void moves.push(`ask ${orderId}`),
      chosen: async () => options.chosen?.(),
    },
    rewriting: { roleTips: async (_, current) => succeed(current) },
    rendering: {
      async pdf(document, paper) {
        calls.pdf += 1;
        return new TextEncoder().encode(`pdf ${document.writtenAt} on ${paper}`);
      },
      html: async (document) => `<p>${document.company}</p>`,
    },
    orders: {
      read: async (orderId) => ({
        ...requestOf(orderId),
        ...(options.paper === undefined ? {} : { paper: options.paper() }),
      }),
      start: async () => options.paid ?? true,
      submitForReview: async (_, orderId) => void moves.push(`review ${orderId}`),
    },
  };
  return { context, calls, emitted, submitted, moves, orders };
}

/** What was ordered, said by nobody in particular. */
export function requestOf(orderId: string): ReportRequest {
  return {
    orderId,
    company: 'Pennant Mills',
    role: 'Miller',
    name: '',
    interviewers: '',
    location: '',
  };
}
