import { capitalized } from '../../../kernel/text';
import { Phrasebook, phraseFinder, rewriting, wordSet } from '../../../language';

/** What a handbook’s “you” is told: terms of work, which hold for everybody there. */
const saysTerms = phraseFinder(
  `401(k), =allowance, =budget, =discount, =equity, =laptop, =leave, =pension, =vacation, bonus, day, days,
   equipment, expense, holiday, hours, insurance, meals, month, options, paid, parental, pay, premium,
   reimbursed, review, salary, sick, stipend, week, year`,
);
/** Text that speaks to interviewers, applicants or customers calls other people “you”. */
const speaksToOthers = phraseFinder(
  `=check, =click, =contact, =email, =form, =make sure, =notify, =request, =submit, =tell, applicant,
   applying, ask, candidate, customer, interview*, let us, user`,
);
const isOfOthers = phraseFinder(
  `applicants, buddy, candidate, interview*, line management, line managers, managers, managing, mentors`,
);
/** Words behind which “you” is an object. */
const endsBeforeObject = phraseFinder(
  `about/around/at/behind/beside/by/for/from/like/near/of/on/than/through/to/with/without $,
   allow/ask/cost/enable/encourage/entitle/get/gets/give/help/keep/let/lets $,
    offer/pay/provide/reimburse/save/send/support $`,
);
const YOU = new Phrasebook([
  ['you', 'you'],
  ['your', '=your'],
  ['other', '=yours, yourself, yourselves'],
]);
const written = rewriting([
  ['you are', "you're"],
  ['you have', "you've"],
  ['you will', "you'll"],
  ['you would', "you'd"],
]);
const saysThey = phraseFinder('their, them, they');
/** “If employees have a child, they can …” holds for whoever has one. */
const saysThen = phraseFinder('^ they can/may/have/get/receive');
function withWhoever(text: string): string {
  const opening = 'if employees ';
  const [condition = '', then = '', ...more] = text.split(', ');
  return condition.toLowerCase().startsWith(opening) && saysThen(then)
    ? [
        `employees who ${condition.slice(opening.length)} ${then.slice('they '.length)}`,
        ...more,
      ].join(', ')
    : text;
}

/** “your bicycle” is one for each of them. */
const isOneEach = wordSet(
  'bicycle bike computer contract desk home laptop machine partner phone workstation',
);
const THEIR_OWN = /(?<=\b(?:employees’|their) (?:\p{Ll}+ )?)\p{Ll}+(?=[ ,.])/gu;
const withPlurals = (text: string): string =>
  text.replace(THEIR_OWN, (word) => (isOneEach(word) ? `${word}s` : word));

/** A handbook’s “you” as “employees”; undefined where it may be somebody else. */
export function withoutYou(text: string, headings: readonly string[]): string | undefined {
  if (!YOU.has(text)) return text;
  if (!saysTerms(text) || saysThey(text) || speaksToOthers(text)) return undefined;
  if (headings.some((heading) => isOfOthers(heading))) return undefined;
  const plain = written(text);
  const found = YOU.find(plain);
  if (found.some(({ kind }) => kind === 'other')) return undefined;
  const told = found.reduceRight((rest, { kind, start, end }, at) => {
    const isObject = endsBeforeObject(plain.slice(0, start));
    const first = kind === 'your' ? 'employees’' : 'employees';
    const again = kind === 'your' ? 'their' : isObject ? 'them' : 'they';
    return rest.slice(0, start) + (at === 0 ? first : again) + rest.slice(end);
  }, plain);
  return capitalized(withWhoever(withPlurals(told)));
}
