import { defined } from '../../kernel/defined';
import { fail, succeed, type Result } from '../../kernel/result';
import type { Transaction } from '../../platform/database';
import type { AuditKind, AuditValue } from '../audit/shape';
import { writeAudit } from '../audit';
import type { StaffMember } from '../identity/shape';
import type { InboxContext } from './ports';
import type { InboxEventKind, InboxProblem } from './shape';
import {
  findEntry,
  findEntryEvents,
  insertEntryEvent,
  lockCase,
  updateCase,
  type CaseRow,
  type EntryRow,
} from './store';

type Acting = Pick<InboxContext, 'database' | 'clock'>;
export type Act = Promise<Result<null, InboxProblem>>;

/** What an act was made upon: whoever saw an older state is told instead of heard. */
export interface Upon {
  readonly reference: string;
  readonly version: number;
}

export interface AuditedAnswer {
  readonly what: InboxEventKind;
  readonly audit: AuditKind;
  readonly words: string;
  readonly reason: string;
  readonly mailKey?: string;
  readonly assignee?: string | null;
  readonly after?: AuditValue;
}

interface Held {
  readonly entry: EntryRow;
  readonly known: CaseRow;
}

/** Holds the entry, does what is to be done, and writes down who did it, all in one transaction or not at all. */
export async function actOnEntry(
  context: Acting,
  member: StaffMember,
  { reference, version }: Upon,
  perform: (transaction: Transaction, held: Held) => Promise<Result<AuditedAnswer, InboxProblem>>,
): Act {
  const refused = Symbol('refused');
  let refusal: Awaited<Act> | undefined;
  try {
    await context.database.write(async (transaction) => {
      const known = await lockCase(transaction, reference);
      const entry = await findEntry(transaction, reference);
      const outcome =
        entry === undefined
          ? fail('no-entry', 'Message not found.')
          : known.version === version
            ? await perform(transaction, { entry, known })
            : await whatChanged(transaction, reference);
      if (!outcome.ok) {
        refusal = outcome;
        // Nothing may stay of an act that was refused on its way.
        throw refused;
      }
      await writeDown(context, transaction, member, known, outcome.value);
    });
  } catch (error) {
    if (error !== refused) throw error;
  }
  return refusal ?? succeed(null);
}

async function writeDown(
  { clock }: Acting,
  transaction: Transaction,
  member: StaffMember,
  known: CaseRow,
  outcome: AuditedAnswer,
): Promise<void> {
  const { reference } = known;
  const actor = `staff:${member.name}`;
  const assignee = outcome.assignee === undefined ? known.assignee : outcome.assignee;
  await updateCase(transaction, { reference, version: known.version + 1, assignee });
  await insertEntryEvent(transaction, {
    reference,
    at: clock.now(),
    actor,
    what: outcome.what,
    words: outcome.words,
    mailKey: outcome.mailKey ?? null,
  });
  await writeAudit(transaction, clock, {
    kind: outcome.audit,
    actor,
    subjectKind: 'message',
    subject: reference,
    reason: outcome.reason,
    ...defined({ after: outcome.after }),
  });
}

const SAID: Readonly<Record<InboxEventKind, string>> = {
  answered: 'answered this',
  declined: 'answered this',
  closed: 'closed this',
  reopened: 'reopened this',
  assigned: 'reassigned this',
};

async function whatChanged(
  transaction: Transaction,
  reference: string,
): Promise<Result<never, 'changed'>> {
  const last = (await findEntryEvents(transaction, reference)).at(-1);
  const who =
    last === undefined
      ? 'Someone changed this'
      : `${last.actor.replace(/^staff:/u, '')} ${SAID[last.what]}`;
  return fail(
    'changed',
    `${who} in the meantime. Your text is saved: check what changed, then send it if it’s still needed.`,
  );
}
