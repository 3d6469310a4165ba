import type { Evidence } from '../../src/research/evidence';
import type { Cause } from '../real/marks';
import { labelOf } from './attributes';
import type { LabelledSentence } from './rows';

const MONEY: ReadonlySet<string> = new Set(['revenue', 'net-income', 'growth', 'employees']);
const PART =
  /\b(?:segments?|divisions?|regions?|product lines?|brands?|stores?|comparable|organic|cost of)\b/i;
const CONDITION = /\b(?:may|might|could|would|if|unless|should|can|potential(?:ly)?)\b/i;
const PLAN = /\b(?:will|plans? to|intends?|expects?|aims?|is to|are to|proposed|planned)\b/i;
const BOILERPLATE =
  /\b(?:forward-looking|pursuant to|indemnif|applicable law|in accordance with|incorporated by)/i;
const VERBLESS = /^[^.!?;]{0,90}$/;

/** The likeliest reason why what was read is wrong: from the labels first, from the words of the sentence else. */
export function causeOf(found: Evidence, { facts, sentence }: LabelledSentence): Cause {
  const alike = facts.filter(({ attribute }) => attribute === labelOf(found.attribute));
  if (alike.some(({ subject }) => subject.startsWith('other'))) return 'other subject';
  if (alike.some(({ modality }) => modality === 'past-superseded')) return 'other year';
  if (alike.some(({ modality }) => modality !== 'fact')) return 'plan or condition';
  if (alike.length > 0) return 'wrong value';
  if (MONEY.has(labelOf(found.attribute)) && PART.test(sentence)) return 'segment for the whole';
  if (BOILERPLATE.test(sentence)) return 'boilerplate';
  if (CONDITION.test(sentence) || PLAN.test(sentence)) return 'plan or condition';
  if (VERBLESS.test(sentence)) return 'heading';
  return 'none';
}
