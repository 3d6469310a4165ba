import { isCapitalized, trimEndSigns } from '../../../../kernel/text';
import { Phrasebook } from '../../../../language';

const ENDS_NAME = ',.;:!?…()’"”';
/** The capitalized words that a text begins with, up to so many. */
function capitalsOf(text: string, most: number): string {
  const names: string[] = [];
  for (const word of text.split(' ').slice(0, most)) {
    const name = trimEndSigns(word, ENDS_NAME);
    if (!isCapitalized(name)) break;
    names.push(name);
    if (name !== word) break;
  }
  return names.join(' ');
}
const MOST_IN_TITLE = 6;
const MOST_IN_PLACE = 4;
const WANTING = new Phrasebook([
  [
    'wanting',
    `hiring, in need of, join us as, looking for, =open, open for, =opening, =openings, opening for, recruiting,
     searching for, seeking, vacancy for, wanted, we need`,
  ],
]);
const OPENERS = new Phrasebook(
  [['opener', '^ : (<before>) (<before>) (<before>), ^ <before> (<before>) (<before>)']],
  [['before', 'a, an, another, new, one, our next']],
);
const LEADS_TO_PLACE = new Phrasebook([['lead', '^ =at/for our, ^ in, ^ (']]);
/** “ in Ghent”, “ (Ghent)” */
function placeOf(behind: string): string {
  const [lead] = LEADS_TO_PLACE.find(behind);
  return lead === undefined ? '' : capitalsOf(behind.slice(lead.end).trimStart(), MOST_IN_PLACE);
}

interface Wanted {
  readonly title: string;
  readonly place: string;
}

/** “We are looking for a Deck Officer in Ghent”: what stands behind such words, as long as it is capital. */
export function wantedIn(text: string): readonly Wanted[] {
  return WANTING.find(text).flatMap(({ start, end }): readonly Wanted[] => {
    // “Open Systems Engineer” is all name; “Looking for a” and “Join us as” begin sentences.
    if (!/^\p{Ll}|^Wanted\b|\s\p{Ll}/u.test(text.slice(start, end))) return [];
    const [opener] = OPENERS.find(text.slice(end));
    const behind = text.slice(end + (opener?.end ?? 0)).trimStart();
    const title = capitalsOf(behind, MOST_IN_TITLE);
    return title === '' ? [] : [{ title, place: placeOf(behind.slice(title.length)) }];
  });
}
