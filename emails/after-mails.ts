import { z } from 'zod';
import { clip } from '../src/kernel/text';
import { action, facts, note, quote, text } from './content';
import { defineTemplate, greeting, optionalText, orderFields } from './template';

const SUBJECT_COMPANY = 60;
const PREVIEW = 120;

export const howWasIt = defineTemplate({
  values: z.object(orderFields),
  content: (order, { rateUrl, reportUrl }) => ({
    audience: 'buyer',
    subject: `How was your report on ${clip(order.company, SUBJECT_COMPANY)}?`,
    preview: 'One question, half a minute.',
    heading: 'How was it?',
    blocks: [
      text(greeting(order.name)),
      text(
        `Two days ago we sent your report on ${order.company}. Did it help? One to five stars, and a few words if you like: every answer is read.`,
      ),
      ...action('Rate the report', rateUrl),
      ...facts({ 'Order number': order.number, Company: order.company, Role: order.role }),
      ...(reportUrl === null
        ? []
        : [{ kind: 'links' as const, links: [{ label: 'Your report', url: reportUrl }] }]),
      note('We ask this once. Your words are shown to nobody unless you allow it there.'),
    ],
  }),
});

export const orderCancelled = defineTemplate({
  values: z.object({ ...orderFields, paid: z.boolean().nullish(), reason: optionalText }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `Your order is cancelled: the report on ${clip(order.company, SUBJECT_COMPANY)}`,
    preview: 'We have stopped working on it.',
    heading: 'Your order is cancelled',
    blocks: [
      text(greeting(order.name)),
      text(
        `We have cancelled your order of a report on ${order.company} and stopped working on it.`,
      ),
      ...(order.reason === null ? [] : [text('Why:'), quote(order.reason)]),
      text(
        order.paid === true
          ? 'If money goes back to you, another email says how much and when. Have you a question about it? Answer this email, and a person reads it.'
          : 'You have paid nothing for it, and nothing will be charged.',
      ),
      ...facts({ 'Order number': order.number, Company: order.company, Role: order.role }),
      ...action('Your order', trackUrl),
    ],
  }),
});

const ticketFields = { ...orderFields, reference: optionalText, claim: z.string() };

export const claimTicketReceived = defineTemplate({
  values: z.object(ticketFields),
  content: ({ name, number, company, role, reference, claim }, { reportUrl }) => ({
    audience: 'buyer',
    subject: `We look into it: a sentence in your report on ${clip(company, SUBJECT_COMPANY)}`,
    preview: 'A person checks it against its sources and answers you.',
    heading: 'We look into it',
    blocks: [
      text(greeting(name)),
      text(
        'Thank you for telling us. A person checks this sentence against its sources again and answers you by mail. If it is wrong, your report is corrected under the same link.',
      ),
      quote(claim),
      ...facts({ Reference: reference, 'Order number': number, Company: company, Role: role }),
      ...action('Back to the report', reportUrl),
    ],
  }),
});

export const claimTicketTeam = defineTemplate({
  values: z.object({
    ...ticketFields,
    email: z.string(),
    words: optionalText.transform((words) => words || null),
  }),
  content: ({ number, company, role, email, reference, claim, words, name }, { deskUrl }) => ({
    audience: 'team',
    subject: `Something is wrong: ${clip(company, SUBJECT_COMPANY)}${reference === null ? '' : `, ${reference}`}`,
    preview: clip(words ?? claim, PREVIEW),
    heading: 'A buyer says that a sentence is wrong',
    blocks: [
      text('The sentence:'),
      quote(claim),
      text(words === null ? 'The buyer added nothing.' : 'The buyer says:'),
      ...(words === null ? [] : [quote(words)]),
      ...facts({
        Reference: reference,
        'Order number': number,
        Company: company,
        Role: role,
        Name: name,
        Email: email,
      }),
      ...action('Answer at the desk', deskUrl),
      text(
        'An answer from your own mailbox reaches them too, but the desk does not know of it and goes on reminding.',
      ),
    ],
  }),
});
