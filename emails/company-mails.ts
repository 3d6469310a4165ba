import { z } from 'zod';
import { formatMoment } from '../src/kernel/moments/format-moment';
import { action, facts, list, text } from './template/content';
import { sampleOrder, samplePromisedAt } from './sample-parts';
import {
  companyInSubject,
  defineMail,
  greeting,
  optionalMoment,
  orderFields,
} from './template/template';

const candidatesOf = (lines: string): readonly string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const whichCompany = defineMail({
  links: ['choose'],
  sample: {
    ...sampleOrder,
    promisedAt: samplePromisedAt,
    answerBy: '2026-03-02T16:05:00.000Z',
    candidates:
      'Tallow & Finch Software, Boston, payment systems\nTallow & Finch Chandlers, Bristol, candle makers',
  },
  values: z.object({
    ...orderFields,
    candidates: z.string(),
    promisedAt: optionalMoment,
    answerBy: optionalMoment,
  }),
  content: (order, { chooseUrl }) => ({
    audience: 'buyer',
    subject: `Which ${companyInSubject(order.company)} do you mean?`,
    preview: 'One tap tells us which company you’re interviewing with.',
    heading: `Which ${order.company} is it?`,
    blocks: [
      text(greeting(order.name)),
      text(
        candidatesOf(order.candidates).length > 1
          ? 'More than one company uses this name. We found these:'
          : 'We aren’t sure which company you mean. Is it this one?',
      ),
      list(candidatesOf(order.candidates)),
      ...action('Choose the company', chooseUrl),
      ...(order.answerBy === null
        ? []
        : [
            text(
              `If we don’t hear from you by ${formatMoment(order.answerBy)}, we’ll work it out ourselves.`,
            ),
          ]),
      ...facts({
        'Order number': order.number,
        Role: order.role,
        'Report by': order.promisedAt === null ? null : formatMoment(order.promisedAt),
      }),
    ],
  }),
});
