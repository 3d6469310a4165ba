import { fail, succeed, type Failure, type Result } from '../../kernel/result';
import { after, type Clock } from '../../kernel/time';
import type { Database, Executor } from '../../platform/database';
import { writeAudit } from '../audit';
import type { AuditValue } from '../audit/shape';
import type { Permit } from '../policy';
import { nextDelivery, type House } from './next-delivery';
import {
  readServiceForm,
  type NextDelivery,
  type ServiceErrors,
  type ServiceForm,
  type ServiceProblem,
  type ServiceSettings,
  type ServiceView,
} from './shape';
import { lockSettings, readServiceSettings, writeServiceSettings } from './store';

export interface SwitchContext {
  readonly database: Database;
  readonly clock: Clock;
}

export interface DeliveryContext extends Pick<House, 'expertNeeded' | 'promise'> {
  countWaiting(executor: Executor): Promise<number>;
}

/** What buyers are told now. The load is counted only where it matters. */
export async function offerNext(
  { countWaiting, expertNeeded, promise }: DeliveryContext,
  executor: Executor,
  now: Date,
): Promise<NextDelivery> {
  const settings = await readServiceSettings(executor);
  const waiting = expertNeeded && settings.capacity !== null ? await countWaiting(executor) : 0;
  return nextDelivery(settings, { now, waiting, expertNeeded, promise });
}

export async function viewService(
  { database, clock }: SwitchContext,
  delivery: DeliveryContext,
  _allowed: Permit<'switch-service'>,
): Promise<ServiceView> {
  const now = clock.now();
  const [settings, waiting, next] = await Promise.all([
    readServiceSettings(database.read),
    delivery.countWaiting(database.read),
    offerNext(delivery, database.read, now),
  ]);
  return {
    settings,
    waiting,
    next,
    usual: next.readyBy <= after(now, delivery.promise),
    expertNeeded: delivery.expertNeeded,
  };
}

export type Switched =
  | Result<ServiceSettings, ServiceProblem>
  | {
      readonly ok: false;
      readonly failure: Failure<'not-understood'> & { readonly errors: ServiceErrors };
    };

/** Says anew what the house can do. It counts from the next order on; what was promised stays promised. */
export async function switchService(
  { database, clock }: SwitchContext,
  { member }: Permit<'switch-service'>,
  { form, version }: { readonly form: ServiceForm; readonly version: number },
): Promise<Switched> {
  const read = readServiceForm(form, version + 1);
  if ('errors' in read)
    return {
      ok: false,
      failure: {
        code: 'not-understood',
        sentence: 'Something in the form isn’t valid.',
        errors: read.errors,
      },
    };
  const { settings } = read;
  const actor = `staff:${member.name}`;
  return database.write(async (transaction) => {
    const before = await lockSettings(transaction);
    const isNext =
      before.version === version &&
      (await writeServiceSettings(transaction, clock, settings, actor));
    if (!isNext)
      return fail('changed-meanwhile', 'Someone else changed this. Reload and check it.');
    await writeAudit(transaction, clock, {
      kind: 'service-switched',
      actor,
      subjectKind: 'service',
      subject: 'service',
      reason: '',
      before: inWords(before),
      after: inWords(settings),
    });
    return succeed(settings);
  });
}

function inWords({ away, capacity, week }: ServiceSettings): AuditValue {
  return {
    awayFrom: away?.from.toISOString() ?? null,
    awayUntil: away?.until?.toISOString() ?? null,
    awayTakesOrders: away?.takesOrders ?? null,
    awayWords: away?.words ?? null,
    experts: capacity?.experts ?? null,
    reportsADay: capacity?.reportsADay ?? null,
    longestWaitHours: capacity?.longestWaitHours ?? null,
    days: week.days.join(','),
    hours: `${week.from}–${week.until}`,
    zone: week.zone,
  };
}
