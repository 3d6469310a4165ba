import { isCapitalized } from '../../../../kernel/text';
import { phraseFinder, wordSet } from '../../../../language';
import { namesWork, titleAndPlace, withoutOpener } from '../people/job-titles';
import {
  allSentences,
  isFirstParty,
  linesOf,
  pathOf,
  sectionsOf,
  type Document,
  type Draft,
  type Extractor,
  type Line,
} from '../document';
import { wantedIn } from './wanted-titles';

const JOBS_PATHS: ReadonlySet<string> = new Set(
  (
    'career careers hiring job jobs join join-us open-jobs open-positions open-roles opening openings opportunities ' +
    'position positions vacancies vacancy work-for-us work-with-us'
  ).split(' '),
);
/** “/careers”, “/jobs.html”, “/jobs-in-ghent”. */
const isJobsPath = (path: string): boolean =>
  path
    .split('/')
    .some(
      (part) =>
        JOBS_PATHS.has(part.split('.')[0] ?? '') || JOBS_PATHS.has(part.split('-')[0] ?? ''),
    );
const isJobsTitle = phraseFinder(
  `career, job/jobs, join us, opening, open position/role, vacancy, we're hiring, work with us`,
);
const isTitleColumn = phraseFinder(
  '^ job $, ^ job title $, ^ opening $, ^ position $, ^ post $, ^ role $, ^ title $, ^ vacancy $',
);
const isTeamColumn = wordSet('area department discipline division function group team');
const isPlaceColumn = phraseFinder(
  '^ based in $, ^ =city $, ^ =location $, ^ =office $, ^ =place $, ^ =site $, ^ where $',
);
const LONGEST_TITLE = 90;

const cellsOf = ({ text }: Line): readonly string[] => text.split(' | ').map((cell) => cell.trim());

