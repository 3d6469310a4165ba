import { phraseFinder, wordSet } from '../../../language';
import { anyWord } from './any-word';

/** What a handbook’s “you” is told: terms of work, which hold for everybody there. */
const TERMS = anyWord(
  `leave, holiday, holidays, vacation, day, days, week, weeks, hours, month, months, year, years, pay, paid, salary,
   salaries, bonus, bonuses, pension, 401(k), insurance, premium, premiums, budget, expense, expenses, allowance,
   stipend, sick, parental, equity, options, laptop, equipment, review, reviews, reimbursed, discount, meals`,
);
/** Text that speaks to interviewers, applicants or customers calls other people “you”. */
const OTHER_READERS = anyWord(
  `interview*, candidate, candidates, applicant, applicants, applying, customer, customers, user, users, click, form,
   email, notify, submit, ask, tell, let us, make sure, check, contact, request`,
);
const OF_OTHERS = anyWord(
  `interview*, candidate, candidates, applicants, line management, line managers, managers, managing, mentors, buddy`,
);
/** Words behind which “you” is an object. */
const endsBeforeObject = phraseFinder(
  `about/around/at/behind/beside/by/for/from/like/near/of/on/than/through/to/with/without $,
   allow/ask/cost/enable/encourage/entitle/get/gets/give/help/keep/let/lets $,
    offer/pay/provide/reimburse/save/send/support $`,
);
const YOU = /(?<![\p{L}\p{N}])(?<word>you|your|yours|yourself|yourselves)(?![\p{L}\p{N}])/giu;
const saysThey = phraseFinder('their, them, they');
/** “If employees have a child, they can …” holds for whoever has one. */
const WHOEVER =
  /^[Ii]f employees (?<deed>[^,]{3,80}), they (?<rest>(?:can|may|have|get|receive)\b)/u;

/** “your bicycle” is one for each of them. */
const isOneEach = wordSet(
  'bicycle bike computer contract desk home laptop machine partner phone workstation',
);
const THEIR_OWN = /(?<=\b(?:employees’|their) (?:\p{Ll}+ )?)\p{Ll}+(?=[ ,.])/gu;
const withPlurals = (text: string): string =>
  text.replace(THEIR_OWN, (word) => (isOneEach(word) ? `${word}s` : word));

/** A handbook’s “you” as “employees”; undefined where it may be somebody else. */
export function withoutYou(text: string, headings: readonly string[]): string | undefined {
  if (text.search(YOU) < 0) return text;
  if (text.search(TERMS) < 0 || saysThey(text) || text.search(OTHER_READERS) >= 0) return undefined;
  if (headings.some((heading) => heading.search(OF_OTHERS) >= 0)) return undefined;
  const plain = text
    .replace(/\b(you)’ll\b/giu, '$1 will')
    .replace(/\b(you)’(?:re)\b/giu, '$1 are')
    .replace(/\b(you)’ve\b/giu, '$1 have')
    .replace(/\b(you)’d\b/giu, '$1 would');
  let isFirst = true;
  let fails = false;
  const told = plain.replace(YOU, (word: string, ...rest: readonly unknown[]) => {
    const at = rest.find((one) => typeof one === 'number') ?? 0;
    const lower = word.toLowerCase();
    const wasFirst = isFirst;
    isFirst = false;
    if (lower === 'your') return wasFirst ? 'employees’' : 'their';
    if (lower !== 'you') {
      fails = true;
      return word;
    }
    if (wasFirst) return 'employees';
    return endsBeforeObject(plain.slice(0, at)) ? 'them' : 'they';
  });
  if (fails) return undefined;
  const all = withPlurals(told).replace(WHOEVER, 'employees who $<deed> $<rest>');
  return all.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
