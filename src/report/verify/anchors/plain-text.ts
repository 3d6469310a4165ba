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

const CHATTER =
  /^(?:the (?:source|passage|text|article|document|note)s? (?:says?|states?|notes?|reports?) that )/iu;

/** Without “The source says that”, which says nothing of the company. */
export function withoutChatter(claim: string): string {
  const rest = claim.replace(CHATTER, '');
  return rest === claim ? claim : rest.charAt(0).toUpperCase() + rest.slice(1);
}
