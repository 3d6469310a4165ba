import { after, hours, milliseconds, seconds, type Clock } from '../../kernel/time';
import type { OutboundAnswer, OutboundFetch, OutboundResult } from '../../platform/fetch';
import type { Ask, AskedBody, AskedNothing, Source, SourceQuestion } from '../sources';
import { createTurns, type Politeness } from './politeness';
import { ALLOW_ALL, DISALLOW_ALL, isAllowed, parseRobots, type Robots } from './robots';

export interface AskContext {
  readonly outboundFetch: OutboundFetch;
  readonly clock: Clock;
  readonly politeness: Politeness;
  /** The product's name in robots.txt: “ForewordBot”. */
  readonly crawler: string;
}

const ROBOTS_LIVES = hours(24);
const ROBOTS_LIMITS = { maxBytes: 600_000, maxDecompressedBytes: 600_000, timeout: seconds(10), acceptedTypes: ['*/*', 'text/*', 'application/*'] };
const ACCEPTED: Readonly<Record<Source['kind'], readonly string[]>> = {
  json: ['application/json', 'application/*+json', 'text/*', 'application/xml'],
  feed: ['application/rss+xml', 'application/atom+xml', 'application/*+xml', 'application/xml', 'text/*', 'application/json', 'application/*+json'],
  html: ['text/html', 'application/xhtml+xml', 'text/plain'],
  sitemap: ['application/xml', 'text/*', 'application/*+xml'],
};

/** `Retry-After` in seconds or as a date; without one, a second, then two, then four. */
function waitAsked(header: string | undefined, attempt: number, clock: Clock): number {
  if (header !== undefined && /^\d{1,6}$/.test(header)) return Number(header) * 1_000;
  const moment = header === undefined ? Number.NaN : Date.parse(header);
  return Number.isNaN(moment) ? 1_000 * 2 ** attempt : Math.max(0, moment - clock.now().getTime());
}

function nothing(outcome: AskedNothing['outcome'], sentence: string): AskedNothing {
  return { outcome, sentence };
}

function judge(result: OutboundResult): AskedBody | AskedNothing {
  if (!result.ok) {
    const { code, sentence } = result.failure;
    return nothing(['unreachable', 'no-such-host', 'too-slow', 'broken-answer', 'certificate'].includes(code) ? 'unreachable' : 'refused', sentence);
  }
  const { status, url, type, text, headers, fetchedAt } = result.value;
  if (status === 200) return { outcome: 'ok', url, type, text, headers, fetchedAt };
  if (status === 304) return nothing('not-modified', 'Nothing new since it was last read.');
  if (status === 404 || status === 410) return nothing('gone', 'There is no such page.');
  if (status === 402) return nothing('paywall', 'It is behind a paywall.');
  if (status === 401 || status === 403 || status === 451) return nothing('blocked', 'It does not let us read it.');
  if (status === 429 || status === 503) return nothing('limited', 'It asked us to come back later.');
  return nothing('error-page', `It answered with an error (${status}).`);
}

function robotsOf(result: OutboundResult): Robots {
  // RFC 9309: no rules where the file can't be had for a reason of the client's, all closed where the server fails.
  if (!result.ok) return result.failure.code === 'no-such-host' ? ALLOW_ALL : DISALLOW_ALL;
  const { status, text, body } = result.value;
  if (status >= 200 && status < 300) return parseRobots(text === '' ? new TextDecoder().decode(body) : text);
  return status >= 500 || status === 429 ? DISALLOW_ALL : ALLOW_ALL;
}

/** Asks on behalf of sources: robots.txt first, one request at a time per host, spaced, patient within bounds. */
export function createAsk({ outboundFetch, clock, politeness, crawler }: AskContext): Ask {
  const turns = createTurns(politeness);
  const known = new Map<string, { readonly robots: Promise<Robots>; readonly until: Date }>();

  const robotsAt = (origin: string, question: SourceQuestion): Promise<Robots> => {
    const found = known.get(origin);
    if (found !== undefined && found.until > clock.now()) return found.robots;
    const host = new URL(origin).host;
    const robots = turns.take(host, politeness.interval(question.source), () => outboundFetch({ url: `${origin}/robots.txt`, limits: ROBOTS_LIMITS }), question.signal).then(robotsOf);
    known.set(origin, { robots, until: after(clock.now(), ROBOTS_LIVES) });
    return robots;
  };

  const request = async ({ source, url, signal }: SourceQuestion): Promise<OutboundResult> => {
    const limits = { maxBytes: source.polite.maxBytes, maxDecompressedBytes: source.polite.maxBytes * 3, acceptedTypes: ACCEPTED[source.kind] };
    for (let attempt = 0; ; attempt += 1) {
      const result = await turns.take(new URL(url).host, politeness.interval(source), () => outboundFetch({ url, limits, ...(signal === undefined ? {} : { signal }) }), signal);
      const later: OutboundAnswer | undefined = result.ok && (result.value.status === 429 || result.value.status === 503) ? result.value : undefined;
      if (later === undefined || attempt >= politeness.retries) return result;
      const pause = milliseconds(waitAsked(later.headers['retry-after'], attempt, clock));
      if (pause > politeness.longestWait) return result;
      await politeness.wait(pause, signal);
    }
  };

  return async (question) => {
    const { source, url } = question;
    if (source.enabled !== true) return nothing('off', `${source.name} is switched off.`);
    if (!URL.canParse(url)) return nothing('refused', 'That is not a web address.');
    if (source.polite.robots === 'api') return judge(await request(question));
    const asked = new URL(url);
    if (!isAllowed(await robotsAt(asked.origin, question), crawler, url)) return nothing('blocked', 'Its robots.txt asks us not to read it.');
    const answer = judge(await request(question));
    if (answer.outcome !== 'ok') return answer;
    // A redirect may have led to a site, or a part of it, that closes its door.
    const landed = new URL(answer.url);
    if (landed.href === asked.href || isAllowed(await robotsAt(landed.origin, question), crawler, answer.url)) return answer;
    return nothing('blocked', 'Its robots.txt asks us not to read it.');
  };
}
