import { z } from 'zod';
import { brand } from '../content/brand';
import { clip } from '../src/kernel/text';
import { action, quote, text, facts } from './template/content';
import { samplePromisedAt } from './sample-parts';
import { defineMail, greeting, optionalMoment, optionalText } from './template/template';
import { formatDay } from './template/times';

const SUBJECT_NAME = 60;
const SUBJECT = 110;
const PREVIEW = 120;

/** Repeats nothing that was typed: the address may be a stranger's, and we don't relay messages. */
export const contactReceived = defineMail({
  links: [],
  sample: { reference: 'C-0007' },
  values: z.object({ reference: optionalText }),
  content: ({ reference }) => ({
    audience: 'buyer',
    subject: 'We got your message',
    preview: 'We aim to reply within 24 hours.',
    heading: 'We got your message',
    blocks: [
      text('Hi,'),
      text(
        `Thank you for writing. A person reads every message. We aim to reply within 24 hours, ${brand.supportHours}.`,
      ),
      ...facts({ Reference: reference }),
      text('Didn’t write to us? Someone mistyped an address. No action needed.'),
    ],
  }),
});

export const contactTeam = defineMail({
  links: [],
  answeredIn: 'inbox',
  sample: {
    name: 'Ada Merrow',
    email: 'ada.merrow@candidate.example',
    reference: 'C-0007',
    suspicion: 'too-fast',
    message: 'Hello,\n\ndo you also cover companies outside the United States?\n\nAda',
  },
  values: z.object({
    name: z.string(),
    email: z.string(),
    message: z.string(),
    reference: optionalText,
    suspicion: optionalText,
  }),
  content: ({ name, email, message, reference, suspicion }, { deskUrl }) => ({
    audience: 'team',
    subject: `Contact: ${clip(name, SUBJECT_NAME)}`,
    preview: clip(message, PREVIEW),
    heading: 'Contact form message',
    blocks: [
      ...facts({
        Name: name,
        Email: email,
        Reference: reference,
        'Spam check': suspicion === 'none' ? null : suspicion,
      }),
      quote(message),
      ...action('Reply on the desk', deskUrl),
      text(
        'A reply from your own email reaches them too, but the desk won’t know and will keep reminding you.',
      ),
    ],
  }),
});

/** A reply from the team, with the message it answers below it. */
export const supportAnswer = defineMail({
  links: [],
  sample: {
    subject: `Re: your message to ${brand.name} (C-0007)`,
    name: 'Ada Merrow',
    signed: 'Mara Lindqvist',
    claim: null,
    answer:
      'yes, we do, wherever a company speaks of itself in public.\n\n' +
      'For smaller ones there is less to be found:\ntell us the name, and we look before you order.',
    theirs: 'Hello,\n\ndo you also cover companies outside the United States?\n\nAda',
    theirsAt: samplePromisedAt,
  },
  values: z.object({
    subject: optionalText,
    name: optionalText,
    answer: z.string(),
    signed: optionalText,
    theirs: optionalText,
    theirsAt: optionalMoment,
    claim: optionalText,
  }),
  content: ({ subject, name, answer, signed, theirs, theirsAt, claim }) => ({
    audience: 'buyer',
    subject: subject === null ? `Re: your message to ${brand.name}` : clip(subject, SUBJECT),
    preview: clip(answer, PREVIEW),
    heading: subject ?? 'Our reply',
    blocks: [
      text(greeting(name)),
      ...answer.split(/\n{2,}/u).map((paragraph) => text(paragraph)),
      text(signed === null ? brand.name : `${signed}, ${brand.name}`),
      text(theirsAt === null ? 'You wrote:' : `On ${formatDay(theirsAt)} you wrote:`),
      ...(claim === null ? [] : [quote(claim)]),
      ...(theirs === null || theirs.trim() === '' ? [] : [quote(theirs)]),
      text('Anything else? Just reply to this email.'),
    ],
  }),
});
