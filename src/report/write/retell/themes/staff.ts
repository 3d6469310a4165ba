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
  `union, unions, collective bargaining, represented by, diversity, women, safety, injury, injuries,
   engagement, turnover, tenure, full-time, part-time, seasonal, contractors, workforce, inclusion, attrition`,
  `human capital, employees, people, workforce, diversity, safety, labor, inclusion`,
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
  `benefit, benefits, leave, holiday, holidays, vacation, parental, pension, 401(k), retirement, insurance,
   health, salary, salaries, pay, paid, pays, bonus, bonuses, equity, compensation, sabbatical, stipend,
   allowance, reimburse*, profit sharing, severance, wage, wages, tips, discount, discounts, meals, time off,
   sick, premium, premiums, matches, life assurance, life insurance, career choice, income
   protection, season ticket*`,
  `benefits, benefit, perks, compensation, pay, leave, holiday, holidays, vacation, time off, pension,
   insurance, health, salary, sabbatical, retirement, profit, severance, total rewards, parental, bonus,
   rewards, scheme, human capital, employees, people, income protection, season ticket`,
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
  `training, trains, learning, course, courses, career, careers, promoted, promotion, promotions, mentor,
   mentors, mentoring, performance review*, feedback, levels, apprentice*, development programs, education,
   conference*, skills, tuition, onboarding, probation`,
  `training, learning, development, career, progression, growth, reviews, education, talent, onboarding,
   probation, human capital, employees, people`,
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
  `alcohol testing, at-will, background check*, bi-weekly, biweekly, break, breaks, clock in, direct deposit,
   dress code, drug test*, employee assistance, eligible, full-time, guaranteed, hours, introductory period,
   meal, meals, notice period, weeks’ notice, overtime, paid, part-time, pay, payday, payroll, pays,
   probation*, schedule, schedules,
   scheduling, shift, shifts, sick, time off, tip, tips, uniform*, weekends, work week`,
  `appearance, attendance, breaks, classification*, compensation, drug*, employment, hours, introductory, overtime,
   pay, payroll, perks, probation, schedul*, substance*, time off, timekeeping, tip, tips, uniform*`,
);

/** Figures on who works there. */
export const LABOR = theme(
  { id: 'labor', section: 'culture', group: 'Who works there', most: 4, needsFigure: true },
  `unions, median annual compensation, median compensation, average age, works councils,
   collective bargaining, attrition rate, turnover rate, injury rate, average tenure,
   represented by, women`,
  `human capital, employees, people, workforce, labor, safety`,
);
