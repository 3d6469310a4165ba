import { trimEndSigns } from '../../../../kernel/text';
import { findDay, personNamed, Phrasebook, phraseFinder, readDays } from '../../../../language';
import {
  isPermanentPage,
  linesOf,
  sectionsOf,
  sentencesOf,
  type Document,
  type Draft,
  type Extractor,
  type Line,
} from '../document';

const isOffice = phraseFinder(
  `=ceo, =cfo, =chair, =chairman, =chairperson, =chairwoman, =chief, =cio, =cmo, co =founder, =coo,
   =counsel, =cpo, =cro, =cso, =cto, =director, =evp, =founder, =head of, =officer, =partner,
   =president, =principal, =secretary, =svp, =treasurer, =vp`,
);
const saysChiefExecutive = phraseFinder('ceo, chief executive');
const saysBegun = phraseFinder(
  'appointed, arrived, became, joined, named, since, started, took on, took over',
);
/** Longer than this it is a sentence about somebody and no title. */
const LONGEST_TITLE = 70;

function isTitle(text: string): boolean {
  return text.length <= LONGEST_TITLE && isOffice(text) && !/[.!?]$/.test(text) && !isFormer(text);
}

const isFormer = phraseFinder('ex, =former, formerly, until');
/** Where the telling of a post begins. */
const POSTS = new Phrasebook([['post', 'appointed, became, since, took on, took over']]);

/** The day they started in this role, else at the company, from the sentences below the name. */
function since(lines: readonly Line[]): { readonly day: string; readonly end: number } | undefined {
  const told = lines
    .flatMap(sentencesOf)
    .slice(0, 3)
    .filter(({ text }) => saysBegun(text))
    .flatMap((sentence) => {
      const post = sentence.text.slice(POSTS.find(sentence.text)[0]?.start);
      const date = findDay(post) ?? findDay(sentence.text);
      return date === undefined ? [] : [{ day: date.day, end: sentence.end }];
    });
  return told[0];
}

function person(
  line: Line,
  name: string,
  title: string,
  end: number,
  begun: { day: string; end: number } | undefined,
  board: boolean,
): Draft {
  const chief = saysChiefExecutive(title) && !board;
  return {
    topic: 'leadership',
    attribute: chief ? 'chief-executive' : board ? 'board' : 'leadership',
    start: line.block.start,
    end: begun?.end ?? end,
    value: name,
    details: { title, ...(begun === undefined ? {} : { since: begun.day }) },
  };
}

/** “Name” as a heading with a title below it, as most leadership pages have it. */
function headed(document: Document): readonly Draft[] {
  return sectionsOf(document).flatMap(({ heading, lines }) => {
    const [title, ...rest] = lines;
    if (heading === undefined || title === undefined) return [];
    const named = personNamed(title.text.split(/,|\s[–—(]/u)[0]?.trim() ?? '');
    if (isTitle(heading.text) && named !== undefined)
      return [
        person(heading, named, heading.text, title.block.end, since([title, ...rest]), false),
      ];
    const headed = personNamed(heading.text);
    if (headed === undefined || !isTitle(title.text)) return [];
    return [person(heading, headed, title.text, title.block.end, since(rest), false)];
  });
}

const SINCE = 'appointed, as of, from, joined, since';
const BEGINS = new Phrasebook([['since', SINCE]]);
const saysSince = phraseFinder('^ <since>, ^ in (the/this) office/role/post <since>', [
  ['since', SINCE],
]);
const isOfBeginning = (told: string): boolean =>
  saysSince(told) || /^[^|]{4,23}(?:\||$)/u.test(told);

const saysBoard = phraseFinder('board, directors');

/** “Name, title” in a list or a table's row. */
function listed(document: Document): readonly Draft[] {
  let board = false;
  return linesOf(document).flatMap((line) => {
    if (line.block.kind === 'heading') board = saysBoard(line.text);
    if (line.block.kind !== 'item' && line.block.kind !== 'row') return [];
    const match = /^([^,|–—]{5,50}?)\s*(?:,|\||–|—)\s*([^.;|]{3,70})/u.exec(line.text);
    const [, name = '', told = ''] = match ?? [];
    const titled = told.slice(0, BEGINS.find(told)[0]?.start);
    const title = trimEndSigns(titled, ' ,(–—-');
    const whole = (match?.[0] ?? '').slice(
      0,
      (match?.[0] ?? '').indexOf(title, name.length) + title.length,
    );
    const named = personNamed(name.trim());
    if (named === undefined || !isTitle(title.trim())) return [];
    const rest = line.text.slice(whole.length);
    const [day] = isOfBeginning(rest.replace(/^\s*[|,;(–—-]?\s*/u, '')) ? readDays(rest) : [];
    const begun = day === undefined ? undefined : { day: day.day, end: line.block.end };
    return [
      person(line, named, title.trim(), line.block.start + whole.trimEnd().length, begun, board),
    ];
  });
}

export const peopleOnPage: Extractor = (document) => {
  const { topics } = document.record;
  if (!isPermanentPage(document) || !(topics.includes('leadership') || topics.includes('snapshot')))
    return [];
  return [...headed(document), ...listed(document)];
};
