import type { Handler } from 'hono';
import type { HttpEnvironment } from './variables';

const PASSED_ON = ['authorization', 'content-type', 'accept', 'idempotency-key', 'stripe-version'];
const PASSED_BACK = [
  'content-type',
  'location',
  'request-id',
  'cache-control',
  'content-security-policy',
  'referrer-policy',
];

export interface ForwardOptions {
  readonly prefix: string;
  /** A server on this machine; never one that a request could choose. */
  readonly target: string;
}

/** Hands a path and all below it on to another server of ours, with the few headers it needs. */
export function forward({ prefix, target }: ForwardOptions): Handler<HttpEnvironment> {
  return async (context) => {
    const asked = new URL(context.req.url);
    const address = new URL(`${asked.pathname.slice(prefix.length)}${asked.search}`, target);
    const method = context.req.method;
    const answer = await fetch(address, {
      method,
      headers: pick(context.req.raw.headers, PASSED_ON),
      redirect: 'manual',
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: await context.req.arrayBuffer() }),
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: pick(answer.headers, PASSED_BACK),
    });
  };
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}
