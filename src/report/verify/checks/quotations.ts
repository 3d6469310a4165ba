import type { SlotCheck } from './finding';

const QUOTED = /"([^"]{3,400})"|(?<=\s|^)'([^']{3,400})'(?=[\s.,;:!?]|$)/gu;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[.,;:!?…]+$/gu, '')
    .trim();

/** “The Long Way Home” is a title, which nobody said. */
function isTitle(words: string): boolean {
  const [first, ...others] = words.split(/\s+/u).filter((word) => word.length > 3);
  return first !== undefined && [first, ...others].every((word) => /^[^\p{Ll}]/u.test(word));
}

/** What stands in quotation marks stands so in the source, letter for letter. */
export const checkQuotations: SlotCheck = ({ claim, source }) => {
  const text = source.text.toLowerCase();
  return Array.from(claim.text.matchAll(QUOTED)).flatMap(([, double, single]) => {
    const words = double ?? single ?? '';
    return isTitle(words) || text.includes(bare(words))
      ? []
      : [
          {
            slot: 'quotation' as const,
            reason: `The words “${words}” are not those of the source.`,
          },
        ];
  });
};
