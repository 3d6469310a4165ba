import { z } from 'zod';
import { action, facts, note, text } from './content';
import { defineTemplate, greeting, optionalMoment, optionalText } from './template';
import { formatMoment } from './times';

interface Said {
  readonly owed: string;
  readonly about: string;
}

const MESSAGE: Said = { owed: 'A message has not been answered', about: 'your message' };
const KINDS: ReadonlyMap<string | null, Said> = new Map([
  [
    'complaint',
    {
      owed: 'A buyer’s word about a sentence has not been answered',
      about: 'what you told us about a sentence of your report',
    },
  ],
  [
    'cancel',
    {
      owed: 'A buyer who asks to cancel has not been answered',
      about: 'your wish to cancel your order',
    },
  ],
]);
const saidOf = (kind: string | null): Said => KINDS.get(kind) ?? MESSAGE;

const LOUDNESS: ReadonlyMap<string | null, string> = new Map([
  ['escalate', 'Four of the 24 hours are left; the writer has been told that we may be late.'],
  ['broken', 'The 24 hours we promise are over.'],
]);

export const answerOwed = defineTemplate({
  values: z.object({
    kind: optionalText,
    reference: optionalText,
    name: optionalText,
    email: optionalText,
    loudness: optionalText,
    receivedAt: optionalMoment,
    dueAt: optionalMoment,
  }),
  content: ({ kind, reference, name, email, loudness, receivedAt, dueAt }, { deskUrl }) => {
    const { owed } = saidOf(kind);
    const words = LOUDNESS.get(loudness) ?? 'Half of the 24 hours are over.';
    return {
      audience: 'team',
      subject: [owed, reference].filter(Boolean).join(' · '),
      preview: words,
      heading: owed,
      blocks: [
        text(`${words} Weekends are not counted.`),
        ...facts({
          Reference: reference,
          Name: name,
          Email: email,
          'Written on': receivedAt === null ? null : formatMoment(receivedAt),
          'Answer by': dueAt === null ? null : formatMoment(dueAt),
          Alarm: loudness,
        }),
        ...action('Open the desk', deskUrl),
        text('Answer this email to write to them.'),
      ],
    };
  },
});

export const answerSoonLate = defineTemplate({
  values: z.object({
    kind: optionalText,
    reference: optionalText,
    name: optionalText,
    dueAt: optionalMoment,
  }),
  content: ({ kind, reference, name, dueAt }) => ({
    audience: 'buyer',
    subject: ['Our answer may be late', reference].filter(Boolean).join(' · '),
    preview: 'We would rather tell you before than after.',
    heading: 'Our answer may be late',
    blocks: [
      text(greeting(name)),
      text(
        `We have ${saidOf(kind).about} and have not answered yet. We answer within 24 hours, weekends aside, and this time we may not make it. The owner has been told, and you will hear from us.`,
      ),
      ...facts({
        Reference: reference,
        'Our answer was due by': dueAt === null ? null : formatMoment(dueAt),
      }),
      note('You need not write again: nothing is lost.'),
    ],
  }),
});
