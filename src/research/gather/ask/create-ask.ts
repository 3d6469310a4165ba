import { defined } from '../../../kernel/defined';
import { after, milliseconds, type Clock, type Duration } from '../../../kernel/time';
import type { OutboundFetch, OutboundResult } from '../../../platform/fetch';
import type {
  AskedBody,
  AskedNothing,
  Source,
  SourceKeys,
  SourceQuestion,
} from '../../sources/shape';
import { isSourceOn } from '../../sources';
import { createHosts } from '../hosts/hosts';
import { HostRests, type HostTurns } from '../hosts/turns';
import { asksToWait, BUDGET_OVER, isAnswered, isPassing, judgeResult, nothing } from './judge';
import {
  bodyOf,
  conditionsOf,
  keptOf,
  lifeOf,
  questionName,
  type Freshness,
  type KeptAnswer,
  type KeptAnswers,
} from './kept-answers';
import { formatWithoutKey, whyOff, withKey, withoutKey } from './keys';
import type { Politeness } from './politeness';
import { outboundRequestOf } from './request-of';
import { isCrawlAllowed } from './robots';
import { createRobotsBook } from './robots-book';
import { createTokens, refusesToken } from './tokens';

export interface AskContext {
  readonly outboundFetch: OutboundFetch;
  readonly clock: Clock;
  readonly politeness: Politeness;
  /** The product's name in robots.txt: “ForewordBot”. */
  readonly crawler: string;
  readonly keys?: SourceKeys;
  /** What was answered before, shared by all reports. */
  readonly kept?: KeptAnswers;
  /** Whether a source that is off until it was seen answering was. Without this none is asked but by a probe. */
  readonly isSeen?: (source: Source) => Promise<boolean>;
  /** Whose turn it is at a host, where other processes ask it too. */
  readonly turns?: HostTurns;
  /** For everything of one request; the guard's own where none is given. */
  readonly timeout?: Duration;
}

/** What an answer cost and how it came by. */
export interface Effort {
  readonly requests: number;
  /** Of the requests alone, without waiting for their turn. */
  readonly milliseconds?: number;
  readonly freshness?: Freshness;
}

export type AskOutcome = (AskedBody | AskedNothing) & Effort;
/** An `Ask` that tells what it took. */
export type AskWithEffort = (question: SourceQuestion) => Promise<AskOutcome>;

const RESTING = 'It asked for patience or did not answer, so it was left alone for now.';
const CLOSED = 'Its robots.txt asks us not to read it.';

/**
 * `Retry-After` in seconds or as a date; else one second, then two, then four, each plus up to one
 * more so that retries spread out.
 */
function waitAsked(
  result: OutboundResult,
  attempt: number,
  { clock, politeness }: AskContext,
): Duration {
  const header = result.ok ? result.value.headers['retry-after'] : undefined;
  if (header !== undefined && /^\d{1,6}$/.test(header)) return milliseconds(Number(header) * 1_000);
  const moment = header === undefined ? Number.NaN : Date.parse(header);
  if (!Number.isNaN(moment)) return milliseconds(Math.max(0, moment - clock.now().getTime()));
  return milliseconds(1_000 * 2 ** attempt + Math.floor(politeness.random.next() * 1_000));
}

interface Sent extends Effort {
  readonly result: OutboundResult;
}

