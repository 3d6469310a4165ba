import { z } from 'zod';
import { detailFields, detailNames, type DetailField } from '../content/order-fields';
import { clip } from '../src/kernel/text';
import { action, facts, heading, list, quote, text, type MailBlock } from './template/content';
import { samplePromisedAt, sampleTeam } from './sample-parts';
import {
  companyInSubject,
  defineMail,
  optionalMoment,
  optionalText,
  teamFields,
} from './template/template';
import { formatMoment } from '../src/kernel/moments/format-moment';

const subjectOf = (what: string, order: { number: string | null; company: string }): string =>
  [what, order.number, companyInSubject(order.company)].filter(Boolean).join(' · ');

interface TeamOrder extends Readonly<Record<DetailField, string | null>> {
  readonly number: string | null;
  readonly price: string | null;
}

const orderFacts = (
  order: TeamOrder,
  more: Readonly<Record<string, string | null>>,
): readonly MailBlock[] =>
  facts({
    'Order number': order.number,
    ...Object.fromEntries(
      detailNames.map((field) => [detailFields[field].label, order[field]] as const),
    ),
    Price: order.price,
    ...more,
  });

export const newOrderTeam = defineMail({
  links: [],
  sample: { ...sampleTeam, promisedAt: samplePromisedAt },
  values: z.object({ ...teamFields, promisedAt: optionalMoment }),
  content: (order, { deskUrl }) => ({
    audience: 'team',
    subject: subjectOf('New order', order),
    preview: `${order.company}${order.role === null ? '' : `, ${order.role}`}`,
    heading: 'New paid order',
    blocks: [
      ...orderFacts(order, {
        Deadline: order.promisedAt === null ? null : formatMoment(order.promisedAt),
      }),
      ...action('Open on the desk', deskUrl),
    ],
  }),
});

export const manualRequestTeam = defineMail({
  links: [],
  sample: { ...sampleTeam, contactDueAt: '2026-03-03T14:05:00.000Z' },
  values: z.object({ ...teamFields, contactDueAt: optionalMoment }),
  content: (order, { deskUrl }) => ({
    audience: 'team',
    subject: subjectOf('Manual order', order),
    preview: `${order.company} wants payment instructions.`,
    heading: 'A buyer wants to pay another way',
    blocks: [
      text('Send payment instructions within 24 hours.'),
      ...orderFacts(order, {
        'Instructions by': order.contactDueAt === null ? null : formatMoment(order.contactDueAt),
      }),
      ...action('Open on the desk', deskUrl),
      text('Reply to this email to write to the buyer.'),
    ],
  }),
});

export const cancelAskedTeam = defineMail({
  links: [],
  answeredIn: 'inbox',
  sample: { ...sampleTeam, reason: 'My interview was called off.' },
  values: z.object({ ...teamFields, reason: optionalText }),
  content: (order, { deskUrl }) => ({
    audience: 'team',
    subject: subjectOf('Cancellation request', order),
    preview: `${order.company}: the buyer wants to cancel.`,
    heading: 'Cancellation request',
    blocks: [
      text('No cancellation or refund is automatic: the owner decides.'),
      ...(order.reason?.trim() ? [quote(order.reason)] : []),
      ...orderFacts(order, {}),
      ...action('Open on the desk', deskUrl),
      text('Reply to this email to write to the buyer.'),
    ],
  }),
});

export const paymentAlert = defineMail({
  links: [],
  sample: {
    kind: 'paid-without-order',
    sentence: 'A payment of $35 has no order.',
    intentId: 'pi_sample',
    orderId: '0195512a-7c00-7abc-8def-0123456789ab',
  },
  values: z.object({
    kind: z.string(),
    sentence: z.string(),
    intentId: optionalText,
    orderId: optionalText,
  }),
  content: ({ kind, sentence, intentId, orderId }, { deskUrl }) => ({
    audience: 'team',
    subject: `Payments need attention: ${kind.replaceAll('-', ' ')}`,
    preview: sentence,
    heading: 'Payments and orders don’t match',
    blocks: [
      text(sentence),
      ...facts({ Kind: kind, Payment: intentId, Order: orderId }),
      ...action('Open on the desk', deskUrl),
    ],
  }),
});

