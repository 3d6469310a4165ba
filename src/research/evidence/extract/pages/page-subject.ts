import { Phrasebook, phraseFinder, wordSet } from '../../../../language';
import { trimEndSigns } from '../../../../kernel/text';
import { linesOf, type Document } from '../document';

/** What a page may be about, by the words of its title and its first heading. */
const SUBJECTS = {
  benefits: phraseFinder('benefit, =perk/=perks, what we offer'),
  hiring: phraseFinder(
    `hiring =process, how to/we interview, how we hire, interview =process, interviewing, what to expect`,
  ),
} as const;

/** A page for those who judge or sell: what it lists are questions, marks and advice, not what the company is. */
const saysGuidance = phraseFinder(
  `assessment, competency, example, interview =guide/=kit/=questions/=training, interviewer, =ladder,
   performance review, playbook, recruiter, =recruiting, rubric, score card, scorecard, template`,
);

/** Kinds of work that a page on hiring may be for alone. */
const WORK = new Phrasebook([
  ['data', 'analyst, data analy*/engineer*/scien*'],
  ['delivery', 'delivery/program/programme/project manager'],
  ['design', 'design, designer, user research, user researcher, ux'],
  ['driving', 'courier, driver'],
  ['engineering', 'developer, devops, engineer, engineering, programmer, sre/sres'],
  ['finance', 'accountant, accounting, finance'],
  ['kitchens', 'barista, chef, cook, kitchen'],
  ['legal', 'counsel, lawyer, legal'],
  ['marketing', 'content writer, marketer, marketing'],
  ['nursing', 'clinical =staff, clinical role, clinician, nurse, nursing'],
  ['people', 'human resources, people operations, recruiter'],
  ['plants', 'machinist, manufacturing, production =floor/=line, production role'],
  ['product management', 'product management, product manager'],
  ['sales', 'account executive/manager, =bdr/=bdrs/=sdr/=sdrs, =sales'],
  ['stores', 'cashier, retail, store associate/manager/team'],
  ['support', 'customer service/success/support, support agent/engineer'],
  ['teaching', 'faculty, instructor, teacher'],
  ['warehouses', 'distribution center/centre, fulfillment/fulfilment, picker, warehouse'],
]);

/** A page's own name and its first heading; the site's name, which stands on every page, is none. */
function namesOf(document: Document): string {
  const { title } = document.record;
  const first = linesOf(document).find(({ block }) => block.kind === 'heading')?.text ?? '';
  const [own = ''] = title.split(/ [|–—·-] /u);
  return `${own}\n${first}`;
}

/** Whether a page is about a subject, as its title or its first heading says; an address may be anything. */
export function isPageAbout(document: Document, subject: keyof typeof SUBJECTS): boolean {
  const names = namesOf(document);
  return SUBJECTS[subject](names) && !isGuidance(document);
}

const mayStandBefore = wordSet(
  '& and company core culture guiding mission our purpose shared the vision',
);

/** The values of a company, and not of a team, a product, or a query: nothing else stands in the name. */
function namesValues(name: string): boolean {
  const words = trimEndSigns(name.toLowerCase(), ':')
    .replace(/ and culture$/u, '')
    .split(' ');
  return words.at(-1) === 'values' && words.slice(0, -1).every(mayStandBefore);
}
/** Bare “Principles” are as often those of a method. */
const namesBeliefs = phraseFinder(
  `^ company/core/leadership/our principles (:) $, ^ our core/guiding/leadership principles (:) $,
   ^ what we =believe (in) $, ^ what we =hold (*) (*) (*) $, ^ what we stand for $, ^ what we =value $`,
);

export function isHeadingOfValues(heading: string): boolean {
  const name = heading.replaceAll(',', '').trim();
  return namesValues(name) || namesBeliefs(name);
}

const isPrinciples = phraseFinder('^ principles $, ^ the principles $');

/** A page that has no other name than that is of the company’s own principles. */
const isPageOfPrinciples = (name: string): boolean => isPrinciples(name.trim());

export function isPageOfValues(document: Document): boolean {
  const names = namesOf(document).split('\n');
  return (
    names.some((name) => isHeadingOfValues(name) || isPageOfPrinciples(name)) &&
    !isGuidance(document)
  );
}

export function speaksOf(heading: string, subject: keyof typeof SUBJECTS): boolean {
  return SUBJECTS[subject](heading);
}

export function isGuidance(document: Document): boolean {
  return saysGuidance(namesOf(document));
}

/** The kind of work that a page, or a section of it, is for alone; undefined where it names none or several. */
export function workOf(document: Document, heading = ''): string | undefined {
  return workNamedIn(`${namesOf(document)}\n${heading}`);
}

export function workNamedIn(named: string): string | undefined {
  const [work, ...others] = WORK.kindsIn(named);
  return others.length === 0 ? work : undefined;
}
