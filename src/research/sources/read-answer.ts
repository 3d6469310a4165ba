import { plural } from '../../kernel/text';
import { judgeNothing, judgeWhole } from './judge-answer';
import { meaningFault } from './meaning';
import { matchItems, type KnownAs } from './match-items';
import { runCsv } from './run-csv';
import { runDoc } from './run-doc';
import { runFeed } from './feeds/run-feed';
import { sentenceOf, siftItems } from './refusal/refuse-items';
import { runHtml } from './run-html';
import { fillOf } from './run-items';
import { runJson } from './run-json';
import { runSearch } from './run-search';
import { runSitemap } from './run-sitemap';
import { runXml } from './run-xml';
import type { AskedBody, OutcomeCode, Source, SourceItem } from './shape';
import type { Known } from './template';

/** What an answer says, whatever kind of source gave it. */
export interface SourceReading {
  readonly outcome: OutcomeCode;
  readonly sentence: string;
  /** Those about the company. */
  readonly items: readonly SourceItem[];
  /** Those that may be about another, kept apart and never used. */
  readonly apart: readonly SourceItem[];
  readonly about: SourceItem;
  /** False where “nothing” may as well mean that the service doesn’t know what was asked for. */
  readonly certain: boolean;
  readonly fill: Readonly<Record<string, number>>;
  /** The whole answer of a service, for those few sources that a mapping can’t say. */
  readonly body?: unknown;
}

type Read = Pick<SourceReading, 'items' | 'about' | 'fill' | 'body'>;

function run(source: Source, answer: AskedBody, known: Known): Read | string {
  const { kind } = source;
  if (kind === 'sitemap') {
    const { pages, sitemaps } = runSitemap(answer.text);
    const items = [
      ...pages.map(({ url, modifiedAt }) => ({
        url,
        ...(modifiedAt === undefined ? {} : { date: modifiedAt }),
      })),
      ...sitemaps.map((url) => ({ url, kind: 'sitemap' })),
    ];
    return items.length === 0 && !/<(?:\w+:)?(?:urlset|sitemapindex)/i.test(answer.text)
      ? `${source.name} answered something that is no sitemap.`
      : { items, about: {}, fill: fillOf(items, ['url']) };
  }
  if (kind === 'feed') {
    const read = runFeed(source, answer.text, answer.url);
    return read.ok
      ? { items: read.value, about: {}, fill: fillOf(read.value, ['title', 'url', 'date', 'html']) }
      : read.failure.sentence;
  }
  const read = {
    json: () => runJson(source, answer.text, known),
    xml: () => runXml(source, answer.text, known),
    search: () => runSearch(source, answer.text, known),
    html: () => runHtml(source, answer, known),
    csv: () => runCsv(source, answer, known),
    doc: () => runDoc(source, answer, known),
  }[kind]();
  return read.ok ? read.value : read.failure.sentence;
}

function nothing(outcome: OutcomeCode, sentence: string): SourceReading {
  return { outcome, sentence, items: [], apart: [], about: {}, certain: true, fill: {} };
}

/** Reads a source's answer: by its sayings, its runner, its mapping and its match. Nothing an answer holds makes it throw. */
export function readAnswer(
  source: Source,
  answer: AskedBody,
  known: Known = {},
  knownAs?: KnownAs,
): SourceReading {
  const read = run(source, answer, known);
  const isNothing =
    typeof read === 'string' || (read.items.length === 0 && source.extract !== undefined);
  const told = isNothing ? judgeNothing(source, answer) : judgeWhole(source, answer);
  if (told !== undefined) return nothing(...told);
  if (typeof read === 'string') return nothing('shape-changed', read);
  const fault = meaningFault(source, read, known);
  if (fault !== undefined) return nothing('shape-changed', fault);
  const { fetchedAt } = answer;
  const { items: kept, refused } = siftItems(source, read, { fetchedAt, known, knownAs });
  const { about: items, apart } =
    knownAs === undefined ? { about: kept, apart: [] } : matchItems(source, kept, knownAs);
  const isWhole =
    source.extract === undefined &&
    (source.kind === 'json' || (source.kind === 'html' && answer.text.trim() !== ''));
  const unsure = read.items.length === 0 && source.extract?.emptyMeans === 'unknown';
  const sentence =
    items.length > 0
      ? `${plural(items.length, 'entry', 'entries')} read.`
      : apart.length > 0
        ? 'What it found is about others.'
        : refused.length > 0
          ? (sentenceOf(refused) ?? '')
          : unsure
            ? 'It lists nothing; it says the same of a name it doesn’t know.'
            : isWhole
              ? 'It was read.'
              : 'It has nothing about the company.';
  return {
    outcome: items.length > 0 || isWhole ? 'ok' : 'empty',
    sentence,
    items,
    apart,
    about: read.about,
    certain: !unsure,
    fill: read.fill,
    ...(read.body === undefined ? {} : { body: read.body }),
  };
}