function draft({ block }: Line, value: string, team: string, place: string): Draft {
  const details = { ...(team === '' ? {} : { team }), ...(place === '' ? {} : { place }) };
  return {
    topic: 'hiring',
    attribute: 'job-posting',
    start: block.start,
    end: block.end,
    value,
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
}

/** Tables of open jobs, by what their columns are called. */
function tabled(document: Document): readonly Draft[] {
  let columns: readonly string[] = [];
  return linesOf(document).flatMap((line): readonly Draft[] => {
    if (line.block.kind !== 'row') {
      columns = [];
      return [];
    }
    const cells = cellsOf(line);
    if (cells.some((cell) => isTitleColumn(cell)) && cells.every((cell) => cell.length < 25)) {
      columns = cells;
      return [];
    }
    const cell = (isColumn: (name: string) => boolean): string =>
      cells[columns.findIndex(isColumn)] ?? '';
    const title = cell(isTitleColumn);
    return cells.length !== columns.length || title === '' || title.length > LONGEST_TITLE
      ? []
      : [draft(line, title, cell(isTeamColumn), cell(isPlaceColumn))];
  });
}

/** Lists of open jobs: “Deck Officer, Ghent” below the name of a team. */
function listed(document: Document): readonly Draft[] {
  return sectionsOf(document).flatMap(({ heading, lines }) =>
    lines.flatMap((line): readonly Draft[] => {
      const { title, place } = titleAndPlace(line.text);
      if (
        line.block.kind === 'row' ||
        line.block.kind === 'quote' ||
        title.length > 60 ||
        !namesWork(title) ||
        /[.!?:]$/u.test(line.text) ||
        !isCapitalized(title) ||
        title.split(' ').length > 8
      )
        return [];
      const team =
        heading === undefined ||
        (heading.block.level ?? 1) === 1 ||
        isJobsTitle(heading.text) ||
        heading.text.length > 40
          ? ''
          : heading.text.replace(/\(\d+\)$/u, '').trim();
      return [draft(line, title.trim(), team, place.trim())];
    }),
  );
}

/** A job under a heading of its own, its team and place in the line below. */
function headed(document: Document): readonly Draft[] {
  return sectionsOf(document).flatMap(({ heading, lines }): readonly Draft[] => {
    const [below] = lines;
    if (
      heading === undefined ||
      (heading.block.level ?? 1) < 2 ||
      heading.text.split(' ').length > 8 ||
      !namesWork(heading.text) ||
      !TITLED.test(heading.text) ||
      below === undefined ||
      below.text.length > 80
    )
      return [];
    const parts = below.text
      .split(/[,|–—·•/]/u)
      .map((part) => part.trim())
      .filter((part) => /^\p{Lu}[\p{L} .&-]{1,30}$/u.test(part));
    return parts.length === 0
      ? []
      : [{ ...draft(heading, heading.text, '', parts.join(', ')), end: below.block.end }];
  });
}

const TITLED = /^\p{Lu}[\p{L}&/() -]{3,60}$/u;
const speaksOfWork = phraseFinder(
  `application, apply, as a/an/our/the, become, come, desk, fill, hire/hires, hiring, job/jobs, join/joins, look,
   looking, missing, need, open, opening, position, post, role, search*, seat, seek, seeking, start, team, vacanc*,
   vacant, want, wanted, welcome, work, working`,
);
const CALLED = /(?<![\p{L}’'])(?<title>(?:\p{Lu}[\p{L}&/-]*\s){1,5}\p{Lu}[\p{L}-]*)/gu;

const isOfSomebody = phraseFinder(
  'has been, joined, our chief/founder, said, says, tell/tells/told, was',
);

/** A job’s title anywhere in a sentence of a page of openings that speaks of work: “Come to us as Deck Officer.” */
function called(document: Document): readonly Draft[] {
  return allSentences(document).flatMap(({ text, start, end }) =>
    !speaksOfWork(text) || isOfSomebody(text)
      ? []
      : [...text.matchAll(CALLED)].flatMap((match): readonly Draft[] => {
          const words = withoutOpener(match.groups?.['title'] ?? '');
          const last = words.split(' ').at(-1) ?? '';
          return words.includes(' ') && namesWork(last) && TITLED.test(words)
            ? [{ topic: 'hiring', attribute: 'job-posting', start, end, value: words }]
            : [];
        }),
  );
}

/** “We are hiring a Deck Officer in Ghent.” */
function wanted(document: Document): readonly Draft[] {
  return allSentences(document).flatMap(({ text, start, end }) =>
    wantedIn(text).flatMap(({ title, place }): readonly Draft[] => {
      return namesWork(title) && title.includes(' ')
        ? [
            {
              topic: 'hiring',
              attribute: 'job-posting',
              start,
              end,
              value: title,
              ...(place === '' ? {} : { details: { place } }),
            },
          ]
        : [];
    }),
  );
}

/** Whether a careers page is one open job: it's titled after a job and lies below the list. */
export function isOpening(document: Document): boolean {
  const { kind, title } = document.record;
  return (
    kind === 'page' &&
    isFirstParty(document) &&
    isJobsPath(pathOf(document)) &&
    pathOf(document)
      .split('/')
      .filter((part) => part !== '').length > 1 &&
    namesWork(title) &&
    title.length <= LONGEST_TITLE &&
    !isJobsTitle(title)
  );
}

const speaksOfJobs = phraseFinder('job*, open*, position*, role*, vacanc*');

/** The jobs that the company’s own page of openings names. */
export const listedJobs: Extractor = (document) => {
  const { kind, title } = document.record;
  if (!isFirstParty(document) || !['page', 'news'].includes(kind) || !isJobsPath(pathOf(document)))
    return [];
  const rows = tabled(document);
  const isList =
    speaksOfJobs(`${pathOf(document)} ${title}`.replaceAll('_', ' ')) || isJobsTitle(title);
  const found = [
    ...rows,
    ...(isList ? [...listed(document), ...headed(document)] : []),
    ...wanted(document),
  ];
  const titles = new Set(found.map(({ value }) => String(value).toLowerCase()));
  return [
    ...found,
    ...(isList && !isOpening(document)
      ? called(document).filter(({ value }) => !titles.has(String(value).toLowerCase()))
      : []),
  ];
};
