import type { DraftClaim, WritingInput } from '../ports';
import { factsOf } from '../evidence-only/facts';
import { subjectOf } from '../wording/subject';
import { writeLeaders } from './leaders';
import { writeMoney } from './money';
import { writeSize } from './size';
import { writeWhatItSells } from './what-it-sells';
import { writeWins } from './wins';

export function writeSnapshot(input: WritingInput): DraftClaim[] {
  const { company, fullName = company, writtenAt } = input;
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const subject = subjectOf(company);
  return [
    ...writeWhatItSells(facts, subject, company, [fullName, company]),
    ...writeSize(facts, subject, input),
    ...writeMoney(facts, subject, writtenAt),
    ...writeWins(facts, subject),
    ...writeLeaders(facts, input),
  ];
}
