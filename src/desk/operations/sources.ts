import { fail, succeed, type Result } from '../../kernel/result';
import { lastAnswers } from '../../research/probe';
import { filledOf, formatProbeChange, type ProbeAnswer } from '../../research/probe/shape';
import {
  acceptTerms,
  catalogue,
  countByProof,
  countInForce,
  databaseHealth,
  groupOf,
  listHealth,
  sourceProofOf,
  readPolicies,
  sourceStateOf,
  switchSource,
  sourceTermsOf,
  type Source,
  type SourceSettings,
} from '../../research/sources';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import type { OperationsContext, Reads } from './ports';
import type { AcceptedTerms, SourceRow, SourcesView } from './shape';

/** What a live shop may ask, whether or not it answered lately. */
const MAY_BE_ASKED: ReadonlySet<SourceRow['state']> = new Set(['in-force', 'unproven', 'asleep']);

const mayBeAsked = (source: Source, settings: SourceSettings): boolean =>
  MAY_BE_ASKED.has(sourceStateOf(source, { ...settings, mode: 'live' })) &&
  !source.needs.includes('searxng');

function showProbe(answer: ProbeAnswer | undefined): SourceRow['probe'] {
  if (answer === undefined) return null;
  const { askedAt, outcome, sentence, milliseconds, changes } = answer;
  return {
    at: askedAt,
    outcome,
    sentence,
    milliseconds,
    ...filledOf(answer),
    changes: changes.map(formatProbeChange),
  };
}

export const readSources: Reads<SourcesView> = async ({
  database,
  clock,
  mode,
  research,
  sourceKeys,
}) => {
  const store = databaseHealth({ database, clock });
  const [policies, healthRows, health, probed] = await Promise.all([
    readPolicies(database.read),
    listHealth({ health: store, clock }),
    store.all(),
    lastAnswers(database.read, research),
  ]);
  const settings: SourceSettings = { policies, mode, keys: sourceKeys, health, now: clock.now() };
  const fared = new Map(healthRows.map((row) => [row.sourceId, row]));
  const rows = catalogue.map((source): SourceRow => {
    const policy = policies.get(source.id);
    const terms = sourceTermsOf(source);
    const lately = fared.get(source.id);
    return {
      id: source.id,
      name: source.name,
      group: groupOf(source),
      note: source.licence.note,
      state: sourceStateOf(source, settings),
      terms: {
        ...terms,
        acceptedAt: policy?.termsAcceptedAt ?? null,
        acceptedBy: policy?.termsAcceptedBy?.replace(/^staff:/u, '') ?? null,
      },
      switchedOff: Boolean(policy?.switchedOffAt),
      proof: sourceProofOf(source, settings),
      health: lately?.state ?? 'never-asked',
      fault: lately?.fault ?? null,
      successRate: lately?.successRate ?? null,
      lastGoodAt: lately?.lastGoodAt ?? null,
      probe: showProbe(probed.get(source.id)),
    };
  });
  return {
    mode,
    rows,
    unread: rows.filter(({ terms }) => terms.unread && terms.acceptedAt === null),
    counted: countInForce(catalogue, settings),
    proof: countByProof(catalogue, settings),
    open: catalogue.filter((source) => mayBeAsked(source, settings)).length,
  };
};

/** The owner has read the terms of these sources and accepts them. */
export async function acceptSourceTerms(
  { database, clock, mode, sourceKeys }: OperationsContext,
  { member }: Permit<'operate'>,
  { ids }: { readonly ids: readonly string[] },
): Promise<Result<AcceptedTerms, 'nothing-chosen' | 'nothing-new'>> {
  if (ids.length === 0)
    return fail('nothing-chosen', 'Choose at least one source whose terms you accept.');
  const actor = `staff:${member.name}`;
  const health = await databaseHealth({ database, clock }).all();
  return database.write(async (transaction) => {
    const accepted = await acceptTerms(transaction, ids, { by: actor, at: clock.now() });
    if (accepted.length === 0) return fail('nothing-new', 'These terms were already accepted.');
    for (const subject of accepted) {
      await writeAudit(transaction, clock, {
        kind: 'source-terms-accepted',
        actor,
        subjectKind: 'source',
        subject,
        reason: 'terms read and accepted',
        before: { accepted: false },
        after: { accepted: true },
      });
    }
    const policies = await readPolicies(transaction);
    const settings = { policies, mode, keys: sourceKeys, health, now: clock.now() };
    const usable = catalogue.filter(
      (source) => accepted.includes(source.id) && mayBeAsked(source, settings),
    );
    return succeed({ accepted: accepted.length, usable: usable.length });
  });
}

export async function turnSource(
  { database, clock }: OperationsContext,
  { member }: Permit<'operate'>,
  { id, off }: { readonly id: string; readonly off: boolean },
): Promise<Result<{ readonly name: string }, 'no-source' | 'no-change'>> {
  const actor = `staff:${member.name}`;
  return database.write(async (transaction) => {
    const switched = await switchSource(transaction, { id, off }, { by: actor, at: clock.now() });
    if (!switched) return fail('no-source', 'Source not found.');
    if (switched.wasOff === off)
      return fail('no-change', `It is ${off ? 'off' : 'on'} already: someone else changed it.`);
    await writeAudit(transaction, clock, {
      kind: 'source-switched',
      actor,
      subjectKind: 'source',
      subject: id,
      reason: off ? 'turned off' : 'turned on',
      before: { off: !off },
      after: { off },
    });
    return succeed({ name: catalogue.find((source) => source.id === id)?.name ?? id });
  });
}
