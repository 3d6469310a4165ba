import { phraseFinder, rewriting } from '../../../language';
import type { WritingInput, WrittenClaim } from '../ports';
import { possessive } from '../phrases';

const saysQuarter = phraseFinder(
  'quarter, second-quarter, first-quarter, third-quarter, fourth-quarter',
);
/** The whole company’s, as nothing but the quarter stands before the noun, and down in this very clause. */
const opensOnFall = phraseFinder(
  `^ <revenue> <fell>, ^ net/total/the <revenue> <fell>,
   ^ first-quarter/second-quarter/third-quarter/fourth-quarter # <revenue> <fell>`,
  [
    ['revenue', 'revenue, revenues, sales'],
    ['fell', 'declined, decreased, dropped, fell'],
  ],
);

/** “Bellmark’s revenue fell …” and “Its revenue fell …” without the owner. */
function withoutOwner(text: string, company: string): string {
  const owner = [`${possessive(company)} `, 'Its '].find((start) => text.startsWith(start)) ?? '';
  return text.slice(owner.length);
}

/** “Revenues decreased” as people say it. */
const inPlainWords = rewriting([
  ['fell', '=declined, =decreased, =dropped'],
  ['revenue', '=revenues'],
]);

interface FallenQuarter {
  readonly claim: WrittenClaim;
  /** “revenue fell 4% in the first quarter of 2026.” */
  readonly words: string;
}

/** The sentence on a quarter in which the revenue of the whole company went down. */
export function fallenQuarterIn({ written, company }: WritingInput): FallenQuarter | undefined {
  const claim = written.find(
    ({ section, text, computation }) =>
      section === 'snapshot' &&
      computation === undefined &&
      saysQuarter(text) &&
      opensOnFall(withoutOwner(text, company)),
  );
  if (claim === undefined) return undefined;
  const words = inPlainWords(withoutOwner(claim.text, company));
  return { claim, words: words.charAt(0).toLowerCase() + words.slice(1) };
}
