import { fail, succeed, type Failure, type Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createCode, endCode, listCodes } from '../../shop/orders';
import { plainCode } from '../../shop/orders/shape';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import { formatTerms, readCodeForm, type CodeErrors, type CodeForm, type CodeLine } from './shape';

export interface CodesContext {
  readonly database: Database;
  readonly clock: Clock;
}

type Allowed = Permit<'manage-codes'>;

export async function viewCodes(
  context: CodesContext,
  _allowed: Allowed,
): Promise<Result<readonly CodeLine[], never>> {
  return succeed(await listCodes(context));
}

export type MadeCode =
  | Result<string, 'code-exists'>
  | {
      readonly ok: false;
      readonly failure: Failure<'not-understood'> & { readonly errors: CodeErrors };
    };

export async function makeCode(
  context: CodesContext,
  { member }: Allowed,
  form: CodeForm,
): Promise<MadeCode> {
  const read = readCodeForm(form, context.clock.now());
  if ('errors' in read) {
    const sentence = 'Something in the form isn’t valid.';
    return { ok: false, failure: { code: 'not-understood', sentence, errors: read.errors } };
  }
  const { code, terms, ...limits } = read.code;
  const actor = `staff:${member.name}`;
  const made = await createCode(context, { ...read.code, createdBy: actor }, (transaction) =>
    writeAudit(transaction, context.clock, {
      kind: 'code-created',
      actor,
      subjectKind: 'code',
      subject: code,
      reason: limits.note,
      after: {
        takesOff: formatTerms(terms),
        usesLimit: limits.usesLimit,
        usesPerAddress: limits.usesPerAddress,
        validFrom: limits.validFrom,
        validUntil: limits.validUntil,
      },
    }),
  );
  return made.ok ? succeed(code) : fail('code-exists', made.failure.sentence);
}

export async function stopCode(
  context: CodesContext,
  { member }: Allowed,
  typed: string,
): Promise<Result<string, 'no-code'>> {
  const code = plainCode(typed);
  const ended = await endCode(context, code, (transaction) =>
    writeAudit(transaction, context.clock, {
      kind: 'code-ended',
      actor: `staff:${member.name}`,
      subjectKind: 'code',
      subject: code,
      reason: '',
    }),
  );
  return ended.ok ? succeed(code) : ended;
}
