import type { Database } from '../../platform/database';
import type { FileStorage } from '../../platform/files';
import type { Log } from '../../platform/log';
import { days, type Clock, type Duration } from '../../kernel/time';
import type { RetentionRule } from './shape';
import {
  dueSnapshots,
  eraseOldModelAnswers,
  forgetInterviewers,
  listOldModelAnswers,
  listReportsToForget,
  MODEL_ANSWERS_KEPT,
  retireSnapshots,
  type ProductionContext,
} from '../../report/production';
import { listExpiredDrafts, type OrdersContext } from '../../shop/orders';
import { expireDrafts, type PaymentsContext } from '../../shop/payments';
import type { SnapshotSubject } from '../../research/evidence';
import { retiringSnapshots } from '../../research/evidence';

export interface RetentionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStorage;
  readonly log: Pick<Log, 'error'>;
  readonly kept: Readonly<Record<'drafts' | 'snapshots' | 'interviewers', Duration>>;
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  readonly production: ProductionContext;
}

/** What is kept for a time and no longer, each with how to count what is due and how to let it go. */
export function retentionRules({
  database,
  clock,
  files,
  log,
  kept,
  orders,
  payments,
  production,
}: RetentionParts): readonly RetentionRule[] {
  const pages = ({
    id,
    words,
    about,
    time,
  }: Pick<RetentionRule, 'id' | 'words'> & {
    readonly about: SnapshotSubject;
    readonly time: Duration;
  }): RetentionRule => {
    const retiring = { database, clock, snapshots: retiringSnapshots(files, about) };
    return {
      id,
      words,
      days: time / days(1),
      count: async () => (await dueSnapshots(retiring, time)).length,
      async run() {
        const { retired, faults } = await retireSnapshots(retiring, time);
        if (faults > 0) log.error({ faults }, 'quotes were no part of the page that they name');
        return retired;
      },
    };
  };
  return [
    {
      id: 'drafts',
      words: 'Unpaid order forms',
      days: kept.drafts / days(1),
      count: async () => (await listExpiredDrafts(orders, kept.drafts)).length,
      run: async () => (await expireDrafts(payments, kept.drafts)).expired,
    },
    pages({
      id: 'snapshots',
      words: 'Copies of pages we read',
      about: 'company',
      time: kept.snapshots,
    }),
    // They were read before the delivery, so they are gone when thirty days have passed since.
    pages({
      id: 'snapshots-of-people',
      words: 'Copies of pages about interviewers',
      about: 'people',
      time: kept.interviewers,
    }),
    {
      id: 'interviewers',
      words: 'Interviewer facts in reports',
      days: kept.interviewers / days(1),
      count: async () => (await listReportsToForget(production, kept.interviewers)).length,
      run: async () => (await forgetInterviewers(production, kept.interviewers)).reports,
    },
    {
      id: 'model-answers',
      words: 'Model answers',
      days: MODEL_ANSWERS_KEPT / days(1),
      count: async () => (await listOldModelAnswers(production)).length,
      run: () => eraseOldModelAnswers(production),
    },
  ];
}
