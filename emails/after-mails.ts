import { z } from 'zod';
import { clip } from '../src/kernel/text';
import { action, facts, note, quote, text } from './template/content';
import { sampleOrder } from './sample-parts';
import {
  companyInSubject,
  defineMail,
  greeting,
  optionalText,
  orderFields,
} from './template/template';

const PREVIEW = 120;

export const howWasIt = defineMail({
  links: ['rate', 'report'],
  sample: sampleOrder,
  values: z.object(orderFields),
  content: (order, { rateUrl, reportUrl }) => ({
    audience: 'buyer',
    subject: `How was your report on ${companyInSubject(order.company)}?`,
    preview: 'One quick question.',
    heading: 'How was it?',
    blocks: [
      text(greeting(order.name)),
      text(
        `Two days ago we sent your report on ${order.company}. ` +
          'Did it help? Give it one to five stars and, if you like, a few words. ' +
          'We read every answer.',
      ),
      ...action('Rate the report', rateUrl),
      ...facts({ 'Order number': order.number, Company: order.company, Role: order.role }),
      ...(reportUrl === null
        ? []
        : [{ kind: 'links' as const, links: [{ label: 'Your report', url: reportUrl }] }]),
      note('We ask only once. We won’t publish your words unless you say we may.'),
    ],
  }),
});

export const cancellationMail = defineMail({
  links: ['track'],
  sample: {
    ...sampleOrder,
    paid: true,
    reason: 'You asked us to, since your interview was called off.',
  },
  values: z.object({
    ...orderFields,
    paid: z.boolean().nullish(),
    code: optionalText,
    reason: optionalText,
  }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `Your order is canceled: the report on ${companyInSubject(order.company)}`,
    preview: 'We’ve stopped working on it.',
    heading: 'Your order is canceled',
    blocks: [
      text(greeting(order.name)),
      text(`We’ve canceled your order for a report on ${order.company} and stopped working on it.`),
      ...(order.reason === null ? [] : [text('Why:'), quote(order.reason)]),
      text(
        order.paid === true
          ? 'If we refund you, another email will say how much and when. Questions? Just ' +
              'reply. A person reads every email.'
          : 'You haven’t been charged, and you won’t be.',
      ),
      ...(order.code !== null && order.paid !== true
        ? [text(`Your code ${order.code} works again while it’s valid.`)]
        : []),
      ...facts({ 'Order number': order.number, Company: order.company, Role: order.role }),
      ...action('Your order', trackUrl),
    ],
  }),
});

const ticketFields = { ...orderFields, reference: optionalText, claim: z.string() };

export const claimTicketReceived = defineMail({
  links: ['report'],
  sample: {
    ...sampleOrder,
    reference: 'R-0003',
    claim: 'It opened a second office in Leeds in January.',
  },
  values: z.object(ticketFields),
  content: ({ name, number, company, role, reference, claim }, { reportUrl }) => ({
    audience: 'buyer',
    subject: `We’re looking into a sentence in your report on ${companyInSubject(company)}`,
    preview: 'A person will check it against its sources and reply.',
    heading: 'We’re looking into it',
    blocks: [
      text(greeting(name)),
      text(
        'Thank you for telling us. A person will check this sentence against its sources ' +
          'and email you. If it’s wrong, we’ll correct your report; the link stays the same.',
      ),
      quote(claim),
      ...facts({ Reference: reference, 'Order number': number, Company: company, Role: role }),
      ...action('Back to the report', reportUrl),
    ],
  }),
});

export const claimTicketTeam = defineMail({
  links: [],
  answeredIn: 'inbox',
  sample: {
    ...sampleOrder,
    email: 'ada.merrow@candidate.example',
    reference: 'R-0003',
    claim: 'It opened a second office in Leeds in January.',
    words: 'It was York.',
  },
  values: z.object({
    ...ticketFields,
    email: z.string(),
    words: optionalText.transform((words) => words || null),
  }),
  content: ({ number, company, role, email, reference, claim, words, name }, { deskUrl }) => ({
    audience: 'team',
    subject: `Reported mistake: ${companyInSubject(company)}${reference === null ? '' : `, ${reference}`}`,
    preview: clip(words ?? claim, PREVIEW),
    heading: 'A buyer reported a mistake',
    blocks: [
      text('The sentence:'),
      quote(claim),
      text(words === null ? 'The buyer added no comment.' : 'The buyer says:'),
      ...(words === null ? [] : [quote(words)]),
      ...facts({
        Reference: reference,
        'Order number': number,
        Company: company,
        Role: role,
        Name: name,
        Email: email,
      }),
      ...action('Reply on the desk', deskUrl),
      text(
        'A reply from your own email reaches them too, but the desk won’t know and will keep reminding you.',
      ),
    ],
  }),
});
