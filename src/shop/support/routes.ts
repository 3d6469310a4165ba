import { Hono } from 'hono';
import type { HttpEnvironment } from '../../platform/http';
import { readCall, errorBody } from '../calls';
import { contactBody, contactPath } from './calls';
import type { SupportContext } from './ports';
import { sendContactMessage } from './send-message';

export function supportRoutes(support: SupportContext): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.post(contactPath, async (context) => {
    const call = await readCall(context, contactBody);
    if (!call.ok) return context.json(errorBody(call.failure), 400);
    const { website, ...contact } = call.value;
    const sent = await sendContactMessage(support, { ...contact, honeypot: website });
    return sent.ok ? context.json(sent.value) : context.json(sent.failure, 400);
  });
  return routes;
}
