import { distinctBy, draft } from './facts';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, sayList } from '../phrases';
import { tellerOf } from './sources';

const TOLD: Readonly<Record<string, (tellers: string) => string>> = {
  statements: (tellers) => `Its own words are from ${tellers}`,
  press: (tellers) => `Press: ${tellers}`,
  voices: (tellers) => `Voices of the public are from ${tellers}`,
  filings: (tellers) => `Figures on record are from ${tellers}`,
  analyses: (tellers) => `On its industry there is ${tellers}`,
};

/** Which kinds of source gave something, and where that is told. */
export function writeDeepResearch(input: WritingInput): DraftClaim[] {
  return input.section.questions.flatMap(({ id }) => {
    const rows = distinctBy(input.rows.filter((row) => row.question === id).map(({ evidence }) => evidence), (row) => tellerOf(row)).slice(0, 4);
    const claims = input.written.filter(({ evidenceIds }) => rows.some((row) => evidenceIds.includes(row.id)));
    const say = TOLD[id];
    return rows.length === 0 || say === undefined ? [] : [draft(endSentence(say(sayList(rows.map(tellerOf)))), rows, { restsOn: claims })];
  });
}
