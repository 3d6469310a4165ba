import { bestEncoding, etagOf, holds, packed } from '../../platform/http';
import type { PageContext, PagesHandler } from '../handler';

/** Pages that say the same to everybody and bring no script. */
export const KEPT_PATHS: readonly string[] = [
  '/',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
  '/bot',
  '/sources',
];

/** Whoever reads one of these is likely to order next. */
const AHEAD = { 'Speculation-Rules': '"/order.speculation"' };

interface Kept {
  /** What it says depends on nothing else. */
  readonly of: string;
  readonly etag: string;
  readonly headers: Headers;
  readonly body: ReturnType<typeof packed>;
}

export interface KeptPages {
  readonly handle: PagesHandler;
  /** Renders and packs all of them, so that nobody is the first. */
  warm(context: PageContext): Promise<void>;
}

/** What the pages are made of: the shop's facts, the day's year, and for the list of sources how each stands. */
async function ingredients(path: string, { shop }: PageContext): Promise<string> {
  const { delivery, ...facts } = await shop.facts();
  // Where the usual promise holds no page tells the hour; where another does, it moves by the minute, not by the visit.
  const readyBy = delivery.asUsual ? '' : delivery.readyBy.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return JSON.stringify([
    shop.now().getUTCFullYear(),
    facts,
    { ...delivery, readyBy },
    path === '/sources' ? await shop.sources.list() : null,
  ]);
}

/** Renders the public pages once, and again only when what they say has changed. */
export function keepPages(render: PagesHandler): KeptPages {
  const known = new Map<string, Promise<Kept | Response>>();
  const current = new Map<string, string>();

  const make = async (url: URL, of: string, context: PageContext): Promise<Kept | Response> => {
    const answer = await render(new Request(new URL(url.pathname, url)), context);
    if (answer.status !== 200) return answer;
    const body = new Uint8Array(await answer.arrayBuffer());
    return { of, etag: etagOf(body), headers: answer.headers, body: packed(body) };
  };
  const find = async (url: URL, context: PageContext): Promise<Kept | Response> => {
    const of = await ingredients(url.pathname, context);
    const before = known.get(url.pathname);
    if (before !== undefined && current.get(url.pathname) === of) return before;
    const made = make(url, of, context);
    known.set(url.pathname, made);
    current.set(url.pathname, of);
    const forget = (): void => {
      if (known.get(url.pathname) === made) current.delete(url.pathname);
    };
    // What failed is no page: the next who asks has it rendered anew.
    void made.then((one) => (one instanceof Response ? forget() : undefined), forget);
    return made;
  };

  return {
    async warm(context) {
      for (const path of KEPT_PATHS) {
        const page = await find(new URL(path, 'http://localhost'), context);
        if (!(page instanceof Response))
          for (const encoding of ['br', 'gzip'] as const) page.body(encoding);
      }
    },
    async handle(request, context) {
      const url = new URL(request.url);
      if (!KEPT_PATHS.includes(url.pathname)) return render(request, context);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response('This page is read-only.\n', {
          status: 405,
          headers: { Allow: 'GET, HEAD' },
        });
      // Without a database nobody knows whether it still says what is so; it did a moment ago.
      const page = await find(url, context).catch(async (error: unknown) => {
        const before = await known.get(url.pathname);
        if (before === undefined) throw error;
        return before;
      });
      if (page instanceof Response) return render(request, context);
      const headers = new Headers(page.headers);
      for (const [name, value] of Object.entries({
        ...AHEAD,
        ETag: page.etag,
        Vary: 'Accept-Encoding',
      }))
        headers.set(name, value);
      if (holds(request.headers.get('if-none-match'), page.etag))
        return new Response(null, { status: 304, headers });
      const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '');
      if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
      const body = page.body(encoding);
      headers.set('Content-Length', String(body.length));
      return new Response(request.method === 'HEAD' ? null : body, { headers });
    },
  };
}
