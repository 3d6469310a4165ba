import { theme } from './theme';

/** Who works there, and how they are represented. */
export const PEOPLE = theme(
  {
    id: 'people',
    section: 'culture',
    group: 'Who works there',
    most: 6,
    needsHeading: true,
    ofPeople: true,
  },
  `=engagement, =tenure, =workforce, attrition, collective bargaining, contractors, diversity, full-time,
   inclusion, injury, part-time, represented by, safety, seasonal, turnover, union, women`,
  `=people, =workforce, diversity, employees, human capital, inclusion, labor, safety`,
);

/** What it pays and gives. */
export const BENEFITS = theme(
  {
    id: 'benefits',
    section: 'culture',
    group: 'Pay and benefits',
    most: 12,
    needsHeading: true,
    ofPeople: true,
  },
  `401(k), =allowance, =equity, =leave, =pension, =retirement, =vacation, benefit, bonus, career choice,
   compensation, discount, health, holiday, income protection, insurance, life assurance, life insurance,
   matches, meals, paid, parental, pay, pays, premium, profit sharing, reimburse*, sabbatical, salary,
   season ticket*, severance, sick, stipend, time off, tips, wage`,
  `=bonus, =leave, =pension, =people, =profit, =retirement, =salary, =scheme, =vacation, benefit,
   compensation, employees, health, holiday, human capital, income protection, insurance, parental, pay,
   perks, rewards, sabbatical, season ticket, severance, time off, total rewards`,
);

/** How one learns and rises there. */
export const LEARNING = theme(
  {
    id: 'learning',
    section: 'culture',
    group: 'Learning and growing',
    most: 4,
    needsHeading: true,
    ofPeople: true,
  },
  `=learning, =probation, =training, apprentice*, career, conference*, course, development programs,
   education, feedback, levels, mentor, mentoring, onboarding, performance review*, promoted, promotion,
   skills, trains, tuition`,
  `=career, =development, =learning, =people, =probation, =talent, =training, education, employees, growth,
   human capital, onboarding, progression, reviews`,
);

/** What a handbook lays down for everybody's day; law and conduct aside, few employers do it alike. */
export const TERMS = theme(
  {
    id: 'terms',
    section: 'culture',
    group: 'Hours, pay, and rules',
    most: 6,
    needsHeading: true,
    ofStaff: true,
  },
  `alcohol testing, at-will, background check*, bi-weekly, biweekly, break, clock in, direct deposit, dress
   code, drug test*, eligible, employee assistance, full-time, guaranteed, hours, introductory period, meal,
   notice =period, overtime, paid, part-time, pay, payday, payroll, pays, probation*, schedule, scheduling,
   shift, sick, time off, tip, tips, uniform*, weekends, weeks’ notice, work =week`,
  `=probation, appearance, attendance, breaks, classification*, compensation, drug*, employment, hours,
   introductory, overtime, pay, payroll, perks, schedul*, substance*, time off, timekeeping, tip, tips,
   uniform*`,
);

/** Figures on who works there. */
export const LABOR = theme(
  { id: 'labor', section: 'culture', group: 'Who works there', most: 4, needsFigure: true },
  `attrition =rate, average age, average tenure, collective bargaining, injury rate, median annual
   compensation, median compensation, represented by, turnover =rate, unions, women, works councils`,
  `=people, =workforce, employees, human capital, labor, safety`,
);
