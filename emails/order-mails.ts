import { z } from 'zod';
import { clip } from '../src/kernel/text';
import { action, facts, list, note, quote, steps, text, type Block } from './content';
import { defineTemplate, greeting, optionalMoment, optionalText, orderFields } from './template';
import { formatDay, formatMoment, promiseInWords } from './times';

const SUBJECT_COMPANY = 60;
const shortly = (company: string): string => clip(company, SUBJECT_COMPANY);
const dayOf = (moment: string | null): string | null =>
  moment === null ? null : formatDay(moment);
const momentOf = (moment: string | null): string | null =>
  moment === null ? null : formatMoment(moment);

export const orderConfirmed = defineTemplate({
  values: z.object({
    ...orderFields,
    price: optionalText,
    paidAt: optionalMoment,
    promisedAt: optionalMoment,
    earlierOrderNumber: optionalText,
  }),
  content: (order, { trackUrl, earlierUrl, receiptAttached }) => ({
    audience: 'buyer',
    subject: `Order confirmed: your report on ${shortly(order.company)}`,
    preview: 'We have your payment and the research is under way.',
    heading: 'Order Confirmed!',
    blocks: [
      text(greeting(order.name)),
      text(
        `Thank you. Your payment has arrived and research on ${order.company} is under way. Your report comes to this address ${promiseInWords(order.paidAt, order.promisedAt)}.`,
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        Paid: order.price,
        'Paid on': dayOf(order.paidAt),
        'Report by': momentOf(order.promisedAt),
      }),
      ...action('Follow your order', trackUrl),
      steps([
        'We research the company and check every statement against its source.',
        'You get the report by email, as a private page and as a PDF.',
        'You read it, pick your questions, and walk in prepared.',
      ]),
      ...earlierOrder(order.earlierOrderNumber, earlierUrl),
      note(
        `${receiptAttached ? 'Your receipt is attached. ' : ''}The link above opens your order without a password, so please keep this email to yourself.`,
      ),
    ],
  }),
});

/** Told to the buyer alone: by mail, since only the address's owner may know what was ordered under it. */
function earlierOrder(number: string | null, url: string | null): readonly Block[] {
  if (number === null || url === null) return [];
  return [
    text(
      'You ordered a report on this company not long ago. If this second order was not meant, follow the link above and ask to cancel it.',
    ),
    { kind: 'links', links: [{ label: `Open your earlier order ${number}`, url }] },
  ];
}

export const manualRequestReceived = defineTemplate({
  values: z.object({
    ...orderFields,
    price: optionalText,
    contactDueAt: optionalMoment,
    readyBy: optionalMoment,
  }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `We have your order request: ${shortly(order.company)}`,
    preview: 'Payment instructions follow within 24 hours.',
    heading: 'We have your request',
    blocks: [
      text(greeting(order.name)),
      text(
        `Thank you. Our team will send you payment instructions within 24 hours. ${
          order.readyBy === null
            ? 'Your report follows within 12 hours of your payment.'
            : `Our experts have much in hand: paid right away, your report would be ready by ${formatMoment(order.readyBy)}. When your payment arrives we tell you the hour that counts.`
        }`,
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        Price: order.price,
        'Instructions by': momentOf(order.contactDueAt),
      }),
      ...action('Follow your order', trackUrl),
      note('Nothing has been charged.'),
    ],
  }),
});

export const paymentInstructions = defineTemplate({
  values: z.object({ ...orderFields, price: optionalText, instructions: z.string() }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `How to pay for your report on ${shortly(order.company)}`,
    preview: 'Payment instructions for your order.',
    heading: 'How to pay',
    blocks: [
      text(greeting(order.name)),
      text(
        'Here is how to pay for the report you asked for. We start as soon as the payment has arrived, and then tell you by when your report will be there.',
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        Price: order.price,
      }),
      quote(order.instructions),
      ...action('Follow your order', trackUrl),
    ],
  }),
});

export const refunded = defineTemplate({
  values: z.object({
    ...orderFields,
    amount: z.string(),
    full: z.boolean().default(true),
    reason: optionalText,
    refundedAt: optionalMoment,
  }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `${order.full ? 'Refund' : 'Partial refund'} of ${order.amount} for your report on ${shortly(order.company)}`,
    preview: `${order.amount} is on its way back to you.`,
    heading: order.full ? 'Your money is on its way back' : 'Part of your money is on its way back',
    blocks: [
      text(greeting(order.name)),
      text(
        `We have refunded ${order.amount} to the payment method you used. Banks take up to ten business days to show it.`,
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        Refunded: order.amount,
        'Refunded on': dayOf(order.refundedAt),
        Reason: order.reason,
      }),
      ...action('See your order', trackUrl),
    ],
  }),
});

export const addressChanged = defineTemplate({
  values: z.object({ ...orderFields, email: z.string() }),
  content: (order, { confirmAddressUrl, trackUrl }) => ({
    audience: 'buyer',
    subject: `${confirmAddressUrl === null ? 'Your address was changed' : 'Please confirm your address'}: ${shortly(order.company)}`,
    preview: 'About the address your report goes to.',
    heading:
      confirmAddressUrl === null ? 'Your report comes to this address' : 'Is this your address?',
    blocks: [
      text(greeting(order.name)),
      confirmAddressUrl === null
        ? text(
            'The address of your order was corrected. Everything about it comes here from now on.',
          )
        : text(
            'Someone asked us to send the report of the order below to this address. Confirm it, and everything about the order comes here.',
          ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        Address: order.email,
      }),
      ...(confirmAddressUrl === null
        ? action('Follow your order', trackUrl)
        : action('Confirm this address', confirmAddressUrl)),
      note('Not you? Then you need do nothing, and nothing will be sent here.'),
    ].slice(0, confirmAddressUrl === null ? -1 : undefined),
  }),
});

const candidatesOf = (lines: string): readonly string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const whichCompany = defineTemplate({
  values: z.object({
    ...orderFields,
    candidates: z.string(),
    promisedAt: optionalMoment,
    answerBy: optionalMoment,
  }),
  content: (order, { chooseUrl }) => ({
    audience: 'buyer',
    subject: `Which ${shortly(order.company)} do you mean?`,
    preview: 'One tap tells us which company you are interviewing with.',
    heading: `Which “${order.company}” is it?`,
    blocks: [
      text(greeting(order.name)),
      text(
        candidatesOf(order.candidates).length > 1
          ? 'More than one company may be meant by this name, and we would rather ask than guess. These are the ones we found:'
          : 'We are not sure which company is meant by this name, and would rather ask than guess. Is it this one?',
      ),
      list(candidatesOf(order.candidates)),
      ...action('Choose the company', chooseUrl),
      ...(order.answerBy === null
        ? []
        : [
            text(
              `If we don’t hear from you by ${formatMoment(order.answerBy)}, we look into it ourselves.`,
            ),
          ]),
      ...facts({
        'Order number': order.number,
        Role: order.role,
        'Report by': momentOf(order.promisedAt),
      }),
    ],
  }),
});
