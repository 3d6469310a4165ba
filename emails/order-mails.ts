import { z } from 'zod';
import { brand } from '../content/brand';
import { action, facts, note, quote, steps, text, type MailBlock } from './template/content';
import { sampleOrder, samplePaidAt, samplePromisedAt } from './sample-parts';
import {
  companyInSubject,
  defineMail,
  greeting,
  optionalMoment,
  optionalText,
  orderFields,
} from './template/template';
import { formatMoment } from '../src/kernel/moments/format-moment';
import { formatDay, promiseInWords } from './template/times';

/** The price of an order that its code covers, in whatever currency. */
const NOTHING = /^\D*0$/u;
const dayOf = (moment: string | null): string | null =>
  moment === null ? null : formatDay(moment);
const momentOf = (moment: string | null): string | null =>
  moment === null ? null : formatMoment(moment);

/** What a code took off the price, in the lines about the order. */
const takenOff = ({
  code,
  discount,
}: Readonly<Record<'code' | 'discount', string | null>>): Readonly<Record<string, string | null>> =>
  code === null ? {} : { Code: discount === null ? code : `${code}, −${discount}` };

const paidInWords = (price: string | null): string =>
  NOTHING.test(price ?? '') ? 'Your code covers the price' : 'Your payment arrived';

export const orderConfirmed = defineMail({
  links: ['track'],
  sample: {
    ...sampleOrder,
    price: '$35',
    paidAt: samplePaidAt,
    promisedAt: samplePromisedAt,
    earlierOrderNumber: 'FW-1017',
  },
  values: z.object({
    ...orderFields,
    price: optionalText,
    code: optionalText,
    discount: optionalText,
    tax: optionalText,
    paidAt: optionalMoment,
    promisedAt: optionalMoment,
    earlierOrderNumber: optionalText,
  }),
  content: (order, { trackUrl, earlierUrl, receiptAttached }) => ({
    audience: 'buyer',
    subject: `Order confirmed: your report on ${companyInSubject(order.company)}`,
    preview: 'Your order is in, and research is under way.',
    heading: 'Order Confirmed!',
    blocks: [
      text(greeting(order.name)),
      text(
        `Thank you. ${paidInWords(order.price)}, and research on ${order.company} is under way. ` +
          'We’ll email your report to this address ' +
          `${promiseInWords(order.paidAt, order.promisedAt)}.`,
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        ...takenOff(order),
        Tax: order.tax,
        Paid: order.price,
        'Paid on': dayOf(order.paidAt),
        'Report by': momentOf(order.promisedAt),
      }),
      ...action('Follow your order', trackUrl),
      steps([
        'We research the company and check every sentence against its source.',
        'You get the report by email, as a private page and a PDF.',
        'You read it, pick your questions, and walk in prepared.',
      ]),
      ...earlierOrder(order.earlierOrderNumber, earlierUrl),
      note(
        `${receiptAttached ? 'Your receipt is attached. ' : ''}The link above opens your ` +
          'order without a password, so keep this email to yourself.',
      ),
    ],
  }),
});

/** For the buyer alone, so it goes by email: only the address's owner may know what was ordered with it. */
function earlierOrder(number: string | null, url: string | null): readonly MailBlock[] {
  if (number === null || url === null) return [];
  return [
    text(
      'You ordered a report on this company not long ago. Ordered twice by accident? Cancel ' +
        'this one from the link above.',
    ),
    { kind: 'links', links: [{ label: `Open your earlier order ${number}`, url }] },
  ];
}

export const manualRequestReceived = defineMail({
  links: ['track'],
  sample: { ...sampleOrder, price: '$35', contactDueAt: '2026-03-03T14:05:00.000Z' },
  values: z.object({
    ...orderFields,
    price: optionalText,
    code: optionalText,
    discount: optionalText,
    tax: optionalText,
    contactDueAt: optionalMoment,
    readyBy: optionalMoment,
  }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `We got your order: ${companyInSubject(order.company)}`,
    preview: 'Payment instructions follow within 24 hours.',
    heading: 'We got your order',
    blocks: [
      text(greeting(order.name)),
      text(
        `Thank you. Our team will send you payment instructions within 24 hours. ${
          order.readyBy === null
            ? 'Your report follows within 12 hours of your payment.'
            : 'Our experts are busy right now: if you pay right away, ' +
              `your report will be ready by ${formatMoment(order.readyBy)}. ` +
              'We’ll confirm the delivery time when your payment arrives.'
        }`,
      ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        ...takenOff(order),
        Tax: order.tax,
        Price: order.price,
        'Instructions by': momentOf(order.contactDueAt),
      }),
      ...action('Follow your order', trackUrl),
      note('You haven’t been charged.'),
    ],
  }),
});

export const paymentInstructions = defineMail({
  links: ['track'],
  sample: {
    ...sampleOrder,
    price: '$35',
    instructions:
      `Please send $35 by bank transfer to ${brand.name}.\nReference: FW-1042\n\n` +
      'We will write again when it has arrived.',
  },
  values: z.object({ ...orderFields, price: optionalText, instructions: z.string() }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject: `How to pay for your report on ${companyInSubject(order.company)}`,
    preview: 'Payment instructions for your order.',
    heading: 'How to pay',
    blocks: [
      text(greeting(order.name)),
      text(
        'Here’s how to pay. We’ll start when your payment arrives and email you the delivery time.',
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

export const refunded = defineMail({
  links: ['track'],
  sample: {
    ...sampleOrder,
    amount: '$35',
    full: true,
    reason: 'There was too little verified evidence for a report.',
    refundedAt: samplePromisedAt,
  },
  values: z.object({
    ...orderFields,
    amount: z.string(),
    full: z.boolean().default(true),
    reason: optionalText,
    refundedAt: optionalMoment,
  }),
  content: (order, { trackUrl }) => ({
    audience: 'buyer',
    subject:
      `${order.full ? 'Refund' : 'Partial refund'} of ${order.amount} for ` +
      (order.gift ? 'your gift' : `your report on ${companyInSubject(order.company)}`),
    preview: `Your refund of ${order.amount} is on its way.`,
    heading: order.full ? 'Your refund is on its way' : 'Your partial refund is on its way',
    blocks: [
      text(greeting(order.name)),
      text(
        `We refunded ${order.amount} to the payment method you used. ` +
          'Your bank may take up to ten business days to show it.' +
          (order.gift && order.full ? ' The gift’s code no longer works.' : ''),
      ),
      ...facts({
        'Order number': order.number,
        ...(order.gift ? {} : { Company: order.company, Role: order.role }),
        Refunded: order.amount,
        'Refunded on': dayOf(order.refundedAt),
        Reason: order.reason,
      }),
      ...action('View your order', trackUrl),
    ],
  }),
});
