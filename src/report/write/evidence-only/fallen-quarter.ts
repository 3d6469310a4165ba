import { phraseFinder, rewriting } from '../../../language';
import type { WritingInput, WrittenClaim } from '../ports';
import { possessive } from '../phrases';
import { isWholeRevenue } from '../retell/figures/figure-sentence';

const saysQuarter = phraseFinder(
  'quarter, second-quarter, first-quarter, third-quarter, fourth-quarter',
);
const saysFell = phraseFinder('declined, decreased, dropped, fell, lower');
/** “Second-quarter 2026 revenue …”: the whole company’s, as nothing stands before the noun. */
const opensOnQuarter = phraseFinder(
  '^ first-quarter/second-quarter/third-quarter/fourth-quarter # revenue/revenues/sales',
);

/** “Bellmark’s revenue fell …” and “Its revenue fell …” without the owner. */
function withoutOwner(text: string, company: string): string {
  const owner = [`${possessive(company)} `, 'Its '].find((start) => text.startsWith(start)) ?? '';
  return text.slice(owner.length);
}

const isOfWhole = (text: string): boolean => isWholeRevenue(text) || opensOnQuarter(text);

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
      saysFell(text) &&
      isOfWhole(withoutOwner(text, company)),
  );
  if (claim === undefined) return undefined;
  const words = inPlainWords(withoutOwner(claim.text, company));
  return { claim, words: words.charAt(0).toLowerCase() + words.slice(1) };
}
