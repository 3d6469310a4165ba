/** What people speak of when they speak of working somewhere, by the name a sentence gives it. */
export const WORKING_THEMES = [
  [
    'being on call',
    `# hour, # hours, burn/burned/burnt out, burnout, crunch, long hours, on call, overtime, pager, weekend`,
  ],
  ['cuts', 'fired, laid off, lay off, lay offs, layoff, let go, severance'],
  [
    'managers',
    `boss, bosses, executive, leadership, management, manager, micro manag*, micromanag*`,
  ],
  [
    'pay',
    `bonus, bonuses, compensation, equity, overpaid, paid, pay, pays, raise, salary, underpaid, wage`,
  ],
  [
    'place of work',
    `=office, =travel, commut*, days a week, fixed days, hybrid, relocat*, remote, remotely`,
  ],
  [
    'the hiring',
    `get the job, hiring, interview*, offer letter, onsite, recruiter, take home, the process`,
  ],
  [
    'the people',
    `co workers, colleagues, coworkers, culture, engineers, folks, people, team, teammates, teams`,
  ],
  [
    'the work itself',
    `=code, deploy, docs, incident, legacy, rewrite, tests, the work, tooling, used to do`,
  ],
] as const;
