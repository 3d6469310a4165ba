import type { Result } from '../../../kernel/result';

export interface AccountServices {
  /** What confirms that it is still them, and whether they did within the last minutes; null for nobody. */
  readStepUp(request: Request): Promise<{ readonly asks: 'password' | 'code'; readonly steppedUp: boolean } | null>;
  stepUp(
    request: Request,
    shown: { readonly proof: string; readonly clientAddress: string },
  ): Promise<Result<{ readonly cookie: string }, 'not-signed-in' | 'wrong-proof' | 'too-many'>>;
}
