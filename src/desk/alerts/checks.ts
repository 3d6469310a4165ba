import { plural } from '../../kernel/text';
import type { OpenAlerts } from './ports';

/** A shop's own words for alerts must not raise alerts without end: all of theirs are one. */
export const ALERTS_TEMPLATE = 'alerts';
/** Beyond so many, one line says how many more there are. */
const MOST_NAMED = 20;

const ofOrder = (number: string | null): string => (number === null ? '' : ` of order ${number}`);

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
          sentence:
            `The email “${template}”${ofOrder(orderNumber)} ` +
            (state === 'held' ? 'is held: its address can’t receive email.' : 'failed.'),
        })),
        ...(more > 0
          ? [
              {
                subject: 'more',
                path: '/desk/operations/mail',
                sentence: `${plural(more, 'more email')} failed.`,
              },
            ]
          : []),
        ...(own.length > 0
          ? [
              {
                subject: 'alerts',
                path: '/desk/operations/mail',
                sentence: 'Emails about alerts failed.',
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
                sentence:
                  `${plural(waiting, 'email')} ${waiting === 1 ? 'has' : 'have'} waited for ` +
                  'over half an hour: the mail server may be down.',
              },
            ],
    },
  ];
}

export interface DeadJob {
  readonly id: string;
  readonly name: string;
  readonly orderNumber: string | null;
}

/** Work that nobody does any more, unless a person sets it out again; an order that waits for it comes first. */
export function jobAlerts(dead: readonly DeadJob[]): OpenAlerts {
  const more = dead.length - MOST_NAMED;
  const path = '/desk/operations/queue';
  return {
    kind: 'job-given-up',
    alerts: [
      ...dead.slice(0, MOST_NAMED).map(({ id, name, orderNumber }) => ({
        kind: 'job-given-up' as const,
        subject: id,
        orderNumber,
        path,
        isUrgent: orderNumber !== null,
        sentence: `The job “${name}”${ofOrder(orderNumber)} was tried too often and given up.`,
      })),
      ...(more > 0
        ? [
            {
              kind: 'job-given-up' as const,
              subject: 'more',
              path,
              sentence: `${plural(more, 'more job')} ${more === 1 ? 'was' : 'were'} given up.`,
            },
          ]
        : []),
    ],
  };
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
      sentence: `Models cost ${dollars(cost)} ${said}, over the budget of ${dollars(most)}.`,
    })),
  };
}

export interface SickSource {
  readonly id: string;
  readonly name: string;
  readonly state: 'asleep' | 'drifting' | 'out-of-use';
  readonly fault?: string | undefined;
}

export function sourceAlerts(sick: readonly SickSource[]): OpenAlerts {
  return {
    kind: 'source-sick',
    alerts: sick.map(({ id, name, state, fault }) => ({
      kind: 'source-sick',
      subject: id,
      path: '/desk/operations/sources',
      sentence:
        state === 'out-of-use'
          ? `${name} is out of use. ${fault ?? ''}`.trim()
          : state === 'asleep'
            ? `${name} failed too often and is paused for a while.`
            : `${name} changed its responses.`,
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
      sentence: `The file of ${name} for ${period} is held for review: it’s much smaller than the current one.`,
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
        sentence: `${Math.floor(free / 1_000_000)} MB of disk space left for the shop’s data.`,
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
      sentence: `A payment for ${orderId} succeeded, but its order isn’t marked as paid.`,
    })),
  };
}
