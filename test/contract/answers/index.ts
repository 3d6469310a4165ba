import type { ContractCase } from '../contract-case';
import { archives } from './archives';
import { encyclopaedias } from './encyclopaedias';
import { environment } from './environment';
import { channels } from './channels';
import { jobBoards } from './job-boards';
import { jobMarket } from './job-market';
import { code } from './code';
import { economy } from './economy';
import { jobSites } from './job-sites';
import { jobs } from './jobs';
import { layoffs } from './layoffs';
import { people } from './people';
import { places } from './places';
import { law } from './law';
import { products } from './products';
import { recalls } from './recalls';
import { markets } from './markets';
import { records } from './records';
import { reference } from './reference';
import { registers } from './registers';
import { europeanRegisters } from './registers-europe';
import { worldRegisters } from './registers-world';
import { researchInstitutions } from './research-institutions';
import { searches } from './searches';
import { scholarship } from './scholarship';
import { security } from './security';
import { tenders } from './tenders';
import { voices } from './voices';
import { workplaces } from './workplaces';

/** One line a file, in the order of the catalogue. */
export const cases: readonly ContractCase[] = [
  ...registers,
  ...europeanRegisters,
  ...worldRegisters,
  ...reference,
  ...encyclopaedias,
  ...researchInstitutions,
  ...archives,
  ...jobs,
  ...jobBoards,
  ...code,
  ...scholarship,
  ...jobSites,
  ...voices,
  ...records,
  ...tenders,
  ...markets,
  ...economy,
  ...layoffs,
  ...places,
  ...people,
  ...environment,
  ...channels,
  ...jobMarket,
  ...searches,
  ...law,
  ...recalls,
  ...security,
  ...products,
  ...workplaces,
];
