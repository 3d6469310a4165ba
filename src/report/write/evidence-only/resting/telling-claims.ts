import { countWords } from '../../../../kernel/text';
import type { WritingInput, WrittenClaim } from '../../ports';

const LONGEST = 28;
/** Sections in which a candidate looks first. */
const SECTIONS: readonly WrittenClaim['section'][] = [
  'snapshot',
  'hiring-process',
  'culture',
  'market',
  'developments',
];

/** Where little is known otherwise: a sentence of each section that begins with the company and has a figure. */
export function tellingClaims(
  { written, company }: WritingInput,
  told: ReadonlySet<string>,
): WrittenClaim[] {
  const isTelling = ({ id, text, verdict, computation }: WrittenClaim): boolean =>
    !told.has(id) &&
    // A filing’s figures are told as figures; its other sentences are for investors.
    verdict === 'company-says' &&
    computation === undefined &&
    text.startsWith(company) &&
    /^(?:’s?)? /u.test(text.slice(company.length)) &&
    /\d/u.test(text.slice(company.length)) &&
    !/[“”:]/u.test(text) &&
    countWords(text) <= LONGEST;
  return SECTIONS.flatMap((section) =>
    written.filter((claim) => claim.section === section && isTelling(claim)).slice(0, 1),
  );
}
