import { defined } from '../../../kernel/defined';
import { after, hours, minutes, seconds, type Clock } from '../../../kernel/time';
import type { OutboundFetch, OutboundResult } from '../../../platform/fetch';
import type { SourceQuestion } from '../../sources/shape';
import type { Hosts } from '../hosts/hosts';
import type { Politeness } from './politeness';
import { ALLOW_ALL, DISALLOW_ALL, parseRobots, type Robots } from './robots';

/** RFC 9309: a day at the most. What a failing server made us believe is asked again sooner. */
const RULES_LIVE = hours(24);
const FAILURE_LIVES = minutes(10);
/** Some files are large, and a shop runs for months: the site that was first known is forgotten first. */
const MOST_SITES = 1_000;
/** The first 512 KiB are read; a longer file is taken in whole, up to here, so that those can be. */
const LIMITS = {
  maxBytes: 5_000_000,
  maxDecompressedBytes: 5_000_000,
  timeout: seconds(10),
  acceptedTypes: ['*'],
  maxRedirects: 5,
};

interface Page {
  readonly robots: Robots;
  readonly failed: boolean;
}

function pageOf(result: OutboundResult): Page {
  // RFC 9309: without the file because of a client error or endless redirects, all is open; if the
  // server fails, all is closed.
  if (!result.ok) {
    const open =
      result.failure.code === 'no-such-host' || result.failure.code === 'too-many-redirects';
    return { robots: open ? ALLOW_ALL : DISALLOW_ALL, failed: true };
  }
  const { status, text, body } = result.value;
  if (status >= 200 && status < 300)
    return {
      robots: parseRobots(text === '' ? new TextDecoder().decode(body) : text),
      failed: false,
    };
  const closed = status >= 500 || status === 429;
  return { robots: closed ? DISALLOW_ALL : ALLOW_ALL, failed: closed };
}

export interface RobotsBook {
  at(origin: string, question: SourceQuestion): Promise<Robots>;
}

interface BookContext {
  readonly outboundFetch: OutboundFetch;
  readonly clock: Clock;
  readonly politeness: Politeness;
  readonly hosts: Hosts;
}

/** The rules of each site, asked for once and remembered for a day at most. */
export function createRobotsBook({
  outboundFetch,
  clock,
  politeness,
  hosts,
}: BookContext): RobotsBook {
  const known = new Map<string, { readonly page: Promise<Page>; until: Date }>();
  const ask = async (origin: string, { source, signal }: SourceQuestion): Promise<Page> => {
    const { host } = new URL(origin);
    const fetchOnce = (): Promise<OutboundResult> =>
      outboundFetch({
        url: `${origin}/robots.txt`,
        limits: LIMITS,
        ...defined({ signal }),
      });
    const result = await hosts.take(host, politeness.interval(source), fetchOnce, signal);
    if (!result.ok && result.failure.code === 'stopped') throw new Error('stopped');
    hosts.note(host, result.ok || result.failure.code === 'type');
    return pageOf(result);
  };
  return {
    async at(origin, question) {
      const found = known.get(origin);
      if (found !== undefined && found.until > clock.now()) return (await found.page).robots;
      const page = ask(origin, question);
      const entry = { page, until: after(clock.now(), RULES_LIVE) };
      known.set(origin, entry);
      const [oldest] = known.keys();
      if (known.size > MOST_SITES && oldest !== undefined) known.delete(oldest);
      try {
        const { robots, failed } = await page;
        if (failed) entry.until = after(clock.now(), FAILURE_LIVES);
        return robots;
      } catch (error) {
        // Stopped half-way: nothing was learned, and the next report asks for itself.
        if (known.get(origin) === entry) known.delete(origin);
        throw error;
      }
    },
  };
}
