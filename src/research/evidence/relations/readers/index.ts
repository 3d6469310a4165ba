import type { SentenceReader } from '../reading';
import { appointments } from './appointments';
import { benefits } from './benefits';
import { changes } from './changes';
import { deeds } from './deeds';
import { figures } from './figures';
import { founded } from './founded';
import { guidance } from './guidance';
import { headcount } from './headcount';
import { hiring } from './hiring';
import { incomeOfPeriod } from './income-of-period';
import { jobLosses } from './job-losses';
import { people } from './people';
import { places } from './places';
import { yearFigures } from './year-figures';
import { workforce } from './workforce';
import { workMode } from './work-mode';

/** What needs more than a clause's slots: figures with their period, titles, lists of places. */
export const READERS: readonly SentenceReader[] = [
  benefits,
  changes,
  deeds,
  figures,
  founded,
  guidance,
  headcount,
  workforce,
  yearFigures,
  hiring,
  incomeOfPeriod,
  jobLosses,
  people,
  places,
  workMode,
  // Behind `people`: of the same office, it knows more often since when.
  appointments,
];
