import { z } from 'zod';
import { sampleOrder } from './sample-parts';
import { action, facts, note, text } from './template/content';
import { companyInSubject, defineMail, greeting, orderFields } from './template/template';

export const addressChanged = defineMail({
  // Until an address is confirmed, an email to it must open nothing but its own confirmation.
  links: ({ confirm }) => [confirm === true ? 'address' : 'track'],
  sample: { ...sampleOrder, email: 'ada.merrow@candidate.example' },
  values: z.object({ ...orderFields, email: z.string() }),
  content: (order, { confirmAddressUrl, trackUrl }) => ({
    audience: 'buyer',
    subject:
      (confirmAddressUrl === null
        ? 'Your email address was changed'
        : 'Please confirm your email address') + `: ${companyInSubject(order.company)}`,
    preview: 'It’s where we’ll send your report.',
    heading:
      confirmAddressUrl === null ? 'We’ll send your report here' : 'Is this your email address?',
    blocks: [
      text(greeting(order.name)),
      confirmAddressUrl === null
        ? text(
            'You corrected the email address on your order. From now on we’ll send everything about it here.',
          )
        : text(
            'Someone asked us to send the report for the order below to this address. ' +
              'Confirm it, and we’ll send everything about the order here.',
          ),
      ...facts({
        'Order number': order.number,
        Company: order.company,
        Role: order.role,
        Email: order.email,
      }),
      ...(confirmAddressUrl === null
        ? action('Follow your order', trackUrl)
        : action('Confirm this address', confirmAddressUrl)),
      note('Not you? Ignore this email.'),
    ].slice(0, confirmAddressUrl === null ? -1 : undefined),
  }),
});
