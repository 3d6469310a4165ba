import { z } from 'zod';
import { brand } from '../content/brand';
import { action, facts, note, text } from './content';
import { defineTemplate, optionalMoment, optionalText } from './template';
import { formatMoment } from './times';

export const staffInvited = defineTemplate({
  values: z.object({ by: optionalText, role: optionalText, endsAt: optionalMoment }),
  content: ({ by, role, endsAt }, { invitationUrl }) => ({
    audience: 'team',
    subject: `You are invited to work at ${brand.name}’s desk`,
    preview: 'Choose a name and a password; the link works once.',
    heading: 'You are invited to the desk',
    blocks: [
      text(
        'Follow the link and choose the name and the password you will log in with. Nothing happens before you press the button there.',
      ),
      ...facts({
        'Invited by': by,
        'To work as': role,
        'The link ends': endsAt === null ? null : formatMoment(endsAt),
      }),
      ...action('Choose your login', invitationUrl),
      note(
        'The link works once. If you do not expect this mail, leave it be: without you it opens nothing.',
      ),
    ],
  }),
});
