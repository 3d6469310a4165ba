import { createHash } from 'node:crypto';
import { answerNames, type AnswerField } from '../../../content/order-fields';
import type { RequestAnswers } from './ports';

/** These have been told since the first order, empty or not. */
const FIRST_KNOWN: readonly AnswerField[] = ['posting', 'notes'];

/** Names what a buyer had told when a version was written; nothing told has no name. */
export function digestOfAnswers(answers: RequestAnswers | undefined): string | null {
  if (answers === undefined) return null;
  const told = [
    answers.interviewAt ?? '',
    answers.interviewZone ?? '',
    ...FIRST_KNOWN.map((field) => answers[field]),
    // Absent rather than empty: what was stored before it could be told keeps its name.
    ...(answers.occupation === undefined ? [] : [answers.occupation]),
    ...answerNames
      .filter((field) => !FIRST_KNOWN.includes(field) && (answers[field] ?? '') !== '')
      .map((field) => `${field}: ${answers[field]}`),
  ];
  return told.every((one) => one === '')
    ? null
    : createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