/** Asks on behalf of sources: robots.txt first, one request at a time per host, spaced, patient within bounds. */
export function createAsk(context: AskContext): AskWithEffort {
  const {
    outboundFetch,
    clock,
    politeness,
    crawler,
    kept,
    timeout,
    isSeen = async () => false,
  } = context;
  const keys = context.keys ?? {};
  const hosts = createHosts(politeness, context.turns);
  const book = createRobotsBook({ outboundFetch, clock, politeness, hosts });
  const tokens = createTokens({
    outboundFetch,
    clock,
    hosts,
    keys,
    interval: politeness.interval,
    ...defined({ timeout }),
  });

  const send = async (
    question: SourceQuestion,
    conditions: Readonly<Record<string, string>>,
    token: string | undefined,
  ): Promise<Sent> => {
    const { source, url, signal } = question;
    const { host } = new URL(url);
    const keyed = withKey(source, url, keys, { now: clock.now(), token });
    const request = outboundRequestOf(question, keyed, { conditions, timeout });
    let milliseconds = 0;
    const fetchOnce = async (): Promise<OutboundResult> => {
      const since = clock.now().getTime();
      const result = await outboundFetch(request);
      milliseconds += clock.now().getTime() - since;
      return result;
    };
    for (let attempt = 0; ; attempt += 1) {
      const result = await hosts.take(host, politeness.interval(source), fetchOnce, signal);
      if (result.ok || result.failure.code !== 'stopped') hosts.note(host, isAnswered(result));
      const requests = attempt + 1;
      if (!isPassing(result)) return { result, requests, milliseconds };
      const pause = waitAsked(result, attempt, context);
      if (attempt >= politeness.retries || pause > politeness.longestWait) {
        if (asksToWait(result)) hosts.rest(host, pause);
        return { result, requests, milliseconds };
      }
      hosts.pause(host, pause);
    }
  };

  /** Asks with a token where one is wanted; one that was kept and is refused is fetched anew. */
  const sendProven = async (
    question: SourceQuestion,
    conditions: Readonly<Record<string, string>>,
  ): Promise<Effort & { readonly judged: AskedBody | AskedNothing; readonly fetchedAt: Date }> => {
    let milliseconds = 0;
    for (let requests = 0; ;) {
      const ticket = await tokens.find(question.source);
      requests += ticket.requests;
      if ('refused' in ticket)
        return { judged: ticket.refused, fetchedAt: clock.now(), requests, milliseconds };
      question.signal?.throwIfAborted();
      const { result, ...tried } = await send(question, conditions, ticket.token);
      requests += tried.requests;
      milliseconds += tried.milliseconds ?? 0;
      if (ticket.token !== undefined && refusesToken(result))
        await tokens.forget(question.source, ticket.token);
      if (!ticket.isFresh && refusesToken(result)) continue;
      const judged = judgeResult(result);
      const said =
        judged.outcome === 'ok'
          ? {
              ...judged,
              url: withoutKey(question.source, judged.url, keys),
              text: formatWithoutKey(question.source, judged.text, keys, ticket.token),
            }
          : judged;
      return {
        judged: said,
        fetchedAt: result.ok ? new Date(result.value.fetchedAt) : clock.now(),
        requests,
        milliseconds,
      };
    }
  };

  /** The answer to a question, and what is kept of it for the next who asks. */
  const answer = async (
    question: SourceQuestion,
    before: KeptAnswer | undefined,
  ): Promise<AskOutcome> => {
    const { source } = question;
    const { judged, fetchedAt, ...effort } = await sendProven(
      question,
      question.conditions ?? conditionsOf(source, before),
    );
    const name = questionName(question);
    if (judged.outcome === 'not-modified' && before !== undefined) {
      await kept?.confirm(name, clock.now());
      return { ...bodyOf(before, fetchedAt), ...effort, freshness: 'unchanged' };
    }
    if (judged.outcome !== 'ok') return { ...judged, ...effort };
    if (question.into === undefined) await kept?.keep(name, keptOf(judged, clock.now()));
    return { ...judged, ...effort, freshness: 'new' };
  };

  const askOpen = async (question: SourceQuestion): Promise<AskOutcome> => {
    const { source, url } = question;
    const asked = new URL(url);
    const before =
      question.into === undefined ? await kept?.find(questionName(question)) : undefined;
    if (
      before !== undefined &&
      question.isProbe !== true &&
      after(before.checkedAt, lifeOf(source)) > clock.now()
    )
      return { ...bodyOf(before, before.checkedAt), requests: 0, freshness: 'recent' };
    if (hosts.isResting(asked.host)) return { ...nothing('limited', RESTING), requests: 0 };
    const obeys = source.polite.robots === 'obey';
    if (obeys && !isCrawlAllowed(await book.at(asked.origin, question), crawler, url))
      return { ...nothing('blocked', CLOSED), requests: 0 };
    const answered = await answer(question, before);
    if (answered.outcome !== 'ok' || !obeys) return answered;
    // A redirect may have led to a site, or a part of one, that forbids automated reading.
    const landed = new URL(answered.url);
    if (
      landed.href === asked.href ||
      isCrawlAllowed(await book.at(landed.origin, question), crawler, answered.url)
    )
      return answered;
    return { ...nothing('blocked', CLOSED), requests: answered.requests };
  };

  return async (question) => {
    const { source, url, signal, isProbe = false } = question;
    if (
      !isSourceOn(
        source,
        keys,
        source.enabled === 'verify' && (isProbe || (await isSeen(source).catch(() => false))),
      )
    )
      return { ...nothing('off', whyOff(source, keys)), requests: 0 };
    if (!URL.canParse(url))
      return { ...nothing('refused', 'That is not a web address.'), requests: 0 };
    try {
      return await askOpen(question);
    } catch (error) {
      if (error instanceof HostRests) return { ...nothing('limited', RESTING), requests: 0 };
      // A wait that was cut off because the time for the report is over.
      if (signal?.aborted === true || (error instanceof Error && error.message === 'stopped'))
        return { ...BUDGET_OVER, requests: 0 };
      throw error;
    }
  };
}
