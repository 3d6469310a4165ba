import { countWords } from '../../../../../kernel/text';
import type { WritingInput, WrittenClaim } from '../../../ports';
import { benefitWeight } from '../../../wording/benefit-weight';
import { named } from './one-line';

const LONGEST = 28;
/** Sections in which a candidate looks first. */
const SECTIONS: readonly WrittenClaim['section'][] = [
  'snapshot',
  'hiring-process',
  'culture',
  'market',
  'developments',
];

/**
 * Where little is known otherwise: a sentence of each section that begins with the company and has a figure, and of
 * several on what it gives the one that a candidate would compare.
 */
export function tellingClaims(
  { written, company }: WritingInput,
  told: ReadonlySet<string>,
): WrittenClaim[] {
  const isTelling = ({ id, text: said, verdict, computation }: WrittenClaim): boolean => {
    const text = named(said, company);
    return (
      !told.has(id) &&
      // A filing’s figures are told as figures; its other sentences are for investors.
      verdict === 'company-says' &&
      computation === undefined &&
      text.startsWith(company) &&
      /^(?:’s?)? /u.test(text.slice(company.length)) &&
      /\d/u.test(text.slice(company.length)) &&
      !/[“”:]/u.test(text) &&
      countWords(text) <= LONGEST
    );
  };
  return SECTIONS.flatMap((section) =>
    written
      .filter((claim) => claim.section === section && isTelling(claim))
      .toSorted((one, other) => benefitWeight(other.text) - benefitWeight(one.text))
      .slice(0, 1),
  );
}
