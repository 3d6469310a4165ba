import type { Coverage } from './font-coverage';

const SCRIPTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Arabic', /\p{scx=Arabic}/u],
  ['Hebrew', /\p{scx=Hebrew}/u],
  ['Chinese characters', /\p{scx=Han}/u],
  ['Japanese', /\p{scx=Hiragana}|\p{scx=Katakana}/u],
  ['Korean', /\p{scx=Hangul}/u],
  ['Devanagari', /\p{scx=Devanagari}/u],
  ['Thai', /\p{scx=Thai}/u],
  ['emoji', /\p{Extended_Pictographic}|\p{Regional_Indicator}/u],
];

const PATTERNS = new Map(SCRIPTS);

/** Words longer than this are given places to break, so that no name runs over the edge of a page. */
const LONGEST_WORD = 28;
const ZERO_WIDTH_SPACE = '\u200b';

function scriptOf(character: string): string {
  return (
    SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0] ??
    (/\p{L}/u.test(character) ? 'another script' : 'symbol')
  );
}

/** Selectors and joiners that only shape their neighbours; where no font has them they are nothing. */
const SHAPING = /[\p{Cf}\p{Mn}\p{Me}\u{1f3fb}-\u{1f3ff}]/u;

/**
 * The text with every run that the embedded fonts cannot draw named in square brackets: a printed page
 * must not pretend that nothing stood there, and a PDF with a missing glyph is not accessible.
 */
export function printable(text: string, covers: Coverage): string {
  let out = '';
  let open = '';
  for (const character of text) {
    // Joiners and marks belong to the run they stand in.
    if (open !== '' && SHAPING.test(character)) continue;
    if (covers(character.codePointAt(0) ?? 0) && !/[\p{Co}\p{Cn}]/u.test(character)) {
      out += character;
      if (character !== ' ') open = '';
    } else if (!SHAPING.test(character)) {
      // Marks of several scripts belong to the run they stand in.
      const script = PATTERNS.get(open)?.test(character) === true ? open : scriptOf(character);
      if (script !== open) out += `[${script}]`;
      open = script;
    }
  }
  return out.replace(/ {2,}/gu, ' ').trim();
}

export function breakable(text: string, longest = LONGEST_WORD): string {
  return text.replace(
    new RegExp(`[^\\s${ZERO_WIDTH_SPACE}]{${longest}}(?=[^\\s\\p{M}${ZERO_WIDTH_SPACE}])`, 'gu'),
    `$&${ZERO_WIDTH_SPACE}`,
  );
}

/** For a column 3 cm wide: ordinary words stay whole; longer ones may break every few letters. */
export function breakableInNarrow(text: string): string {
  return text.replace(/\S{19,}/gu, (word) => breakable(word, 9));
}
