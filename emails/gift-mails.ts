import { z } from 'zod';
import { brand } from '../content/brand';
import { formatDay } from './template/times';
import { action, facts, note, quote, text } from './template/content';
import { sampleOrder, samplePaidAt } from './sample-parts';
import { defineMail, greeting, optionalMoment, optionalText } from './template/template';

const sampleGift = { giftCode: 'GIFT-7KQ2-9XBM-4TRC', validUntil: '2033-03-02T14:05:00.000Z' };
const giftFields = { giftCode: z.string(), validUntil: z.iso.datetime() };

export const giftBought = defineMail({
  links: ['track'],
  sample: {
    number: sampleOrder.number,
    name: sampleOrder.name,
    price: '$35',
    paidAt: samplePaidAt,
    recipientEmail: 'sam.okoro@candidate.example',
    ...sampleGift,
  },
  values: z.object({
    ...giftFields,
    number: optionalText,
    name: optionalText,
    price: optionalText,
    tax: optionalText,
    paidAt: optionalMoment,
    recipientEmail: optionalText,
  }),
  content: (gift, { trackUrl, giftUrl, receiptAttached }) => ({
    audience: 'buyer',
    subject: 'Your gift is ready',
    preview: 'The code, and how to pass it on.',
    heading: 'Your gift is ready',
    blocks: [
      text(greeting(gift.name)),
      text(
        gift.recipientEmail === null
          ? 'Thank you. Pass on the code or the link below. Whoever orders with it gets one interview ' +
              'report and pays nothing.'
          : `Thank you. We emailed your gift to ${gift.recipientEmail}. It works with that address only.`,
      ),
      ...facts({
        Code: gift.giftCode,
        'Good until': formatDay(gift.validUntil),
        'Order number': gift.number,
        Tax: gift.tax,
        Paid: gift.price,
        'Paid on': gift.paidAt === null ? null : formatDay(gift.paidAt),
      }),
      ...(giftUrl === null
        ? []
        : [{ kind: 'links' as const, links: [{ label: 'The link to pass on', url: giftUrl }] }]),
      ...action('See your gift', trackUrl),
      text('Changed your mind? Until the code is used, reply to this email and we’ll refund you.'),
      note(
        `${receiptAttached ? 'Your receipt is attached. ' : ''}The button opens your gift without a ` +
          'password. Pass on the link above it, not this email.',
      ),
    ],
  }),
});

const LONGEST_NAME = 80;

/** A name that reads like an address to follow is nobody’s. */
const nameOf = (giver: string): string =>
  giver === '' || giver.length > LONGEST_NAME || /[/:@\n]|www\.|\.\w{2}/iu.test(giver)
    ? 'Somebody'
    : giver;

export const giftReceived = defineMail({
  links: [],
  sample: {
    giver: sampleOrder.name,
    message: 'Good luck on Thursday. You’ll do great.',
    ...sampleGift,
  },
  values: z.object({ ...giftFields, giver: z.string(), message: z.string() }),
  content: ({ giver, message, giftCode, validUntil }, { giftUrl }) => ({
    audience: 'buyer',
    subject: `${nameOf(giver)} gave you an interview report`,
    preview: `${brand.name} prepares you for an interview at one company. It’s paid for.`,
    heading: 'A gift for you',
    blocks: [
      text('Hi,'),
      text(
        `${nameOf(giver)} gave you a ${brand.name} report: what to say, what to ask, and what to avoid ` +
          'in your interview at one company, for one role. It’s paid for.',
      ),
      ...(message === '' ? [] : [quote(message)]),
      text('When you have an interview coming up, tell us the company and the role.'),
      ...action('Use your gift', giftUrl),
      ...facts({ Code: giftCode, 'Good until': formatDay(validUntil) }),
      note(
        `It works once, with this email address. ${nameOf(giver)} gave us your address for this gift ` +
          'alone. Don’t want it? Ignore this email.',
      ),
    ],
  }),
});
