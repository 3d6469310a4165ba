import { createHash, timingSafeEqual } from 'node:crypto';
import type { Telemetry } from './ports';

export type MetricsAnswer = (request: Request) => Promise<Response>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/** What Prometheus is answered; undefined where metrics are off. */
export function metricsAnswer(
  { scrape }: Telemetry,
  token: string | undefined,
): MetricsAnswer | undefined {
  if (scrape === undefined || token === undefined) return undefined;
  const wanted = digest(`Bearer ${token}`);
  return async (request) => {
    // Digests have one length, and so the comparison takes one time.
    if (!timingSafeEqual(digest(request.headers.get('authorization') ?? ''), wanted))
      return new Response('Send the token: “Authorization: Bearer …”.\n', {
        status: 401,
        headers: { ...HEADERS, 'WWW-Authenticate': 'Bearer' },
      });
    return new Response(await scrape(), {
      headers: { ...HEADERS, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    });
  };
}
