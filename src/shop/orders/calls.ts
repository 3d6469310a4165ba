import { z } from 'zod';
import { failureBody, type DocumentedCall } from '../calls';

export const manualMailPath = '/api/v1.0/email/send';

/** The one template that may be asked for by this call; who gets it is not for the caller to say. */
export const MANUAL_TEMPLATE = 'manual-request';

export const manualMailBody = z.object({
  user_id: z.string().max(200),
  service_id: z.string().max(200),
  template_id: z.string().max(200).describe(`“${MANUAL_TEMPLATE}”`),
  template_params: z.object({
    subject: z.string().max(500),
    to_email: z.string().max(254).describe('Only our own support address'),
    from_name: z.string().max(500),
    message: z.string().min(1).max(10_000),
  }),
});

export const orderCalls: readonly DocumentedCall[] = [
  {
    method: 'post',
    path: manualMailPath,
    summary: 'Tell the team of a manual order',
    description:
      'Sends one of our own templates to our own address. In the browser that placed the ' +
      'order, it’s the email the order itself queued.',
    request: manualMailBody,
    answers: [
      { status: 200, description: 'Placed', body: z.literal('OK'), contentType: 'text/plain' },
      {
        status: 400,
        description: 'Invalid, or another template or recipient',
        body: failureBody,
      },
    ],
  },
];
