import { isCapitalized } from '../../kernel/text';

const JOINTS = [': ', ' – ', ' — ', ' - '];
const LONGEST = 52;
const SHORTEST = 3;
/** Words, and what joins them in a heading. */
const HEADING = /^\p{Lu}[\p{L}&’',/ -]*$/u;

/** Where the text begins behind a heading that runs into it: “Human capital – We employ …”; 0 where none does. */
export function behindHeading(text: string): number {
  const places = JOINTS.map((joint) => ({ at: text.indexOf(joint), length: joint.length }))
    .filter(({ at }) => at >= SHORTEST && at < LONGEST)
    .toSorted((one, other) => one.at - other.at);
  const [place] = places.filter(({ at, length }) => isCapitalized(text.slice(at + length)));
  const isHeading = HEADING.test(text.slice(0, place?.at));
  return place === undefined || !isHeading ? 0 : place.at + place.length;
}
