import { cents, type Money } from '../../../kernel/money';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { Clock } from '../../../kernel/time';
import type { Alongside, Database } from '../../../platform/database';
import { codeTermsOf } from './hold-code';
import type { CodeRow } from './schema';
import type { CodeLine, CodeLimits, CodeState, CodeTerms } from './shape';
import { endCodeRow, insertCode, readCodes, readUses, type CodeUse } from './store';

/** More than a shop makes in years; the newest come first. */
const MOST_LISTED = 500;

interface CodesContext {
  readonly database: Database;
  readonly clock: Clock;
}

export interface NewCode extends CodeLimits {
  readonly code: string;
  readonly terms: CodeTerms;
  readonly note: string;
  readonly createdBy: string;
}

/** A code is made once: what was given out under its name stays true. */
export async function createCode(
  { database, clock }: CodesContext,
  { terms, validFrom, validUntil, ...code }: NewCode,
  alongside: Alongside,
): Promise<Result<null, 'code-exists'>> {
  return database.write(async (transaction) => {
    const made = await insertCode(transaction, {
      ...code,
      ...terms,
      validFrom: new Date(validFrom),
      validUntil: validUntil === null ? null : new Date(validUntil),
      endedAt: null,
      giftOrderId: null,
      createdAt: clock.now(),
    });
    if (!made) return fail('code-exists', `The code ${code.code} already exists.`);
    await alongside(transaction);
    return succeed(null);
  });
}

/** From here on nobody gets it any more; who holds it may still pay. */
export async function endCode(
  { database, clock }: CodesContext,
  code: string,
  alongside: Alongside,
): Promise<Result<null, 'no-code'>> {
  return database.write(async (transaction) => {
    const ended = await endCodeRow(transaction, code, clock.now());
    if (ended === null) return fail('no-code', 'This code was already ended, or never existed.');
    await alongside(transaction);
    return succeed(null);
  });
}

export async function listCodes({ database, clock }: CodesContext): Promise<readonly CodeLine[]> {
  const rows = await readCodes(database.read, MOST_LISTED);
  const uses = await readUses(
    database.read,
    rows.map(({ code }) => code),
  );
  return rows.map((row) => lineOf(row, uses.get(row.code) ?? [], clock.now()));
}

function lineOf(row: CodeRow, byCurrency: readonly CodeUse[], now: Date): CodeLine {
  const count = (name: 'uses' | 'paid'): number =>
    byCurrency.reduce((sum, use) => sum + use[name], 0);
  const money = (name: 'discount' | 'revenue'): readonly Money[] =>
    byCurrency.map((use) => ({ amount: cents(use[name]), currency: use.currency }));
  return {
    code: row.code,
    terms: codeTermsOf(row),
    state: stateOf(row, count('uses'), now),
    usesLimit: row.usesLimit,
    usesPerAddress: row.usesPerAddress,
    validFrom: row.validFrom.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    note: row.note,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    uses: count('uses'),
    paid: count('paid'),
    discount: money('discount'),
    revenue: money('revenue'),
  };
}

function stateOf(row: CodeRow, uses: number, now: Date): CodeState {
  if (row.endedAt !== null) return 'ended';
  if (row.validUntil !== null && row.validUntil <= now) return 'expired';
  if (row.usesLimit !== null && uses >= row.usesLimit) return 'used-up';
  return row.validFrom > now ? 'scheduled' : 'active';
}
