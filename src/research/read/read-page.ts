import { layOut, type BlockText, type Line } from './blocks';
import { findDate } from './dates';
import { plainText } from './layout';
import { chooseMain } from './main-text';
import { recognise } from './recognise';
import type { PageInput, ReadablePage } from './shape';
import { surveyPage } from './survey-page';

/** How far down a page its own date may stand, and how short such a line is. */
const DATELINES = 6;
const LONGEST_DATELINE = 90;

function datelineOf({ text, blocks }: BlockText): string | undefined {
  const lines = blocks.slice(0, DATELINES).map(({ start, end }) => text.slice(start, end));
  return lines.filter((line) => line.length <= LONGEST_DATELINE).map((line) => findDate(line)?.day).find((day) => day?.length === 10);
}

/** A page as a reader sees it. Pure, so that it can run in a worker thread. */
export function readPage(input: PageInput): ReadablePage {
  const { metadata, index, structured, segments, view, links, feeds, hasScripts } = surveyPage(input);
  const chosen = chooseMain(view);
  const picked = segments.filter((_, place) => chosen[place]);
  const hasTitle = metadata.title === '' || picked.some(({ level, text }) => level === 1 || text === metadata.title);
  const before: readonly Line[] = hasTitle ? [] : [{ kind: 'heading', text: metadata.title, level: 1 }];
  const main = layOut(picked, before);
  const articles = index.byTag.get('article')?.length ?? 0;
  const heading = index.byTag.get('h1')?.[0];
  const publishedAt = metadata.publishedAt ?? (articles === 1 ? datelineOf(main) : undefined);
  const count = (kind: string): number => main.blocks.filter((block) => block.kind === kind).length;
  return {
    ...metadata,
    title: metadata.title !== '' ? metadata.title : heading === undefined ? '' : plainText(heading),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    type: recognise({ title: metadata.title, text: main.text, paragraphs: count('paragraph'), items: count('item'), hasArticle: articles > 0, hasScripts, publishedAt, structured }),
    ...main,
    structured,
    links,
    feeds,
  };
}