const listed = (lines: string | null): readonly string[] =>
  (lines ?? '').split('\n').filter((line) => line.trim() !== '');

/** A path of the shop's own, and nothing else, is a link. */
const wayTo = (path: string, deskUrl: string): readonly MailBlock[] =>
  /^\/[\w/-]+$/u.test(path)
    ? [{ kind: 'links', links: [{ label: path, url: new URL(path, deskUrl).href }] }]
    : [text(path)];

/** Every new alert with its link, in one email instead of a storm of them. */
export const alerts = defineMail({
  links: [],
  sample: {
    count: 2,
    sentences:
      'The email “report-ready” of order FW-1042 failed.\n412 MB of disk space left for the shop’s data.',
    paths: '/desk/operations/mail/0195512a\n/desk/operations',
    over: 'The report for order FW-1017 was due by 2026-03-02 21:00 UTC.',
  },
  values: z.object({
    count: z.number().default(1),
    sentences: optionalText,
    paths: optionalText,
    over: optionalText,
  }),
  content: ({ count, sentences, paths, over }, { deskUrl }) => {
    const said = listed(sentences);
    const ways = listed(paths);
    const isOne = count === 1;
    return {
      audience: 'team',
      subject: isOne
        ? `Alert: ${clip(said[0] ?? 'something needs attention', 90)}`
        : `${count} alerts need attention`,
      preview: clip(said.join(' '), 120),
      heading: isOne ? 'Something needs attention' : `${count} things need attention`,
      blocks: [
        ...said.flatMap((sentence, index): readonly MailBlock[] => {
          const way = ways[index];
          return [text(sentence), ...(way === undefined ? [] : wayTo(way, deskUrl))];
        }),
        ...(count > said.length && said.length > 0
          ? [text(`And ${count - said.length} more.`)]
          : []),
        ...(listed(over).length === 0 ? [] : [heading('Resolved'), list(listed(over))]),
        ...action('View all alerts', new URL('/desk/operations/alerts', deskUrl).href),
      ],
    };
  },
});

const LOUDNESS: ReadonlyMap<string | null, string> = new Map([
  ['escalate', 'A deadline is close'],
  ['broken', 'A deadline was missed'],
]);
const loudly = (loudness: string | null): string =>
  LOUDNESS.get(loudness) ?? 'A deadline is coming up';

export const promiseAtRisk = defineMail({
  links: [],
  sample: {
    ...sampleTeam,
    price: null,
    what: 'report',
    loudness: 'escalate',
    dueAt: samplePromisedAt,
    stage: 'In expert review',
  },
  values: z.object({
    ...teamFields,
    what: optionalText,
    loudness: optionalText,
    dueAt: optionalMoment,
    stage: optionalText,
  }),
  content: (order, { deskUrl }) => ({
    audience: 'team',
    subject: subjectOf(loudly(order.loudness), order),
    preview:
      order.what === 'instructions'
        ? 'The payment instructions haven’t been sent.'
        : 'The report hasn’t been delivered.',
    heading: loudly(order.loudness),
    blocks: [
      text(
        order.what === 'instructions'
          ? 'Payment instructions are due within 24 hours and haven’t been sent.'
          : 'This report is due by the deadline below and hasn’t been delivered.',
      ),
      ...orderFacts(order, {
        Deadline: order.dueAt === null ? null : formatMoment(order.dueAt),
        Stage: order.stage,
        Alert: order.loudness,
      }),
      ...action('Open on the desk', deskUrl),
    ],
  }),
});

export const testMail = defineMail({
  links: [],
  sample: { by: 'Mara', at: samplePromisedAt },
  values: z.object({ by: optionalText, at: optionalMoment }),
  content: ({ by, at }, { deskUrl }) => ({
    audience: 'team',
    subject: 'Test email from the desk',
    preview: 'If you can read this, the shop’s email works.',
    heading: 'Email works',
    blocks: [
      text(
        'If you can read this, the shop’s emails arrive. Check your spam folder: if this ' +
          'one is there, buyers’ emails may be too.',
      ),
      ...facts({ 'Sent by': by, At: at === null ? null : formatMoment(at) }),
      ...action('Open the desk', deskUrl),
    ],
  }),
});
