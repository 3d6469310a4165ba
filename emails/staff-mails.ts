import { z } from 'zod';
import { brand } from '../content/brand';
import { action, facts, note, text } from './template/content';
import { samplePromisedAt } from './sample-parts';
import { defineMail, optionalMoment, optionalText } from './template/template';
import { formatMoment } from '../src/kernel/moments/format-moment';

export const staffInvited = defineMail({
  links: [],
  sample: { by: 'Mara Lindqvist', role: 'expert', endsAt: samplePromisedAt },
  values: z.object({ by: optionalText, role: optionalText, endsAt: optionalMoment }),
  content: ({ by, role, endsAt }, { invitationUrl }) => ({
    audience: 'team',
    subject: `You’re invited to ${brand.name}’s desk`,
    preview: 'Choose a username and password. The link works once.',
    heading: 'You’re invited to the desk',
    blocks: [
      text('Follow the link and choose your username and password.'),
      ...facts({
        'Invited by': by,
        Role: role,
        'Link expires': endsAt === null ? null : formatMoment(endsAt),
      }),
      ...action('Choose your login', invitationUrl),
      note('The link works once. Not expecting this email? Ignore it.'),
    ],
  }),
});
