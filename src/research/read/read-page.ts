import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { squeeze } from '../../kernel/text';
import { blocksOf, plainText, type BlockText } from './blocks';
import { removeBoilerplate, removeHidden } from './clean-page';
import { findDate } from './dates';
import { feedsOf, linksOf, metadataOf, structuredData } from './metadata';
import { recognise } from './recognise';
import type { PageInput, ReadablePage } from './shape';

/** Below this share of the page's text, what Readability chose is a part of the page and not its main text. */
const ENOUGH = 0.4;
/** How far down a page its own date may stand, and how short such a line is. */
const DATELINES = 6;
const LONGEST_DATELINE = 90;

function parse(html: string): Document {
  const whole = /<html[\s>]/i.test(html) ? html : `<!doctype html><html><head></head><body>${html}</body></html>`;
  return parseHTML(whole).document;
}

function mainText(document: Document, title: string): BlockText {
  const mains = document.querySelectorAll('main,[role="main"]');
  const articles = document.querySelectorAll('article');
  const chosen = mains[0] ?? (articles.length === 1 ? articles[0] : undefined);
  const before = (root: Element): readonly { kind: 'heading'; text: string; level: number }[] => {
    const heading = root.querySelector('h1');
    const text = squeeze(heading === null ? title : '');
    return text === '' ? [] : [{ kind: 'heading', text, level: 1 }];
  };
  removeBoilerplate(document.documentElement);
  if (chosen !== undefined) return blocksOf(chosen, before(chosen));
  const whole = blocksOf(document.body, before(document.body));
  const article = new Readability(document.cloneNode(true) as Document).parse();
  if (typeof article?.content !== 'string') return whole;
  const { document: inner } = parseHTML(`<!doctype html><html><body>${article.content}</body></html>`);
  const picked = blocksOf(inner.body, before(inner.body));
  return picked.text.length < whole.text.length * ENOUGH ? whole : picked;
}

function datelineOf({ text, blocks }: BlockText): string | undefined {
  const lines = blocks.slice(0, DATELINES).map(({ start, end }) => text.slice(start, end));
  return lines.filter((line) => line.length <= LONGEST_DATELINE).map((line) => findDate(line)?.day).find((day) => day?.length === 10);
}

/** A page as a reader sees it. Pure, so that it can run in a worker thread. */
export function readPage({ html, url }: PageInput): ReadablePage {
  const document = parse(html);
  const structured = structuredData(document);
  const hasScripts = document.querySelector('script[src],script:not([type])') !== null;
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? undefined;
  const from = base !== undefined && URL.canParse(base, url) ? new URL(base, url).href : url;
  const feeds = feedsOf(document, from);
  removeHidden(document);
  const links = linksOf(document, from);
  const metadata = metadataOf(document, structured);
  const hasArticle = document.querySelector('article') !== null;
  const heading = document.querySelector('h1');
  const main = mainText(document, metadata.title);
  const isDated = hasArticle && document.querySelectorAll('article').length === 1;
  const publishedAt = metadata.publishedAt ?? (isDated ? datelineOf(main) : undefined);
  const count = (kind: string): number => main.blocks.filter((block) => block.kind === kind).length;
  return {
    ...metadata,
    title: metadata.title !== '' ? metadata.title : heading === null ? '' : plainText(heading),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    type: recognise({ title: metadata.title, text: main.text, paragraphs: count('paragraph'), items: count('item'), hasArticle, hasScripts, publishedAt, structured }),
    ...main,
    structured,
    links,
    feeds,
  };
}
