import type { SentenceReader } from '../reading';
import { appointments } from './people/appointments';
import { benefits } from './benefits';
import { changes } from './figures/changes';
import { companyActs } from './company-acts';
import { founded } from './founded';
import { growthOfYear } from './figures/growth';
import { guidance } from './figures/guidance';
import { headcount } from './headcount';
import { headquarters } from './headquarters';
import { hiring } from './hiring';
import { incomeOfPeriod } from './figures/income-of-period';
import { jobLosses } from './job-losses';
import { people } from './people/people';
import { yearFigures } from './figures/year-figures';
import { workforce } from './workforce';
import { workMode } from './work-mode';
import { workPlaces } from './work-places';

/** What needs more than a clause's slots: figures with their period, titles, lists of places. */
export const READERS: readonly SentenceReader[] = [
  benefits,
  changes,
  companyActs,
  growthOfYear,
  founded,
  guidance,
  headcount,
  workforce,
  yearFigures,
  hiring,
  incomeOfPeriod,
  jobLosses,
  people,
  headquarters,
  workPlaces,
  workMode,
  // Behind `people`: of the same office, it knows more often since when.
  appointments,
];
