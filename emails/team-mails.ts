import { z } from 'zod';
import { clip } from '../src/kernel/text';
import { action, facts, heading, list, quote, text, type Block } from './content';
import { defineTemplate, optionalMoment, optionalText, teamFields } from './template';
import { formatMoment } from './times';

const SUBJECT_COMPANY = 60;
const subjectOf = (what: string, order: { number: string | null; company: string }): string =>
  [what, order.number, clip(order.company, SUBJECT_COMPANY)].filter(Boolean).join(' · ');

interface TeamOrder {
  readonly number: string | null;
  readonly company: string;
  readonly role: string | null;
  readonly name: string | null;
  readonly email: string;
  readonly interviewers: string | null;
  readonly location: string | null;
  readonly price: string | null;
}

const orderFacts = (
  order: TeamOrder,
  more: Readonly<Record<string, string | null>>,
): readonly Block[] =>
  facts({
    'Order number': order.number,
    Company: order.company,
    Role: order.role,
    Name: order.name,
    Email: order.email,
    'Interviewer(s)': order.interviewers,
    Location: order.location,
    Price: order.price,
    ...more,
  });

export const newOrderTeam = defineTemplate({
  values: z.object({ ...teamFields, promisedAt: optionalMoment }),
  content: (order, { deskUrl }) => ({
    audience: 'team',
    subject: subjectOf('New order', order),
    preview: `${order.company}${order.role === null ? '' : `, ${order.role}`}`,
    heading: 'A new order is paid',
    blocks: [
      ...orderFacts(order, {
        'Promised by': order.promisedAt === null ? null : formatMoment(order.promisedAt),
      }),
      ...action('Open at the desk', deskUrl),
    ],
  }),
});

export const manualRequestTeam = defineTemplate({
  values: z.object({ ...teamFields, contactDueAt: optionalMoment }),
  content: (order, { deskUrl }) => ({
    audience: 'team',
    subject: subjectOf('Manual request', order),
    preview: `${order.company} wants payment instructions.`,
    heading: 'Someone wants to pay another way',
    blocks: [
      text('Please send payment instructions within 24 hours of the request.'),
      ...orderFacts(order, {
        'Instructions by': order.contactDueAt === null ? null : formatMoment(order.contactDueAt),
      }),
      ...action('Open at the desk', deskUrl),
      text('Answer this email to write to the buyer.'),
    ],
  }),
});

export const cancelAskedTeam = defineTemplate({
  values: z.object({ ...teamFields, reason: optionalText }),
  content: (order, { deskUrl }) => ({
    audience: 'team',
    subject: subjectOf('Asks to cancel', order),
    preview: `${order.company}: the buyer would like to cancel.`,
    heading: 'A buyer asks to cancel',
    blocks: [
      text('Nothing is cancelled or paid back by itself: the owner decides.'),
      ...(order.reason?.trim() ? [quote(order.reason)] : []),
      ...orderFacts(order, {}),
      ...action('Open at the desk', deskUrl),
      text('Answer this email to write to the buyer.'),
    ],
  }),
});

export const paymentAlert = defineTemplate({
  values: z.object({
    kind: z.string(),
    sentence: z.string(),
    intentId: optionalText,
    orderId: optionalText,
  }),
  content: ({ kind, sentence, intentId, orderId }, { deskUrl }) => ({
    audience: 'team',
    subject: `Payments need a look: ${kind.replaceAll('-', ' ')}`,
    preview: sentence,
    heading: 'Payments and orders do not agree',
    blocks: [
      text(sentence),
      ...facts({ Kind: kind, Payment: intentId, Order: orderId }),
      ...action('Open at the desk', deskUrl),
    ],
  }),
});

const listed = (lines: string | null): readonly string[] =>
  (lines ?? '').split('\n').filter((line) => line.trim() !== '');

/** A path of the shop's own, and nothing else, is a link. */
const wayTo = (path: string, deskUrl: string): readonly Block[] =>
  /^\/[\w/-]+$/u.test(path)
    ? [{ kind: 'links', links: [{ label: path, url: new URL(path, deskUrl).href }] }]
    : [text(path)];

/** All that came up in a while, each with the way to it; one mail, so that no storm comes of many. */
export const alerts = defineTemplate({
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
        ? `Alert: ${clip(said[0] ?? 'something needs a look', 90)}`
        : `${count} alerts need a look`,
      preview: clip(said.join(' '), 120),
      heading: isOne ? 'Something needs a look' : `${count} things need a look`,
      blocks: [
        ...said.flatMap((sentence, index): readonly Block[] => {
          const way = ways[index];
          return [text(sentence), ...(way === undefined ? [] : wayTo(way, deskUrl))];
        }),
        ...(count > said.length && said.length > 0
          ? [text(`And ${count - said.length} more.`)]
          : []),
        ...(listed(over).length === 0 ? [] : [heading('Over'), list(listed(over))]),
        ...action('See all alerts', new URL('/desk/operations/alerts', deskUrl).href),
      ],
    };
  },
});

const LOUDNESS: ReadonlyMap<string | null, string> = new Map([
  ['escalate', 'A promise is about to break'],
  ['broken', 'A promise is broken'],
]);
const loudly = (loudness: string | null): string =>
  LOUDNESS.get(loudness) ?? 'A promise draws near';

export const promiseAtRisk = defineTemplate({
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
        ? 'The payment instructions have not gone out.'
        : 'The report has not gone out.',
    heading: loudly(order.loudness),
    blocks: [
      text(
        order.what === 'instructions'
          ? 'Payment instructions were promised within 24 hours and have not gone out.'
          : 'This report was promised by the hour below and has not gone out.',
      ),
      ...orderFacts(order, {
        'Promised by': order.dueAt === null ? null : formatMoment(order.dueAt),
        Stage: order.stage,
        Alarm: order.loudness,
      }),
      ...action('Open at the desk', deskUrl),
    ],
  }),
});

export const testMail = defineTemplate({
  values: z.object({ by: optionalText, at: optionalMoment }),
  content: ({ by, at }, { deskUrl }) => ({
    audience: 'team',
    subject: 'Test mail from the desk',
    preview: 'If you read this, the shop’s mail works.',
    heading: 'Mail works',
    blocks: [
      text(
        'If you read this, mails of the shop arrive. Look at where it landed: in a folder for junk, buyers’ mails may land there too.',
      ),
      ...facts({ 'Asked for by': by, At: at === null ? null : formatMoment(at) }),
      ...action('Open the desk', deskUrl),
    ],
  }),
});
