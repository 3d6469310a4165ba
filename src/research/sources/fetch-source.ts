import { createHash } from 'node:crypto';
import { defined } from '../../kernel/defined';
import type { Clock } from '../../kernel/time';
import { nextQuestion } from './reading/ask-next';
import { fetchThrough } from './reading/follow-link';
import { hasOneHost, healthAfter, isAsleep } from './state/health/health';
import type { KnownAs } from './reading/match-items';
import type { HealthStore } from './ports';
import { parseAnswer } from './reading/parse-answer';
import { readAnswer, type SourceReading } from './reading/read-answer';
import type { Ask, AskedBody, AskedNothing, Source } from './shape';
import { fillForm, fillPost, fillTemplate, type Known } from './definition/template';

export interface AskSourceContext {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly health: HealthStore;
}

export interface SourceTask {
  readonly source: Source;
  readonly known: Known;
  readonly knownAs?: KnownAs;
  readonly signal?: AbortSignal;
  /** Asked to see whether it answers: also while it rests, and an answer counts for it on whatever host. */
  readonly isProbe?: true;
}

/** What came of asking a source: where, and what it says. */
export interface SourceAnswer extends SourceReading {
  readonly url: string;
  readonly fetchedAt?: string;
}

const NOTHING = { items: [], apart: [], about: {}, certain: true, fill: {} } as const;

function without(url: string, outcome: SourceReading['outcome'], sentence: string): SourceAnswer {
  return { ...NOTHING, url, outcome, sentence };
}

const NOTHING_THERE: AskedNothing = {
  outcome: 'empty',
  sentence: 'It has nothing about the company.',
};

/** “There is no such page” of a service whose way it is to say that it found nothing. */
function meant({ extract }: Source, answer: AskedNothing): AskedNothing {
  return answer.outcome === 'gone' && extract?.gone === 'empty' ? NOTHING_THERE : answer;
}

async function readFrom(
  { source, known, knownAs }: SourceTask,
  asked: string,
  answer: AskedBody | AskedNothing,
): Promise<SourceAnswer> {
  if (answer.outcome !== 'ok') {
    const { outcome, sentence } = meant(source, answer);
    return without(asked, outcome, sentence);
  }
  return {
    ...readAnswer(source, answer, known, knownAs, await parseAnswer(source, answer, known)),
    url: answer.url,
    fetchedAt: answer.fetchedAt,
  };
}

/**
 * Asks one source about one company: skips it while it rests, tries its addresses in order until one
 * has something, reads the answer and remembers how the source did.
 */
export async function fetchSource(
  { ask, clock, health }: AskSourceContext,
  task: SourceTask,
): Promise<SourceAnswer> {
  const { source, known, signal, isProbe = false } = task;
  const { post, form } = source.request;
  const body =
    post !== undefined
      ? fillPost(post, known)
      : form !== undefined
        ? fillForm(form, known)
        : undefined;
  const urls = source.request.urls.flatMap((template) => fillTemplate(template, known) ?? []);
  if (urls.length === 0 || ((post ?? form) !== undefined && body === undefined))
    return without('', 'not-applicable', `What ${source.name} must be told is not known.`);
  const isWatched = hasOneHost(source);
  if (isWatched && !isProbe && isAsleep(await health.find(source.id), clock.now()))
    return without(
      urls[0] ?? '',
      'off',
      `${source.name} failed again and again and rests for a while.`,
    );
  let last = without('', 'not-applicable', '');
  for (const url of urls) {
    const how = {
      source,
      ...defined({ signal }),
      ...(isProbe ? { isProbe } : {}),
    };
    const first = await fetchThrough(ask, { ...how, url, ...defined({ body }) });
    const next = first.outcome === 'ok' ? nextQuestion(source, first.text, known) : undefined;
    const answer =
      next === 'nothing'
        ? NOTHING_THERE
        : next === undefined
          ? first
          : await ask({ ...how, url: next.url });
    const before = last;
    last = await readFrom(task, next === undefined || next === 'nothing' ? url : next.url, answer);
    // A page that isn’t there says less than one that had nothing.
    if (before.outcome === 'empty' && last.outcome === 'gone') last = before;
    // A company’s host that is ill says nothing of the source, one that answers does.
    if (isWatched || (isProbe && (last.outcome === 'ok' || last.outcome === 'empty'))) {
      const { outcome, items, apart, fill } = last;
      const hash =
        answer.outcome === 'ok'
          ? createHash('sha256')
              .update(answer.bytes ?? answer.text)
              .digest('hex')
          : undefined;
      await health.change(source.id, (before) =>
        healthAfter(before, {
          outcome,
          at: clock.now(),
          items: items.length + apart.length,
          fill,
          ...defined({ body: hash }),
        }),
      );
    }
    if (last.outcome === 'ok' || last.outcome === 'over-budget' || last.outcome === 'off') break;
  }
  return last;
}
