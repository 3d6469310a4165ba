import { defined } from '../../../kernel/defined';
import { runCsv } from './formats/run-csv';
import { runDoc } from './documents/run-doc';
import { runFeed } from '../feeds/run-feed';
import { runHtml } from './formats/run-html';
import { fillOf } from './formats/run-items';
import { runJson } from './formats/run-json';
import { runSearch } from './formats/run-search';
import { runSitemap } from './formats/run-sitemap';
import { runXml } from './formats/run-xml';
import type { AskedBody, ParsedAnswer, Source } from '../shape';
import type { Known } from '../definition/template';

/** Takes an answer apart by its source’s kind; what isn’t of that kind is told in a sentence. */
export function parseHere(
  source: Source,
  answer: Omit<AskedBody, 'parse'>,
  known: Known,
): ParsedAnswer | string {
  const { kind } = source;
  if (kind === 'sitemap') {
    const { pages, sitemaps } = runSitemap(answer.text);
    const items = [
      ...pages.map(({ url, modifiedAt }) => ({
        url,
        ...defined({ date: modifiedAt }),
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

/**
 * The same beside the thread that serves pages, where the answer brings a way to. What is more than a thread can take
 * is no answer: it costs the source, and never the shop.
 */
export async function parseAnswer(
  source: Source,
  answer: AskedBody,
  known: Known = {},
): Promise<ParsedAnswer | string> {
  const { parse, ...rest } = answer;
  if (parse === undefined) return parseHere(source, rest, known);
  try {
    return await parse(source, rest, known);
  } catch {
    return `${source.name} answered with more than can be read.`;
  }
}
