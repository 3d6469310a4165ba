import { capitalized, isCapitalized } from '../../../../kernel/text';
import { Phrasebook, phraseFinder, PHRASES_TOLD_SHORTER, rewriting } from '../../../../language';
import { limitsTheRest } from './shorten';

/** The shorter of two ways to say one thing, before the longer ones that it replaces. */
const inPlainer = rewriting(PHRASES_TOLD_SHORTER);

export function inPlainPhrases(text: string): string {
  const plain = withSmallTitles(withoutEcho(inPlainer(text)));
  return isCapitalized(text) ? capitalized(plain) : plain;
}

/** “Its clerks are in nine states, with half of its clerks in Ohio”: the second time they are “them”. */
const ECHO =
  /^(?<first>(?:Its|Our|\p{Lu}[\p{L} ]{0,40}’s?) (?<noun>\p{Ll}{3,20}s) [^;.]{3,120}? of )(?:its|our) \k<noun>\b/u;
const withoutEcho = (text: string): string => text.replace(ECHO, '$<first>them');

/** An office has small letters, but for the one before a name. */
const OFFICES = new Phrasebook([
  [
    'office',
    'chair/chairman/chairwoman of the board, =chief * =officer, =general =counsel, =vice =president',
  ],
]);
function withSmallTitles(text: string): string {
  return OFFICES.find(text).reduce((told, { start, end }) => {
    if (isCapitalized(text.slice(end).trimStart())) return told;
    return told.slice(0, start) + text.slice(start, end).toLowerCase() + told.slice(end);
  }, text);
}

/** “As a remote company, …”: what it calls itself, and not what it does. */
const SELF = new Phrasebook(
  [['self', '^ as a/an (*) (*) (*) (*) (*) <body> _']],
  [['body', 'business, company, employer, organization, nonprofit, startup, team, workplace']],
);

export function withoutSelfPortrait(text: string): string {
  const [found] = SELF.find(text);
  const rest = text.slice(found?.end ?? 0).trimStart();
  if (found?.start !== 0 || !/^\p{L}/u.test(rest)) return text;
  // “As a member of the team, …” says who is meant.
  return / of /u.test(text.slice(0, found.end)) ? text : capitalized(rest);
}

/** “…, along with other makers, is …”: others share the fact, and it holds without them. */
const COMPANIONS = new Phrasebook([
  ['companion', '_ along with (certain/many) other, _ along with several'],
]);
const goesOn = phraseFinder('^ are/had/has/have/is/was/were');

/** “…, a leading maker of bags”: praise behind a name, at the end. */
const PRAISE = new Phrasebook(
  [['praise', '_ a/an/the <best>, _ =one of the <best>']],
  [
    [
      'best',
      'global leader, innovative, leader, leading, premier, renowned, trusted, world leader',
    ],
  ],
);

export function withoutPraise(text: string): string {
  const [found] = PRAISE.find(text);
  if (found === undefined || !text.endsWith('.') || text.includes(',', found.end)) return text;
  const praise = text.slice(found.start);
  // A figure, or what bounds the rest, is no praise.
  if (/\d/u.test(praise) || limitsTheRest(praise)) return text;
  return `${text.slice(0, found.start).trimEnd()}.`;
}

export function withoutCompanions(text: string): string {
  const [found] = COMPANIONS.find(text);
  const comma = text.indexOf(',', found?.end);
  if (found === undefined || comma < 0 || !goesOn(text.slice(comma + 1))) return text;
  return text.slice(0, found.start) + text.slice(comma);
}
