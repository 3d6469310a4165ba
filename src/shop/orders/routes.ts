import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { z } from 'zod';
import type { HttpEnvironment } from '../../platform/http';
import { readCall, errorBody } from '../calls';
import { MANUAL_TEMPLATE, manualMailBody, manualMailPath } from './calls';
import { cleanText } from './place/clean-details';
import { readDraftCookie, type DraftCookie } from './place/draft-cookie';
import { queueManualRequestMail } from './mails/order-mails';
import type { OrdersContext } from './ports';
import { readOrder } from './store';

export interface OrderRoutesContext {
  readonly orders: OrdersContext;
  readonly cookie: DraftCookie;
  readonly supportAddress: string;
}

export function orderRoutes(parts: OrderRoutesContext): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.post(manualMailPath, async (context) => {
    const call = await readCall(context, manualMailBody);
    if (!call.ok) return context.json(errorBody(call.failure), 400);
    const { template_id: template, template_params: mail } = call.value;
    if (template !== MANUAL_TEMPLATE) {
      return context.json({ code: 'unknown-template', sentence: 'There’s no such template.' }, 400);
    }
    if (!isOurs(parts, mail.to_email)) {
      return context.json(
        { code: 'foreign-recipient', sentence: 'This call emails only our own addresses.' },
        400,
      );
    }
    await placeMail(parts, context.req.raw, mail);
    return context.text('OK');
  });
  return routes;
}

function isOurs({ orders, supportAddress }: OrderRoutesContext, address: string): boolean {
  const wanted = address.trim().toLowerCase();
  return wanted === supportAddress.toLowerCase() || wanted === orders.teamAddress.toLowerCase();
}

async function placeMail(
  { orders, cookie }: OrderRoutesContext,
  request: Request,
  mail: z.infer<typeof manualMailBody>['template_params'],
): Promise<void> {
  const heldId = readDraftCookie(cookie, request);
  const held = heldId === null ? null : await readOrder(orders.database.read, heldId);
  await orders.database.write(async (transaction) => {
    if (held?.payment === 'manual-requested')
      return queueManualRequestMail(orders, transaction, held);
    // Without an order to speak of, what was typed reaches the team as a message, and once.
    const values = {
      name: cleanText(mail.from_name) || 'Somebody',
      email: '',
      message: cleanText(mail.message),
    };
    const day = orders.clock.now().toISOString().slice(0, 10);
    const digest = createHash('sha256')
      .update(JSON.stringify([day, values]))
      .digest('hex')
      .slice(0, 32);
    return orders.mailer.queue(transaction, {
      key: `manual-note:${digest}`,
      template: 'contact-team',
      to: orders.teamAddress,
      values,
    });
  });
}
