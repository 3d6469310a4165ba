import type { SectionId } from '../../document/shape';
import type { DraftClaim, Writer, WritingInput } from '../ports';
import { withRetold } from '../retell';
import { writeCulture } from './culture';
import { writeDevelopments } from './developments';
import { writeHiringProcess } from './hiring-process';
import { writeInterviewers } from './interviewers';
import { writeLocation } from './location';
import { writeMarket } from './market';
import {
  writeAvoid,
  writeBrief,
  writeClosing,
  writeDeepResearch,
  writeLastHours,
  writeQuestionsToAsk,
  writeQuestionsToExpect,
  writeTalkingPoints,
} from './resting';
import { writeRoleTips } from './role-tips';
import { writeSnapshot } from '../snapshot';

const SECTIONS: Readonly<Record<SectionId, (input: WritingInput) => DraftClaim[]>> = {
  brief: writeBrief,
  snapshot: writeSnapshot,
  developments: writeDevelopments,
  market: writeMarket,
  culture: writeCulture,
  'talking-points': writeTalkingPoints,
  'questions-to-ask': writeQuestionsToAsk,
  'questions-to-expect': writeQuestionsToExpect,
  avoid: writeAvoid,
  'role-tips': writeRoleTips,
  'hiring-process': writeHiringProcess,
  interviewers: writeInterviewers,
  location: writeLocation,
  'last-hours': writeLastHours,
  'not-found': () => [],
  'deep-research': writeDeepResearch,
  sources: () => [],
};

/** What is retold is quoted nowhere. */
const withoutRetold = (input: WritingInput): WritingInput => ({
  ...input,
  rows: input.rows.filter(({ retold }) => retold === undefined),
});

/** Writes from typed facts and quotes alone, without a model: the same findings give the same sentences. */
export function evidenceOnlyWriter(): Writer {
  const writeSection = (input: WritingInput): DraftClaim[] => {
    const { id, closes } = input.section;
    return closes === true
      ? writeClosing(input)
      : withRetold(SECTIONS[id](withoutRetold(input)), input.rows);
  };
  return { writeSection: (input) => Promise.resolve(writeSection(input)) };
}
