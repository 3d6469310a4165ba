import { createHash } from 'node:crypto';

/** Anybody may keep it for an hour, and afterwards ask whether it has changed. */
export function keepable(request: Request, body: string | Uint8Array, headers: Readonly<Record<string, string>>): Response {
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`;
  const kept = { ...headers, 'Cache-Control': 'public, max-age=3600', ETag: tag };
  const known = request.headers.get('if-none-match')?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(tag)) return new Response(null, { status: 304, headers: kept });
  return new Response(typeof body === 'string' ? body : Uint8Array.from(body), { headers: kept });
}
