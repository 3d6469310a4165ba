import { createHmac } from 'node:crypto';
import { plural } from '../../kernel/text';
import { alertKinds } from '../../shop/alerts/shape';
import type { AlertRow } from './store';

interface WebhookNews {
  readonly id: string;
  readonly at: Date;
  readonly baseUrl: string;
  readonly lasting: readonly AlertRow[];
  readonly over: readonly AlertRow[];
}

/** Chat services show `text`; programs read the rest. Nothing in it was typed by a person. */
export function webhookBody({ id, at, baseUrl, lasting, over }: WebhookNews): string {
  const alerts = [
    ...lasting.map((row) => lineOf(row, 'raised', baseUrl)),
    ...over.map((row) => lineOf(row, 'resolved', baseUrl)),
  ];
  const [first] = alerts;
  const text =
    alerts.length === 1 && first
      ? formatOne(first)
      : [`${plural(alerts.length, 'alert')}:`, ...alerts.map((one) => `- ${formatOne(one)}`)].join(
          '\n',
        );
  return JSON.stringify({ id, at: at.toISOString(), text, alerts });
}

type Line = ReturnType<typeof lineOf>;

function lineOf(
  { kind, isUrgent, path, orderNumber, raisedAt, resolvedAt }: AlertRow,
  state: 'raised' | 'resolved',
  baseUrl: string,
) {
  return {
    kind,
    state,
    urgent: isUrgent,
    title: alertKinds[kind],
    order: orderNumber,
    link: `${baseUrl}${path}`,
    raisedAt: raisedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

function formatOne({ state, urgent, title, order, link }: Line): string {
  const mark = state === 'resolved' ? 'Resolved: ' : urgent ? 'Urgent: ' : '';
  return `${mark}${title}${order === null ? '' : ` (${order})`} ${link}`;
}

/** “t=1772442000,v1=…”: the moment is signed too, so that an old call can't be played again later. */
export function webhookSignature(body: string, secret: string, at: Date): string {
  const moment = Math.floor(at.getTime() / 1_000);
  return `t=${moment},v1=${createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex')}`;
}
