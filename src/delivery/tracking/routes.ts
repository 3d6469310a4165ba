import { Hono } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { minutes, seconds } from '../../kernel/time';
import type { HttpEnvironment } from '../../platform/http';
import type { TrackingContext } from './ports';
import { readTracking } from './read-tracking';
import type { TrackingView } from './shape';
import { askOnce, createSeats } from './tracking-seats';

const LOOK_EVERY = seconds(1);
/** Proxies cut what is silent; a comment a line keeps it open. */
const BREATHE_EVERY = seconds(20);
/** A browser that still listens comes back by itself. */
const LISTEN_FOR = minutes(10);
/** One process serves so many; a page that finds no seat asks every five seconds by itself. */
const SEATS = { all: 1_000, fromOne: 30 };

/** Tells a tracking page that there is something new; the page then asks for it. */
export function trackingRoutes(tracking: TrackingContext): Hono<HttpEnvironment> {
  const seats = createSeats(SEATS);
  const read = askOnce((token) => readTracking(tracking, token), LOOK_EVERY * 0.9);
  const routes = new Hono<HttpEnvironment>();
  routes.get('/api/track/:token/events', async (context) => {
    const token = context.req.param('token');
    const first = await readTracking(tracking, token);
    if (!first.ok)
      return context.json({ code: first.failure.code, sentence: first.failure.sentence }, 404);
    const leave = seats.take(context.get('clientAddress'));
    if (leave === undefined) {
      context.header('Retry-After', '60');
      const sentence = 'Too many pages are listening. This one asks by itself.';
      return context.json({ code: 'too-many', sentence }, 429);
    }
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    return streamSSE(context, (stream) => follow(stream, first.value.view, token).finally(leave));
  });
  return routes;

  async function follow(stream: SSEStreamingApi, seen: TrackingView, token: string): Promise<void> {
    let told = JSON.stringify(seen);
    let { settled } = seen;
    const until = Date.now() + LISTEN_FOR;
    let breath = Date.now() + BREATHE_EVERY;
    await stream.writeSSE({ event: 'change', data: settled ? 'settled' : 'open' });
    while (!stream.aborted && !settled && Date.now() < until) {
      await stream.sleep(LOOK_EVERY);
      const next = await read(token);
      if (!next.ok) break;
      const now = JSON.stringify(next.value.view);
      settled = next.value.view.settled;
      if (now !== told)
        await stream.writeSSE({ event: 'change', data: settled ? 'settled' : 'open' });
      else if (Date.now() > breath) await stream.write(': still here\n\n');
      if (now !== told || Date.now() > breath) breath = Date.now() + BREATHE_EVERY;
      told = now;
    }
  }
}
