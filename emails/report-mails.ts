import { z } from 'zod';
import { clip } from '../src/kernel/text';
import { action, facts, heading, list, note, quote, text } from './template/content';
import { sampleOrder, samplePromisedAt } from './sample-parts';
import {
  companyInSubject,
  defineMail,
  greeting,
  optionalMoment,
  optionalText,
  orderFields,
} from './template/template';
import { formatMoment } from '../src/kernel/moments/format-moment';

const LONGEST_PREVIEW = 120;

/** Speech is in quotation marks, once. */
const asSpeech = (words: string): string => (words.startsWith('“') ? words : `“${words}”`);

export const reportReady = defineMail({
  links: ['track', 'report'],
  sample: sampleOrder,
  values: z.object(orderFields),
  content: (order, { reportUrl, trackUrl, oneLine, bestQuestion, reviewed }) => ({
    audience: 'buyer',
    subject: `Your report on ${companyInSubject(order.company)} is ready`,
    preview: clip(oneLine ?? 'Read it online or as a PDF.', LONGEST_PREVIEW),
    heading: 'Your report is ready',
    blocks: [
      text(greeting(order.name)),
      ...(oneLine === null ? [] : [text(oneLine)]),
      ...(bestQuestion === null
        ? []
        : [heading('Your best question'), quote(asSpeech(bestQuestion))]),
      ...action('Read the report', reportUrl),
      text(
        reviewed
          ? 'The PDF is attached, so you can read it offline.'
          : 'The PDF is attached, so you can read it offline. This report is not yet expert-reviewed.',
      ),
      ...facts({ 'Order number': order.number, Company: order.company, Role: order.role }),
      ...(trackUrl === null
        ? []
        : [{ kind: 'links' as const, links: [{ label: 'Your order', url: trackUrl }] }]),
      note(
        'The links open without a password, so keep this email to yourself. Spot a mistake? ' +
          'Flag the sentence and a person will reply.',
      ),
    ],
  }),
});

/** An email lists only the first changes; the page lists them all. */
const CHANGES_IN_MAIL = 6;

export const reportUpdated = defineMail({
  links: ['track', 'report'],
  sample: sampleOrder,
  values: z.object(orderFields),
  content: (order, { reportUrl, trackUrl, changes, reviewed }) => ({
    audience: 'buyer',
    subject: `Your report on ${companyInSubject(order.company)} was updated`,
    preview: 'The link is the same. The new PDF is attached.',
    heading: 'A new version of your report',
    blocks: [
      text(greeting(order.name)),
      text(
        `We updated your report on ${order.company}. ` +
          'Your link already shows the new version, and the new PDF is attached.',
      ),
      ...(reviewed ? [text('An expert reviewed this version.')] : []),
      ...(changes.length > 0
        ? [heading('What changed'), list(changes.slice(0, CHANGES_IN_MAIL))]
        : []),
      ...(changes.length > CHANGES_IN_MAIL
        ? [text(`The page lists all ${changes.length} changes.`)]
        : []),
      ...action('Read the new version', reportUrl),
      ...facts({ 'Order number': order.number, Company: order.company, Role: order.role }),
      ...(trackUrl === null
        ? []
        : [{ kind: 'links' as const, links: [{ label: 'Your order', url: trackUrl }] }]),
      note('The links open without a password, so keep this email to yourself.'),
    ],
  }),
});

export const reportSoonLate = defineMail({
  links: ['track'],
  sample: { ...sampleOrder, promisedAt: samplePromisedAt },
  values: z.object({ ...orderFields, promisedAt: optionalMoment }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `Your report on ${companyInSubject(order.company)} may be late`,
    preview: 'We may miss your delivery time.',
    heading: 'Your report may be late',
    blocks: [
      text(greeting(order.name)),
      text(
        'Your report isn’t ready yet, and we may miss the delivery time below. A person is working on it now.',
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        'Delivery time': order.promisedAt === null ? null : formatMoment(order.promisedAt),
      }),
      ...action('Track your order', trackUrl),
      text(
        'Interview before then? Tell us the time on your tracking page, and we’ll do yours first.',
      ),
    ],
  }),
});

