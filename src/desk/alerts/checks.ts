import { plural } from '../../kernel/text';
import type { OpenAlerts } from './ports';

/** A shop's own words for alerts must not raise alerts without end: all of theirs are one. */
export const ALERTS_TEMPLATE = 'alerts';
/** Beyond so many, one line says how many more there are. */
const MOST_NAMED = 20;

export interface StuckMail {
  readonly id: string;
  readonly template: string;
  readonly orderNumber: string | null;
  readonly state: 'failed' | 'held';
}

/** Mails that nobody gets unless somebody looks, and those that only wait too long for their server. */
export function mailAlerts(stuck: readonly StuckMail[], waiting: number): readonly OpenAlerts[] {
  const own = stuck.filter(({ template }) => template === ALERTS_TEMPLATE);
  const others = stuck.filter(({ template }) => template !== ALERTS_TEMPLATE);
  const more = others.length - MOST_NAMED;
  return [
    {
      kind: 'mail-stuck',
      alerts: [
        ...others.slice(0, MOST_NAMED).map(({ id, template, orderNumber, state }) => ({
          subject: id,
          orderNumber,
          path: `/desk/operations/mail/${id}`,
          sentence: `The mail “${template}”${orderNumber === null ? '' : ` of order ${orderNumber}`} ${state === 'held' ? 'is held: its address cannot be mailed' : 'did not go out'}.`,
        })),
        ...(more > 0
          ? [
              {
                subject: 'more',
                path: '/desk/operations/mail',
                sentence: `${plural(more, 'more mail')} did not go out.`,
              },
            ]
          : []),
        ...(own.length > 0
          ? [
              {
                subject: 'alerts',
                path: '/desk/operations/mail',
                sentence: 'Mails that tell of alerts did not go out.',
              },
            ]
          : []),
      ].map((alert) => ({ kind: 'mail-stuck' as const, ...alert })),
    },
    {
      kind: 'mail-waiting',
      alerts:
        waiting === 0
          ? []
          : [
              {
                kind: 'mail-waiting',
                subject: 'all',
                isUrgent: true,
                path: '/desk/operations/mail',
                sentence: `${plural(waiting, 'mail')} ${waiting === 1 ? 'waits' : 'wait'} for longer than half an hour: the mail server may be away.`,
              },
            ],
    },
  ];
}

const dollars = (micros: number): string => `$${(micros / 1_000_000).toFixed(2)}`;

/** A new day or month is another thing, so its alert is over with it. */
export function spendAlerts(
  now: Date,
  spent: { readonly day: number; readonly month: number },
  budget: { readonly day: number; readonly month: number },
): OpenAlerts {
  const [day, month] = [now.toISOString().slice(0, 10), now.toISOString().slice(0, 7)];
  const over = [
    { subject: day, said: `today (${day})`, spent: spent.day, budget: budget.day },
    { subject: month, said: `this month (${month})`, spent: spent.month, budget: budget.month },
  ].filter((one) => one.spent > one.budget);
  return {
    kind: 'spend',
    alerts: over.map(({ subject, said, spent: cost, budget: most }) => ({
      kind: 'spend',
      subject,
      isUrgent: true,
      path: '/desk/operations/spend',
      sentence: `Models cost ${dollars(cost)} ${said}, more than the budget of ${dollars(most)}.`,
    })),
  };
}

export interface SickSource {
  readonly id: string;
  readonly name: string;
  readonly state: 'asleep' | 'drifting';
}

export function sourceAlerts(sick: readonly SickSource[]): OpenAlerts {
  return {
    kind: 'source-sick',
    alerts: sick.map(({ id, name, state }) => ({
      kind: 'source-sick',
      subject: id,
      path: '/desk/operations/sources',
      sentence:
        state === 'asleep'
          ? `${name} failed too often and is not asked for a while.`
          : `${name} answers otherwise than it used to.`,
    })),
  };
}

/** What is held back stays out of reports until somebody looks at it. */
export function fileAlerts(
  held: readonly { readonly id: string; readonly name: string; readonly period: string }[],
): OpenAlerts {
  return {
    kind: 'file-held',
    alerts: held.map(({ id, name, period }) => ({
      kind: 'file-held',
      subject: `${id} ${period}`,
      path: '/desk/operations/files',
      sentence: `The file of ${name} for ${period} is held back: it is much shorter than the one in use.`,
    })),
  };
}

/** Null where how much is free is not known. */
export function diskAlerts(free: number | null, least: number): OpenAlerts {
  if (free === null || free >= least) return { kind: 'disk', alerts: [] };
  return {
    kind: 'disk',
    alerts: [
      {
        kind: 'disk',
        subject: 'data',
        isUrgent: true,
        path: '/desk/operations',
        sentence: `${Math.floor(free / 1_000_000)} MB are left where the shop keeps its data.`,
      },
    ],
  };
}

export function unplacedAlerts(
  payments: readonly { readonly attemptId: string; readonly orderId: string }[],
): OpenAlerts {
  return {
    kind: 'paid-without-order',
    alerts: payments.map(({ attemptId, orderId }) => ({
      kind: 'paid-without-order',
      subject: attemptId,
      isUrgent: true,
      path: '/desk/operations/webhooks',
      sentence: `A payment for ${orderId} came through, and the order says that nobody paid.`,
    })),
  };
}
