import { z } from 'zod';
import { clip } from '../src/kernel/text';
import { action, facts, heading, list, note, quote, text } from './content';
import { defineTemplate, greeting, optionalMoment, optionalText, orderFields } from './template';
import { formatMoment } from './times';

const SUBJECT_COMPANY = 60;
const LONGEST_PREVIEW = 120;

/** Words to say aloud stand in quotation marks, once. */
const asSpeech = (words: string): string => (words.startsWith('“') ? words : `“${words}”`);

export const reportReady = defineTemplate({
  values: z.object(orderFields),
  content: (order, { reportUrl, trackUrl, oneLine, bestQuestion, reviewed }) => ({
    audience: 'buyer',
    subject: `Your report on ${clip(order.company, SUBJECT_COMPANY)} is ready`,
    preview: clip(oneLine ?? 'Read it online, or take the PDF with you.', LONGEST_PREVIEW),
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
          ? 'The PDF is attached, for reading offline.'
          : 'The PDF is attached, for reading offline. This report is not yet expert-reviewed.',
      ),
      ...facts({ 'Order number': order.number, Company: order.company, Role: order.role }),
      ...(trackUrl === null
        ? []
        : [{ kind: 'links' as const, links: [{ label: 'Your order', url: trackUrl }] }]),
      note('The links open without a password, so please keep this email to yourself.'),
    ],
  }),
});

/** A mail is no place for a whole report: what is more stands on the page. */
const CHANGES_IN_MAIL = 6;

export const reportUpdated = defineTemplate({
  values: z.object(orderFields),
  content: (order, { reportUrl, trackUrl, changes, reviewed }) => ({
    audience: 'buyer',
    subject: `Your report on ${clip(order.company, SUBJECT_COMPANY)} has changed`,
    preview: 'The same link shows the new version; the PDF is attached.',
    heading: 'A new version of your report',
    blocks: [
      text(greeting(order.name)),
      text(
        `There is a new version of your report on ${order.company}. The link you have shows it already, and the new PDF is attached.`,
      ),
      ...(reviewed ? [text('An expert has reviewed this version.')] : []),
      ...(changes.length > 0
        ? [heading('What has changed'), list(changes.slice(0, CHANGES_IN_MAIL))]
        : []),
      ...(changes.length > CHANGES_IN_MAIL
        ? [text(`The page lists all ${changes.length} changes.`)]
        : []),
      ...action('Read the new version', reportUrl),
      ...facts({ 'Order number': order.number, Company: order.company, Role: order.role }),
      ...(trackUrl === null
        ? []
        : [{ kind: 'links' as const, links: [{ label: 'Your order', url: trackUrl }] }]),
      note('The links in this email open without a password, so please keep it to yourself.'),
    ],
  }),
});

export const reportSoonLate = defineTemplate({
  values: z.object({ ...orderFields, promisedAt: optionalMoment }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `Your report on ${clip(order.company, SUBJECT_COMPANY)} may be late`,
    preview: 'We would rather tell you before than after.',
    heading: 'Your report may be late',
    blocks: [
      text(greeting(order.name)),
      text(
        'We promised your report by the hour below. It is not ready yet, and it may not be by then. A person is on it, and we would rather tell you before than after.',
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        'Promised by': order.promisedAt === null ? null : formatMoment(order.promisedAt),
      }),
      ...action('See where it stands', trackUrl),
      text('Is your interview before that? Tell us the hour on the same page, and it goes first.'),
    ],
  }),
});

export const reportLate = defineTemplate({
  values: z.object({ ...orderFields, promisedAt: optionalMoment, expectedAt: optionalMoment }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `Your report on ${clip(order.company, SUBJECT_COMPANY)} is late`,
    preview: 'We are sorry. Here is where it stands.',
    heading: 'Your report is late',
    blocks: [
      text(greeting(order.name)),
      text(
        'We promised your report by the hour below and have not kept that. We are sorry. It is still being worked on, and it comes to you the moment it is ready.',
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        'Promised by': order.promisedAt === null ? null : formatMoment(order.promisedAt),
        'Expected by': order.expectedAt === null ? null : formatMoment(order.expectedAt),
      }),
      ...action('See where it stands', trackUrl),
      text(
        'No longer of use to you? On the same page you can ask us to cancel, and a person decides about your money.',
      ),
    ],
  }),
});

export const promiseExtended = defineTemplate({
  values: z.object({
    ...orderFields,
    earlierAt: optionalMoment,
    promisedAt: optionalMoment,
    reason: optionalText,
  }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `A later hour for your report on ${clip(order.company, SUBJECT_COMPANY)}`,
    preview: 'We need longer than we promised, and are sorry.',
    heading: 'Your report needs longer',
    blocks: [
      text(greeting(order.name)),
      text(
        'We need longer for your report than we promised, and are sorry for that. A person has looked at it and promises you a new hour:',
      ),
      ...facts({
        'Now promised for': order.promisedAt === null ? null : formatMoment(order.promisedAt),
        Before: order.earlierAt === null ? null : formatMoment(order.earlierAt),
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
      }),
      ...(order.reason === null ? [] : [text('Why:'), quote(order.reason)]),
      ...action('See where it stands', trackUrl),
      text(
        'Is that too late for your interview? Tell us on the same page: you can give us the hour, or ask us to cancel, and a person decides about your money.',
      ),
    ],
  }),
});

export const lostLinks = defineTemplate({
  values: z.object({}),
  content: (_, { orders }) => ({
    audience: 'buyer',
    subject: 'The links to your orders',
    preview: 'You asked for them.',
    heading: 'The links to your orders',
    blocks: [
      text('Hello,'),
      text(
        'Someone, most likely you, asked for the links to the orders under this address. Here they are.',
      ),
      { kind: 'links', links: orders },
      note('You did not ask? Then nobody but you has seen this, and you can delete it.'),
    ],
  }),
});
