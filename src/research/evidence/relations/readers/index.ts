import type { SentenceReader } from '../reading';
import { benefits } from './benefits';
import { deeds } from './deeds';
import { figures } from './figures';
import { founded } from './founded';
import { headcount } from './headcount';
import { hiring } from './hiring';
import { jobLosses } from './job-losses';
import { people } from './people';
import { places } from './places';
import { workMode } from './work-mode';

/** What needs more than a clause's slots: figures with their period, titles, lists of places. */
export const READERS: readonly SentenceReader[] = [
  benefits,
  deeds,
  figures,
  founded,
  headcount,
  hiring,
  jobLosses,
  people,
  places,
  workMode,
];
