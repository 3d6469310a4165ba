import { defined } from '../../kernel/defined';
import { layOut, type LayoutLine } from './layout/blocks';
import { findDay } from '../../language';
import { textBelow } from './layout/layout';
import { endArticle } from './main-text/ending';
import { chooseMain } from './main-text/main-text';
import { recogniseType } from './main-text/recognise';
import type { PageInput, ReadablePage } from './shape';
import { typesOf } from './structured';
import { surveyPage, type Survey } from './main-text/survey-page';
import { recogniseWall } from './walls';

/** How far from its heading a page's own date may stand, and how long such a line is at most. */
const BEFORE_HEADING = 2;
const DATELINES = 6;
const LONGEST_DATELINE = 90;

function datelineOf({ segments, view }: Survey): string | undefined {
  const heading = Math.max(0, view.h1);
  const near = segments
    .slice(Math.max(0, heading - BEFORE_HEADING), heading + DATELINES)
    .map(({ text }) => text);
  return near
    .filter((line) => line.length <= LONGEST_DATELINE)
    .map((line) => findDay(line)?.day)
    .find((day) => day?.length === 10);
}

/** A page as a reader sees it. Pure, so that it can run in a worker thread. */
export function readPage(input: PageInput): ReadablePage {
  const survey = surveyPage(input);
  const { metadata, index, structured, segments, view, links, feeds } = survey;
  const likely = chooseMain(view);
  const kind = recogniseType(survey, likely);
  const chosen = kind === 'article' ? endArticle(view, likely) : likely;
  const picked = segments.filter((_, place) => chosen[place]);
  const hasTitle =
    metadata.title === '' ||
    picked.some(({ level, text }) => level === 1 || text === metadata.title);
  const before: readonly LayoutLine[] = hasTitle
    ? []
    : [{ kind: 'heading', text: metadata.title, level: 1 }];
  const main = layOut(picked, before);
  const h1 = index.byTag.get('h1')?.[0];
  const heading = h1 === undefined ? '' : textBelow(h1);
  const { hasScripts, seen } = survey;
  const wall = recogniseWall({
    title: metadata.title,
    heading,
    text: main.text,
    seen,
    hasScripts,
  });
  const isDated =
    index.byTag.get('article')?.length === 1 && !structured.flatMap(typesOf).includes('ItemList');
  const publishedAt = metadata.publishedAt ?? (isDated ? datelineOf(survey) : undefined);
  return {
    ...metadata,
    title: metadata.title === '' ? heading : metadata.title,
    ...defined({ publishedAt }),
    type: wall ?? kind,
    ...main,
    structured,
    links,
    feeds,
  };
}
