/** The code of a refusal, from any form of answer: `{ failure }`, `{ problem }`, or `{ code }`. */
export function refusalCode(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { failure, problem, code } = answer as {
    failure?: unknown;
    problem?: unknown;
    code?: unknown;
  };
  if (typeof code === 'string') return code;
  return refusalCode(failure) ?? refusalCode(problem);
}

/** Refusals that a person can lift on the spot; `<AskAgain>` does, so a page need not tell them. */
export const isAskedAgain = (answer: unknown): boolean =>
  ['not-signed-in', 'step-up-needed'].includes(refusalCode(answer) ?? '');