export const reportLate = defineMail({
  links: ['track'],
  sample: { ...sampleOrder, promisedAt: samplePromisedAt, expectedAt: '2026-03-03T05:00:00.000Z' },
  values: z.object({ ...orderFields, promisedAt: optionalMoment, expectedAt: optionalMoment }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `Your report on ${companyInSubject(order.company)} is late`,
    preview: 'We’re sorry. We’re still working on it.',
    heading: 'Your report is late',
    blocks: [
      text(greeting(order.name)),
      text(
        order.expectedAt === null
          ? 'Your report is late, and we’re sorry. We’re still working on it and will email it the moment it’s ready.'
          : `Your report is late, and we’re sorry. New delivery time: ${formatMoment(order.expectedAt)}.`,
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        'Promised by': order.promisedAt === null ? null : formatMoment(order.promisedAt),
      }),
      ...action('Track your order', trackUrl),
      text(
        'Too late for you? Ask to cancel on your tracking page; a person will decide on your refund.',
      ),
    ],
  }),
});

export const promiseExtended = defineMail({
  links: ['track'],
  sample: {
    ...sampleOrder,
    earlierAt: samplePromisedAt,
    promisedAt: '2026-03-03T08:00:00.000Z',
    reason: 'One of the registers was away for some hours.',
  },
  values: z.object({
    ...orderFields,
    earlierAt: optionalMoment,
    promisedAt: optionalMoment,
    reason: optionalText,
  }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `New delivery time for your report on ${companyInSubject(order.company)}`,
    preview: 'We need more time, and we’re sorry.',
    heading: 'Your report needs more time',
    blocks: [
      text(greeting(order.name)),
      text('We need more time for your report, and we’re sorry. Here’s your new delivery time:'),
      ...facts({
        'New delivery time': order.promisedAt === null ? null : formatMoment(order.promisedAt),
        'Promised by': order.earlierAt === null ? null : formatMoment(order.earlierAt),
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
      }),
      ...(order.reason === null ? [] : [text('Why:'), quote(order.reason)]),
      ...action('Track your order', trackUrl),
      text(
        'Too late for your interview? On your tracking page, tell us its time, or ask to ' +
          'cancel; a person will decide on your refund.',
      ),
    ],
  }),
});

/** Its order was on hold while the buyer's bank disputed the payment. */
export const reportResumed = defineMail({
  links: ['track'],
  sample: { ...sampleOrder, promisedAt: samplePromisedAt },
  values: z.object({ ...orderFields, promisedAt: optionalMoment }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `We’re back on your report on ${companyInSubject(order.company)}`,
    preview: 'The dispute over your payment is settled.',
    heading: 'We’re back on your report',
    blocks: [
      text(greeting(order.name)),
      text('The dispute over your payment is settled, so we’re working on your report again.'),
      ...facts({
        'Delivery time': order.promisedAt === null ? null : formatMoment(order.promisedAt),
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
      }),
      ...action('Track your order', trackUrl),
      text(
        'Too late for your interview? Ask to cancel on your tracking page; a person will decide on your refund.',
      ),
    ],
  }),
});

export const lostLinks = defineMail({
  links: [],
  sample: {},
  values: z.object({}),
  content: (_, { orders }) => ({
    audience: 'buyer',
    subject: 'Your order links',
    preview: 'You asked for them.',
    heading: 'Your order links',
    blocks: [
      text('Hi,'),
      text(
        'Someone, most likely you, asked for the order links for this email address. Here they are.',
      ),
      { kind: 'links', links: orders },
      note('Didn’t ask for this? Delete it; nobody else has seen it.'),
    ],
  }),
});
