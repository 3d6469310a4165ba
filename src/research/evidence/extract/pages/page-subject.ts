import { phraseFinder } from '../../../../language';
import { linesOf, type Document } from '../document';

const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'iu');

/** What a page may be about, by the words of its title and its first heading. */
const SUBJECTS = {
  benefits: anyOf(['benefits?', 'perks?', 'what we offer']),
  hiring: anyOf([
    'how we hire',
    'hiring process',
    'interview process',
    'how (?:we|to) interview',
    'interviewing',
    'what to expect',
  ]),
} as const;

/** A page for those who judge or sell: what it lists are questions, marks and advice, not what the company is. */
const GUIDANCE = anyOf([
  'rubrics?',
  'score-?cards?',
  'interviewers?',
  'recruiting',
  'recruiters?',
  'interview (?:questions|guide|kit|training)',
  'assessments?',
  'competenc(?:y|ies)',
  'ladder',
  'performance reviews?',
  'playbooks?',
  'templates?',
  'examples?',
]);

/** Kinds of work that a page on hiring may be for alone. */
const WORK: readonly (readonly [work: string, words: RegExp])[] = [
  ['sales', anyOf(['sales', 'account executives?', 'account managers?', 'SDRs?', 'BDRs?'])],
  ['engineering', anyOf(['engineer(?:s|ing)?', 'developers?', 'devops', 'SREs?', 'programmers?'])],
  ['product management', anyOf(['product managers?', 'product management'])],
  ['design', anyOf(['designers?', 'design', 'UX', 'user research(?:ers?)?'])],
  ['data', anyOf(['data (?:scien\\w+|analy\\w+|engineer\\w*)', 'analysts?'])],
  ['marketing', anyOf(['marketing', 'marketers?', 'content writers?'])],
  ['support', anyOf(['customer (?:support|success|service)', 'support (?:agents?|engineers?)'])],
  ['finance', anyOf(['finance', 'accountants?', 'accounting'])],
  ['people', anyOf(['recruiters?', 'people operations', 'human resources'])],
  ['legal', anyOf(['legal', 'lawyers?', 'counsel'])],
  ['stores', anyOf(['store (?:teams?|associates?|managers?)', 'retail', 'cashiers?'])],
  ['warehouses', anyOf(['warehouses?', 'fulfil+ment', 'distribution cent(?:er|re)s?', 'pickers?'])],
  ['driving', anyOf(['drivers?', 'couriers?'])],
  ['nursing', anyOf(['nurs(?:es?|ing)', 'clinical (?:staff|roles?)', 'clinicians?'])],
  ['teaching', anyOf(['teachers?', 'faculty', 'instructors?'])],
  ['kitchens', anyOf(['kitchens?', 'cooks?', 'chefs?', 'baristas?'])],
  ['plants', anyOf(['manufacturing', 'production (?:line|floor|roles?)', 'machinists?'])],
  ['delivery', anyOf(['delivery managers?', 'project managers?', 'program(?:me)? managers?'])],
];

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
  return SUBJECTS[subject].test(names) && !isGuidance(document);
}

/** The values of a company, and not of a team, a product, or a query: nothing else stands in the name. */
const VALUES =
  /^(?:(?:our|the|core|company|shared|guiding|mission|vision|purpose|culture|and|&) )*values(?: and culture)?:?$/iu;
/** Bare “Principles” are as often those of a method. */
const PRINCIPLES =
  /^(?:our|company|core|leadership|our (?:core|guiding|leadership)) principles:?$/iu;
const BELIEFS = /^what we (?:believe(?: in)?|stand for|hold(?: \w+){0,3}|value)$/iu;

export function isHeadingOfValues(heading: string): boolean {
  const name = heading.replaceAll(',', '').trim();
  return [VALUES, PRINCIPLES, BELIEFS].some((one) => one.test(name));
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
  return SUBJECTS[subject].test(heading);
}

export function isGuidance(document: Document): boolean {
  return GUIDANCE.test(namesOf(document));
}

/** The kind of work that a page, or a section of it, is for alone; undefined where it names none or several. */
export function workOf(document: Document, heading = ''): string | undefined {
  return workNamedIn(`${namesOf(document)}\n${heading}`);
}

export function workNamedIn(named: string): string | undefined {
  const found = WORK.filter(([, words]) => words.test(named)).map(([work]) => work);
  return found.length === 1 ? found[0] : undefined;
}
