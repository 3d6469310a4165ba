/** How much of an answer its skeleton keeps: so many things of a list, so many characters of a text. */
export interface Cut {
  readonly things: number;
  readonly text: number;
}

/** From small to whole; the first that still reads as the answer does is kept. */
export const CUTS: readonly Cut[] = [
  { things: 2, text: 240 },
  { things: 4, text: 500 },
  { things: 10, text: 1_500 },
  { things: 40, text: 6_000 },
];
export const UNCUT: Cut = { things: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY };

/** Ends at a tag or a word, so that neither is torn. */
export function cutText(text: string, { text: most }: Cut): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const open = cut.lastIndexOf('<');
  const whole = open > cut.lastIndexOf('>') ? cut.slice(0, open) : cut;
  const end = Math.max(whole.lastIndexOf(' '), whole.lastIndexOf('>') + 1);
  return end > most / 2 ? whole.slice(0, end) : whole;
}

/** The first things, each further one with a part that is new, and the barest, which shows what may be missing. */
export function chooseThings<Thing>(
  things: readonly Thing[],
  partsOf: (thing: Thing) => readonly string[],
  { things: most }: Cut,
): readonly Thing[] {
  if (things.length <= most) return things;
  const seen = new Set<string>();
  const chosen = new Set<number>();
  const parts = things.map(partsOf);
  for (const [index, one] of parts.entries()) {
    const isNew = one.some((part) => !seen.has(part));
    if (index > 0 && !isNew) continue;
    if (chosen.size >= most) break;
    chosen.add(index);
    for (const part of one) seen.add(part);
  }
  const barest = parts.reduce(
    (least, one, index) => (one.length < (parts[least]?.length ?? 0) ? index : least),
    0,
  );
  if (chosen.size <= most) chosen.add(barest);
  for (let index = 0; index < things.length && chosen.size < most; index += 1) chosen.add(index);
  return things.filter((_, index) => chosen.has(index));
}
