import { z } from 'zod';
import { action, facts, note, text } from './template/content';
import { samplePaidAt } from './sample-parts';
import { defineMail, greeting, optionalMoment, optionalText } from './template/template';
import { formatMoment } from '../src/kernel/moments/format-moment';

interface Said {
  readonly owed: string;
  readonly about: string;
}

const MESSAGE: Said = { owed: 'A message needs a reply', about: 'your message' };
const KINDS: ReadonlyMap<string | null, Said> = new Map([
  [
    'complaint',
    {
      owed: 'A reported mistake needs a reply',
      about: 'your report of a mistake',
    },
  ],
  [
    'cancel',
    {
      owed: 'A cancellation request needs a reply',
      about: 'your cancellation request',
    },
  ],
]);
const saidOf = (kind: string | null): Said => KINDS.get(kind) ?? MESSAGE;

const LOUDNESS: ReadonlyMap<string | null, string> = new Map([
  ['escalate', 'Four of the 24 hours are left. We told the writer that we may be late.'],
  ['broken', 'Our 24 hours are up.'],
]);

export const answerOwed = defineMail({
  links: [],
  answeredIn: 'inbox',
  sample: {
    kind: 'message',
    reference: 'C-0007',
    name: 'Ada Merrow',
    email: 'ada.merrow@candidate.example',
    loudness: 'escalate',
    receivedAt: samplePaidAt,
    dueAt: '2026-03-03T14:05:00.000Z',
  },
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
    const words = LOUDNESS.get(loudness) ?? 'Half of our 24 hours are up.';
    return {
      audience: 'team',
      subject: [owed, reference].filter(Boolean).join(' · '),
      preview: words,
      heading: owed,
      blocks: [
        text(`${words} Weekends don’t count.`),
        ...facts({
          Reference: reference,
          Name: name,
          Email: email,
          Received: receivedAt === null ? null : formatMoment(receivedAt),
          'Reply by': dueAt === null ? null : formatMoment(dueAt),
          Alert: loudness,
        }),
        ...action('Open the desk', deskUrl),
        text('Reply to this email to write to them.'),
      ],
    };
  },
});

export const answerSoonLate = defineMail({
  links: [],
  sample: {
    kind: 'message',
    reference: 'C-0007',
    name: 'Ada Merrow',
    dueAt: '2026-03-03T14:05:00.000Z',
  },
  values: z.object({
    kind: optionalText,
    reference: optionalText,
    name: optionalText,
    dueAt: optionalMoment,
  }),
  content: ({ kind, reference, name, dueAt }) => ({
    audience: 'buyer',
    subject: ['Our reply may be late', reference].filter(Boolean).join(' · '),
    preview: 'We may need more than 24 hours.',
    heading: 'Our reply may be late',
    blocks: [
      text(greeting(name)),
      text(
        `We have ${saidOf(kind).about} but haven’t replied yet. ` +
          'We usually reply within 24 hours on business days; this time we may be late. ' +
          'The owner knows, and you’ll hear from us.',
      ),
      ...facts({
        Reference: reference,
        'Reply due by': dueAt === null ? null : formatMoment(dueAt),
      }),
      note('No need to write again.'),
    ],
  }),
});
