import type {
  BegunSecondFactor,
  NewPasskeyOptions,
  OwnAccount,
  StepUpQuestion,
  UsedPasskeyOptions,
} from '../../../desk/identity/shape';
import type { PermitProblem } from '../../../desk/policy/shape';
import type { Result } from '../../../kernel/result';

type Answer<Value, Code extends string = never> = Promise<Result<Value, Code | PermitProblem>>;
type NewCodes = { readonly codes: readonly string[] };

export interface AccountServices {
  read(request: Request): Answer<OwnAccount>;
  endSession(request: Request, id: string): Answer<null, 'no-session'>;
  endOtherSessions(request: Request): Answer<{ readonly ended: number }>;
  changePassword(
    request: Request,
    words: { readonly old: string; readonly next: string },
  ): Answer<null, 'wrong-password' | 'weak-password' | 'too-many'>;
  beginSecondFactor(request: Request): Answer<BegunSecondFactor>;
  /** The one that was begun, to be shown again after a wrong code. */
  begunSecondFactor(request: Request): Promise<BegunSecondFactor | null>;
  confirmSecondFactor(
    request: Request,
    code: string,
  ): Answer<NewCodes, 'nothing-begun' | 'wrong-code'>;
  renewRecoveryCodes(request: Request): Answer<NewCodes, 'no-second-factor'>;
  /** What confirms that it is still them, and whether they did within the last minutes; null for nobody. */
  readStepUp(request: Request): Promise<StepUpQuestion | null>;
  stepUp(
    request: Request,
    shown: { readonly proof: string; readonly clientAddress: string },
  ): Promise<Result<{ readonly cookie: string }, 'not-signed-in' | 'wrong-proof' | 'too-many'>>;
  beginPasskey(
    request: Request,
  ): Answer<
    { readonly options: NewPasskeyOptions; readonly cookie: string },
    'no-site' | 'not-signed-in' | 'too-many-passkeys'
  >;
  addPasskey(
    request: Request,
    made: { readonly credential: string; readonly name: string },
  ): Answer<null, 'no-site' | 'no-name' | 'passkey-refused' | 'has-passkey'>;
  removePasskey(request: Request, id: string): Answer<null, 'no-passkey'>;
  askToStepUp(
    request: Request,
  ): Answer<
    { readonly options: UsedPasskeyOptions; readonly cookie: string },
    'no-site' | 'no-passkey' | 'not-signed-in'
  >;
  stepUpWithPasskey(
    request: Request,
    credential: string,
  ): Promise<Result<{ readonly cookie: string }, 'not-signed-in' | 'wrong-proof' | 'too-many'>>;
}
