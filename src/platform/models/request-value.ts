import { z } from 'zod';
import { fail, succeed, type Result } from '../../kernel/result';
import { cleanReply } from './clean-reply';
import type { Fences } from './fences';
import type { Model, ModelFault } from './ports';

/** A question whose answer has a form and a meaning that code can check. */
export interface ModelQuestion<Form, Value> {
  readonly stage: string;
  readonly instructions: string;
  readonly form: z.ZodType<Form>;
  readonly mostOutputTokens: number;
  /** New marks for each try, so that nothing learned from one serves in the next. */
  fencesOf(attempt: number): Fences;
  promptOf(fences: Fences): string;
  /** What the answer means, or in what it can't be meant: in our own words, since they go back to the model. */
  read(answer: Form): Result<Value>;
}

export type AskFault = ModelFault | 'unusable';

const MOST_RETRIES = 2;
/** Faults of a reply, which another reply may not have; the others are the service's or the budget's. */
const WORTH_ANOTHER: readonly ModelFault[] = ['empty', 'truncated'];
/** What a model is told about the form of its answer. */
const MOST_FAULTS_NAMED = 5;

function formatIssues({ issues }: z.ZodError): string {
  const named = issues
    .slice(0, MOST_FAULTS_NAMED)
    .map(
      ({ path, code }) =>
        `${path.map(pathPart).join('.') || 'the whole'} (${code.replaceAll('_', ' ')})`,
    );
  return `It does not have the form asked for: ${named.join(', ')}.`;
}

/** A key that a reply made up is not repeated to anyone. */
function pathPart(part: PropertyKey): string {
  return typeof part === 'number'
    ? String(part + 1)
    : /^[A-Za-z]{1,20}$/.test(String(part))
      ? String(part)
      : '…';
}

function readReply<Form, Value>(
  reply: string,
  fences: Fences,
  { form, read }: ModelQuestion<Form, Value>,
): Result<Value> {
  if (fences.isLeaked(reply))
    return fail('leaked', 'It repeats a mark that must never be repeated.');
  const cleaned = cleanReply(reply);
  if (!cleaned.ok) return cleaned;
  const parsed = form.safeParse(cleaned.value);
  return parsed.success ? read(parsed.data) : fail('form', formatIssues(parsed.error));
}

/** Asks until a reply can be used, at most twice more, each time naming what was wrong. */
export async function requestValue<Form, Value>(
  model: Model,
  question: ModelQuestion<Form, Value>,
): Promise<Result<Value, AskFault>> {
  const { stage, instructions, mostOutputTokens } = question;
  const form = z.toJSONSchema(question.form);
  let fault: string | undefined;
  for (let attempt = 0; attempt <= MOST_RETRIES; attempt += 1) {
    const fences = question.fencesOf(attempt);
    const asked = question.promptOf(fences);
    const prompt =
      fault === undefined
        ? asked
        : `${asked}\n\nYour last reply could not be used. ${fault} Reply again, with one JSON object and nothing else.`;
    const { reply } = await model.ask({ stage, instructions, prompt, form, mostOutputTokens });
    if (!reply.ok && !WORTH_ANOTHER.includes(reply.failure.code)) return reply;
    const read = reply.ok ? readReply(reply.value, fences, question) : reply;
    if (read.ok) return succeed(read.value);
    fault = read.failure.sentence;
  }
  return fail('unusable', fault ?? 'There was no reply.');
}
