import type { ContractCase } from '../contract-case';
import { jobBoards } from './job-boards';
import { jobs } from './jobs';
import { layoffs } from './layoffs';
import { records } from './records';
import { reference } from './reference';
import { registers } from './registers';
import { europeanRegisters } from './registers-europe';
import { worldRegisters } from './registers-world';
import { voices } from './voices';

/** One line a file, in the order of the catalogue. */
export const cases: readonly ContractCase[] = [
  ...registers,
  ...europeanRegisters,
  ...worldRegisters,
  ...reference,
  ...jobs,
  ...jobBoards,
  ...voices,
  ...records,
  ...layoffs,
];
