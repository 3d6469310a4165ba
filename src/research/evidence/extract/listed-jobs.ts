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
} from './document';

const JOBS_PAGE =
  /\/(?:careers?|jobs?|openings?|positions?|vacanc(?:y|ies)|open-(?:roles|positions|jobs)|opportunities|join(?:-us)?|work-(?:with|for)-us|hiring)(?:\/|$|\.|-)/u;
const JOBS_TITLE =
  /\b(?:jobs?|open(?:ings?| roles| positions)|vacanc(?:y|ies)|careers?|join us|work with us|we(?:’|')re hiring)\b/iu;
const TITLE_COLUMN = /^(?:position|job(?: title)?|role|title|opening|vacancy|post)s?$/iu;
const TEAM_COLUMN = /^(?:team|department|function|area|group|division|discipline)$/iu;
const PLACE_COLUMN = /^(?:location|place|office|city|where|site|based in)$/iu;
const WORK =
  /\b(?:engineer|manager|designer|analyst|developer|director|lead|specialist|associate|representative|executive|technician|scientist|accountant|coordinator|administrator|officer|counsel|intern|apprentice|architect|consultant|recruiter|assistant|operator|planner|writer|editor|nurse|driver|mechanic|machinist|welder|buyer|controller|partner|head|clerk|researcher|strategist|trainer|supervisor|captain|chef|teacher|electrician|inspector|agent|advis[eo]r|programmer|marketer|producer|owner|fitter|auditor|bookkeeper|generalist|chemist|physicist|surveyor|receptionist|salesperson|dispatcher|attorney|paralegal|translator|copywriter|photographer|economist|statistician|biologist|actuary|underwriter|broker|trader|teller|foreman|toolmaker|assembler|packer|picker|courier|pilot|steward|counselor|therapist|pharmacist|physician|veterinarian|instructor|tutor|librarian)s?\b/iu;
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
    if (cells.some((cell) => TITLE_COLUMN.test(cell)) && cells.every((cell) => cell.length < 25)) {
      columns = cells;
      return [];
    }
    const cell = (pattern: RegExp): string =>
      cells[columns.findIndex((column) => pattern.test(column))] ?? '';
    const title = cell(TITLE_COLUMN);
    return cells.length !== columns.length || title === '' || title.length > LONGEST_TITLE
      ? []
      : [draft(line, title, cell(TEAM_COLUMN), cell(PLACE_COLUMN))];
  });
}

