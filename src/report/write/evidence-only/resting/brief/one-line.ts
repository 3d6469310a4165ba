import { phraseFinder } from '../../../../../language';
import { countWords, holdsAny } from '../../../../../kernel/text';
import type { DraftClaim, WritingInput } from '../../../ports';
import { possessive } from '../../../phrases';
import { namesKindOfCompany } from '../../../wording/kind-of-company';
import { again } from '../line';

const saysCulture = phraseFinder(
  'culture, empathy, work/working environment, relationship, team, trust',
);
const saysBuild = phraseFinder('build, develop, is, make, offer, provide, run, runs, sell');
const LINE = 'In one line';
/** Words of a sentence in the brief. */
export const LONGEST_IN_BRIEF = 28;

/** What a company is says more in one line than one thing it does. */
const definesIt = phraseFinder('^ * ..3 is a/an');
const saysWhatItDoes = phraseFinder('^ * ..3 <does>', [
  ['does', 'builds, develops, is a, is an, makes, offers, provides, runs, sells'],
]);
const saysWas = phraseFinder('is, was');

/** Away from its section, a sentence says whom it speaks of. */
export const named = (text: string, company: string): string =>
  text
    .replace(/^(?:It|The company)(?= )/u, company)
    .replace(/^Its(?= )/u, possessive(company))
    .replace(
      /^((?:At|In|On) [^,]*(?:, )?\d{4},) it(?= )/u,
      (_, when: string) => `${when} ${company}`,
    );

const saysRelations = phraseFinder('culture, empathy, relationship, trust');

/** A verified sentence on what the company is, told again. */
export function inOneLine({ rows, written, company }: WritingInput): DraftClaim[] {
  const about = new Map(
    rows
      .filter(({ evidence }) => ['description', 'industry', 'product'].includes(evidence.attribute))
      .map(({ evidence }) => [evidence.id, evidence]),
  );
  const told = written
    .filter(({ section, computation }) => section === 'snapshot' && computation === undefined)
    .map((claim) => ({
      claim,
      text: named(claim.text, company),
      isAbout: claim.evidenceIds.some((id) => about.has(id)),
    }))
    .filter(
      ({ text, isAbout }) =>
        !holdsAny(text, [...'“”:']) &&
        countWords(text) <= LONGEST_IN_BRIEF &&
        (isAbout
          ? !saysRelations(text) && saysBuild(text)
          : text.startsWith(`${company} `) &&
            (!saysWas(text) || namesKindOfCompany(text.slice(company.length))) &&
            !saysCulture(text) &&
            saysWhatItDoes(text.replace(company, 'It'))),
    );
  const best =
    told.find(({ isAbout }) => isAbout) ??
    told.find(({ text }) => definesIt(text.replace(company, 'It'))) ??
    told[0];
  return best === undefined ? [] : [again(best.text, best.claim, LINE)];
}
