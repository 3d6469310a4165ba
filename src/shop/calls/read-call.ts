import type { Context } from 'hono';
import type { ZodType } from 'zod';
import { parseStorable } from '../../kernel/text';
import { fail, succeed, type Failure, type Result } from '../../kernel/result';

/** The body of a call, checked; what is wrong with it is said in one sentence. */
export async function readCall<Body>(
  context: Pick<Context, 'req'>,
  schema: ZodType<Body>,
): Promise<Result<Body, 'invalid-request'>> {
  let body: unknown;
  try {
    body = parseStorable(await context.req.text());
  } catch {
    return fail('invalid-request', 'The body of this call isn’t JSON.');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return succeed(parsed.data);
  const [issue] = parsed.error.issues;
  const where = issue && issue.path.length > 0 ? `${issue.path.map(String).join('.')}: ` : '';
  return fail('invalid-request', `This call isn’t valid. ${where}${issue?.message ?? ''}`);
}

/** How a failure is told to a caller. */
export function errorBody({ code, sentence }: Failure): {
  readonly code: string;
  readonly sentence: string;
} {
  return { code, sentence };
}
