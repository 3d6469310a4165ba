/** Straight marks and plain spaces, so that two texts differ only in what they say. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[‘’‚]/gu, "'")
    .replaceAll(/[‐‑–—]/gu, '-')
    .replaceAll(/\s+/gu, ' ');
}

const CHATTER =
  /^(?:the (?:source|passage|text|article|document|note)s? (?:says?|states?|notes?|reports?) that )/iu;

/** Without “The source says that”, which says nothing of the company. */
export function withoutChatter(claim: string): string {
  const rest = claim.replace(CHATTER, '');
  return rest === claim ? claim : rest.charAt(0).toUpperCase() + rest.slice(1);
}
