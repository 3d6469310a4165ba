import type { SlotCheck } from './finding';

const QUOTED = /"([^"]{3,400})"|(?<![\p{L}\p{N}])'([^' ][^']{2,399})'(?![\p{L}\p{N}])/gu;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[.,;:!?…]{1,4}$/gu, '')
    .trim();

/** “The Long Way Home” is a title, which nobody said. */
function isTitle(words: string): boolean {
  const [first, ...others] = words.split(/\s+/u).filter((word) => word.length > 3);
  return first !== undefined && [first, ...others].every((word) => /^[^\p{Ll}]/u.test(word));
}

/** What stands before and behind “[…]” is quoted each for itself. */
const partsOf = (words: string): readonly string[] =>
  words.split(/\[[^\][]{0,40}\]|…|\.{3}/u).map((part) => part.trim());

/** What stands in quotation marks stands so in the source, letter for letter. */
export const checkQuotations: SlotCheck = ({ claim, source }) => {
  const text = source.text.toLowerCase();
  return Array.from(claim.text.matchAll(QUOTED)).flatMap(([, double, single]) => {
    const words = double ?? single ?? '';
    return isTitle(words) || partsOf(words).every((part) => text.includes(bare(part)))
      ? []
      : [
          {
            slot: 'quotation' as const,
            reason: `The quote “${words}” isn’t in the evidence.`,
          },
        ];
  });
};
