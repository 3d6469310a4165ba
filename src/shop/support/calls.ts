import { z } from 'zod';
import { failureBody, type DocumentedCall } from '../calls';

export const contactPath = '/api/contact';

/** Far above what the verb takes, so that its own sentences are heard. */
const words = z.string().max(50_000);

export const contactBody = z.object({
  name: words,
  email: words,
  message: words,
  website: words.default('').describe('Hidden from people; leave it empty'),
  openForMilliseconds: z
    .number()
    .min(0)
    .nullable()
    .default(null)
    .describe('How long the form was open'),
});

export const supportCalls: readonly DocumentedCall[] = [
  {
    method: 'post',
    path: contactPath,
    summary: 'Write to support',
    description: 'Stores the message and emails it to support, who reply by email.',
    request: contactBody,
    answers: [
      { status: 200, description: 'Kept', body: z.object({ reference: z.string() }) },
      {
        status: 400,
        description: 'A field is missing',
        body: failureBody.extend({ errors: z.record(z.string(), z.string()).optional() }),
      },
    ],
  },
];
