import { fail, succeed, type Result } from '../../kernel/result';
import { acceptHeld, goBack, listBulk, type BulkListed } from '../../research/bulk';
import { catalogue } from '../../research/sources';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import type { OperationsContext } from './ports';
import type { FileAct, FileRow, FilesView, FileVersion } from './shape';

const STATES: readonly FileVersion['state'][] = [
  'held',
  'current',
  'previous',
  'loading',
  'failed',
];

function rowOf({ source, closed, versions, dueAt }: BulkListed): FileRow {
  const shown = versions.flatMap(({ state, period, rows, bytes, loadedAt, sentence }) =>
    state === 'leaving'
      ? []
      : [{ state, period, rows, bytes, loadedAt: loadedAt.toISOString(), sentence }],
  );
  return {
    id: source.id,
    name: source.name,
    closed: closed ?? null,
    dueAt: dueAt.toISOString(),
    versions: shown.toSorted(
      (one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state),
    ),
  };
}

/** What somebody must look at first, then what was loaded, then the rest. */
function urgency({ versions }: FileRow): number {
  if (versions.some(({ state }) => state === 'held')) return 0;
  return versions.length > 0 ? 1 : 2;
}

type Asked = Pick<OperationsContext, 'database' | 'clock' | 'files' | 'mode' | 'research'>;

export const readFiles: (
  context: Asked,
  allowed: Permit<'see-operations'>,
) => Promise<FilesView> = async ({ database, clock, files, mode, research }) => {
  const lookedFor = mode === 'live' && research === 'web';
  if (files === undefined) return { lookedFor, rows: [] };
  const rows = (await listBulk({ database, clock, ...files }, catalogue)).map(rowOf);
  return {
    lookedFor,
    rows: rows.toSorted(
      (one, other) => urgency(one) - urgency(other) || one.name.localeCompare(other.name),
    ),
  };
};

/** Puts another version in use: the one that was held back, or the one before. */
export async function changeFile(
  { database, clock }: Pick<OperationsContext, 'database' | 'clock'>,
  { member }: Permit<'operate'>,
  { id, act }: { readonly id: string; readonly act: FileAct },
): Promise<
  Result<
    { readonly name: string; readonly period: string; readonly rows: number },
    'no-source' | 'none'
  >
> {
  const source = catalogue.find((one) => one.id === id && one.bulk !== undefined);
  if (source === undefined) return fail('no-source', 'File not found.');
  const change = act === 'accept' ? acceptHeld : goBack;
  const changed = await change({ database }, source, (transaction, { period, rows }) =>
    writeAudit(transaction, clock, {
      kind: 'file-version-changed',
      actor: `staff:${member.name}`,
      subjectKind: 'source',
      subject: id,
      reason: act === 'accept' ? 'looked at and accepted' : 'rolled back to',
      after: { period, rows },
    }),
  );
  return changed.ok
    ? succeed({ name: source.name, period: changed.value.period, rows: changed.value.rows })
    : changed;
}
