import { z } from 'zod';
import { clip } from '../src/kernel/text';
import { action, note, text } from './template/content';
import { sampleOrder } from './sample-parts';
import {
  companyInSubject,
  defineMail,
  greeting,
  optionalText,
  orderFields,
} from './template/template';

const PREVIEW = 120;
const pageOf = (reportUrl: string | null): string | null =>
  reportUrl === null ? null : `${reportUrl}/second-round`;

function othersOf(company: string, others: number): string {
  if (others === 0) return `That’s what’s new at ${company} since your report.`;
  const more = others === 1 ? 'one more change' : `${others} more changes`;
  return `That’s the most important news at ${company}. The page has ${more}.`;
}

export const secondRoundMail = defineMail({
  links: ['report'],
  sample: {
    ...sampleOrder,
    number: null,
    role: null,
    lead: 'It named a new CEO in March.',
    others: 3,
  },
  values: z.object({ ...orderFields, lead: optionalText, others: z.int().nullish() }),
  content: ({ company, name, lead, others }, { reportUrl }) => ({
    audience: 'buyer',
    subject:
      lead === null
        ? `Nothing new at ${companyInSubject(company)} since your report`
        : `What changed at ${companyInSubject(company)} since your report`,
    preview: clip(lead ?? 'Your report still stands.', PREVIEW),
    heading: lead === null ? 'Nothing new since your report' : 'What changed since your report',
    blocks: [
      text(greeting(name)),
      ...(lead === null
        ? [
            text(`We looked at ${company} again and found nothing new that we could confirm.`),
            text('Your report still stands.'),
          ]
        : [text(lead), text(othersOf(company, others ?? 0))]),
      ...action(lead === null ? 'See what we checked' : 'See what changed', pageOf(reportUrl)),
      note('The link opens without a password, so keep this email to yourself.'),
    ],
  }),
});

export const secondRoundFailed = defineMail({
  links: ['report'],
  sample: { ...sampleOrder, number: null, role: null },
  values: z.object(orderFields),
  content: ({ company, name }, { reportUrl }) => ({
    audience: 'buyer',
    subject: `Your second round on ${companyInSubject(company)} didn’t work`,
    preview: 'It isn’t used up. You can ask again.',
    heading: 'Your second round didn’t work',
    blocks: [
      text(greeting(name)),
      text(`We couldn’t look at ${company} again, and we’re sorry.`),
      text('Your second round isn’t used up, so you can ask again.'),
      ...action('Ask again', pageOf(reportUrl)),
      note('The link opens without a password, so keep this email to yourself.'),
    ],
  }),
});
