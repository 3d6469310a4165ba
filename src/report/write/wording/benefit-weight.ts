import { phraseFinder } from '../../../language';

/** What a candidate compares between two offers, before breaks, funerals, and paychecks. */
const WEIGHED = [
  phraseFinder(
    `maternity/parental/paternity, caregiver, =parents, annual leave, days off, holidays, paid time off, pto,
     sabbatical, severance, time off, vacation`,
  ),
  phraseFinder('dental, health insurance, medical, premiums, premium'),
  phraseFinder('401, match, matches, pension, retirement'),
  phraseFinder('bonus, equity, profit sharing, profits, salary, salaries, share, shares, stock'),
];

/** How many of these a text speaks of. */
export const benefitWeight = (text: string): number => WEIGHED.filter((says) => says(text)).length;
