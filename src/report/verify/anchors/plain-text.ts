import { Phrasebook } from '../../../language';

/** A blank line behind a sentence parts it from the next, in whatever letter that begins. */
const SENTENCE_END = /(?<=[.!?]["')\]]?)[^\S\n]*\n\s*\n/u;

/** Straight marks and plain spaces, so that two texts differ only in what they say. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[‘’‚]/gu, "'")
    .replaceAll(/[‐‑–—]/gu, '-')
    .split(SENTENCE_END)
    .map((part) => part.replaceAll(/\s+/gu, ' '))
    .join('\n\n');
}

const CHATTER = new Phrasebook([
  ['chatter', '^ the article/document/note/passage/source/text note/report/say/state that'],
]);

/** Without “The source says that”, which says nothing of the company. */
export function withoutChatter(claim: string): string {
  const [chatter] = CHATTER.find(claim);
  const rest = claim.slice(chatter?.end).trimStart();
  return chatter === undefined ? claim : rest.charAt(0).toUpperCase() + rest.slice(1);
}