/** Lists of open jobs: “Deck Officer, Ghent” below the name of a team. */
function listed(document: Document): readonly Draft[] {
  return sectionsOf(document).flatMap(({ heading, lines }) =>
    lines.flatMap((line): readonly Draft[] => {
      const match =
        /^(?<title>[^,|–—(·•]{3,60}?)\s*(?:,|\||–|—|·|•|\s-\s|\()\s*(?<place>\p{Lu}[^,|–—(·•)]{1,40}(?:, \p{Lu}[\p{L} .]{1,25})?)\)?(?:\s*[|·•–—(].*)?$/u.exec(
          line.text,
        );
      const { title = line.text, place = '' } = match?.groups ?? {};
      if (
        line.block.kind === 'row' ||
        line.block.kind === 'quote' ||
        title.length > 60 ||
        !WORK.test(title) ||
        /[.!?:]$/u.test(line.text) ||
        !/^\p{Lu}/u.test(title) ||
        title.split(' ').length > 8
      )
        return [];
      const team =
        heading === undefined ||
        (heading.block.level ?? 1) === 1 ||
        JOBS_TITLE.test(heading.text) ||
        heading.text.length > 40
          ? ''
          : heading.text.replace(/\s*\(\d+\)$/u, '');
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
      !WORK.test(heading.text) ||
      !TITLED.test(heading.text) ||
      below === undefined ||
      below.text.length > 80
    )
      return [];
    const parts = below.text
      .split(/\s*(?:,|\||–|—|·|•|\/)\s*/u)
      .filter((part) => /^\p{Lu}[\p{L} .&-]{1,30}$/u.test(part));
    return parts.length === 0
      ? []
      : [{ ...draft(heading, heading.text, '', parts.join(', ')), end: below.block.end }];
  });
}

const TITLED = /^\p{Lu}[\p{L}&/() -]{3,60}$/u;
const WANTED =
  /\b(?:hiring|looking for|seeking|searching for|recruiting|in need of|[Ww]e need|open(?:ing)? for|vacancy for|openings?:|open:|join us as|[Ww]anted:?)\s+(?:an?\s+|another\s+|one\s+|our next\s+|new\s+)*(?<title>(?:\p{Lu}[\p{L}&/-]*\s){0,5}\p{Lu}[\p{L}-]*)(?:\s*(?:\(|in\s+|at\s+our\s+|for\s+our\s+)(?<place>\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)*))?/gu;

const OF_WORK =
  /\b(?:join|comes?|work(?:s|ing)?|apply|applications?|seek(?:s|ing)?|needs?|hir(?:e|es|ing)|opening|open|position|role|job|vacanc\w+|vacant|become|as (?:an?|our|the)|want(?:s|ed)?|look(?:s|ing)|team|fill|search\w*|missing|welcome|post|seat|desk|start)\b/iu;
const CALLED =
  /(?<![\p{L}’'])(?<title>(?:\p{Lu}[\p{L}&/-]*\s){1,5}\p{Lu}[\p{L}-]*)(?:\s*(?:,|\(|–|—|·|\|)?\s*(?:in|at|based in|for our office in)?\s*(?<place>\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)*))?/gu;

/** A job’s title anywhere in a sentence of a page of openings that speaks of work: “Come to us as Deck Officer.” */
function called(document: Document): readonly Draft[] {
  return allSentences(document).flatMap(({ text, start, end }) =>
    !OF_WORK.test(text) ||
    /\b(?:sa(?:id|ys)|told|tells|joined|has been|was|our (?:chief|founder))\b/iu.test(text)
      ? []
      : [...text.matchAll(CALLED)].flatMap((match): readonly Draft[] => {
          const words = (match.groups?.['title'] ?? '').replace(
            /^(?:Join|Work|Apply|Become|Be|We|Our|The|A|An|As|Open|Wanted|Now|Position|Role|Job|Vacancy|Hiring|Are|You|Come|Start|Who|Your|This|For|In|Is|Seeking|Needed|Vacant|Also|Help)\s/u,
            '',
          );
          const last = words.split(' ').at(-1) ?? '';
          return words.includes(' ') && WORK.test(last) && TITLED.test(words)
            ? [{ topic: 'hiring', attribute: 'job-posting', start, end, value: words }]
            : [];
        }),
  );
}

/** “We are hiring a Deck Officer in Ghent.” */
function wanted(document: Document): readonly Draft[] {
  return allSentences(document).flatMap(({ text, start, end }) =>
    [...text.matchAll(WANTED)].flatMap((match): readonly Draft[] => {
      const { title = '', place = '' } = match.groups ?? {};
      return WORK.test(title) && title.includes(' ')
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

/** Whether a page of the company’s careers is one open job: it is called by what somebody does, and stands below the list. */
export function isOpening(document: Document): boolean {
  const { kind, title } = document.record;
  return (
    kind === 'page' &&
    isFirstParty(document) &&
    JOBS_PAGE.test(pathOf(document)) &&
    pathOf(document)
      .split('/')
      .filter((part) => part !== '').length > 1 &&
    WORK.test(title) &&
    title.length <= LONGEST_TITLE &&
    !JOBS_TITLE.test(title)
  );
}

/** The jobs that the company’s own page of openings names. */
export const listedJobs: Extractor = (document) => {
  const { kind, title } = document.record;
  if (
    !isFirstParty(document) ||
    !['page', 'news'].includes(kind) ||
    !JOBS_PAGE.test(pathOf(document))
  )
    return [];
  const rows = tabled(document);
  const isList =
    /\b(?:open|opening|vacanc|position|role|job)/iu.test(`${pathOf(document)} ${title}`) ||
    JOBS_TITLE.test(title);
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
