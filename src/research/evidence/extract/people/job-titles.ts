import { JOB_WORDS, Phrasebook } from '../../../../language';

const WORK = new Phrasebook(JOB_WORDS);

/** Whether somebody’s work is named: “Deck Officer”. */
export const namesWork = (text: string): boolean => WORK.has(text);

const SEPARATOR = /[,|–—(·•]|\s-\s/u;
const PLACE = /^\p{Lu}[^,|–—(·•)]{1,40}(?:, \p{Lu}[\p{L} .]{1,25})?(?=\s*(?:\)|[|·•–—(]|$))/u;
const SHORTEST_TITLE = 3;

/** “Deck Officer, Ghent”: what the job is called, and where it is. */
export function titleAndPlace(text: string): { readonly title: string; readonly place: string } {
  const at = SEPARATOR.exec(text);
  const title = text.slice(0, at?.index ?? 0).trim();
  const place = PLACE.exec(text.slice((at?.index ?? 0) + (at?.[0].length ?? 0)).trim())?.[0];
  return place === undefined || title.length < SHORTEST_TITLE
    ? { title: text, place: '' }
    : { title, place };
}

/** Words that begin such a sentence with a capital and belong to no title. */
const OPENERS: ReadonlySet<string> = new Set(
  (
    'A Also An Apply Are As Be Become Come For Help Hiring In Is Job Join Needed Now Open Our Position Role Seeking ' +
    'Start The This Vacancy Vacant Wanted We Who Work You Your'
  ).split(' '),
);
export function withoutOpener(title: string): string {
  const [first = '', ...rest] = title.split(' ');
  return OPENERS.has(first) && rest.length > 0 ? rest.join(' ') : title;
}
