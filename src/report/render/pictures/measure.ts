const NARROW = /[ijl.,:;'’‘|!()[\]fIrt·]/u;
const BROAD = /[mwMW@%—…“”]/u;
const CAPITAL = /[A-Z&#?+=<>~−–]/u;
const DIGIT = /[0-9$€£]/u;
/** Drawn on a square: ideographs, kana, hangul, and pictures. */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}\uff00-\uff60]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const NOTHING = /[\p{M}\p{Cf}]/u;

/** In parts of the size of letters. Rather too wide than too narrow: no font is at hand, and nothing may overlap. */
function advance(character: string): number {
  if (character === ' ') return 0.28;
  if (NOTHING.test(character)) return 0;
  if (EAST_ASIAN.test(character) || PICTURE.test(character)) return 1.35;
  if (BROAD.test(character)) return 0.98;
  if (NARROW.test(character)) return 0.38;
  if (DIGIT.test(character)) return 0.61;
  if (CAPITAL.test(character)) return 0.68;
  return character <= '\u024f' ? 0.6 : 0.85;
}

export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += advance(character);
  return width * size;
}

/** Whole if there is room, else cut and ended with “…”. */
export function fit(text: string, room: number, size: number): string {
  if (widthOf(text, size) <= room) return text;
  let width = advance('…') * size;
  let kept = '';
  for (const character of text) {
    width += advance(character) * size;
    if (width > room) break;
    kept += character;
  }
  const space = kept.lastIndexOf(' ');
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).trimEnd()}…`;
}

/** In at most so many lines, broken between words, the last one cut if it must be. */
export function wrap(text: string, room: number, size: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer, size) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  const kept =
    lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] : lines;
  return kept.map((one) => fit(one, room, size));
}
