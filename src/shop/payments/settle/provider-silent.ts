import type { Result } from '../../../kernel/result';

/** Thrown by background work only, where it means “try again later”. */
export class ProviderSilent extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ProviderSilent';
  }
}

/** A provider that is down will come back; any other failure was written down where it happened. */
export function orRetry<Value>(result: Result<Value, string>): Result<Value, string> {
  if (!result.ok && result.failure.code === 'provider-down')
    throw new ProviderSilent(result.failure.sentence);
  return result;
}
