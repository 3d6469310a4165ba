import { phraseFinder } from '../../../language';

/** Whether a text speaks of jobs that went, or are to go; “the Tax Cuts and Jobs Act” speaks of none. */
export const saysJobCuts = phraseFinder(
  `layoff, lay-off, laid off, job cut, job cuts, job losses,
   reduction in force/workforce, workforce/headcount reduction,
   <cut> (*) (*) (*) workforce/headcount, <cut> (*) (*) (*) # (_) (#) (*) <job>`,
  [
    ['cut', 'cut, cuts, cutting, eliminat*, let go, loss of, reduce, reduced, reducing, shed'],
    ['job', 'employee, job, jobs, people, position, role'],
  ],
);
