import { clip, squeeze } from '../../kernel/text';
import type { Permit } from '../policy';
import { answerDueAt } from '../service';
import type { InboxContext } from './ports';
import type { InboxPage, InboxRow, InboxSearch } from './shape';
import { countOpenEntries, selectEntries, type Cursor, type EntryRow } from './store';

const PAGE = 50;
const EXTRACT = 160;
const MINUTE = 60_000;

/** What people wait for an answer to, by the time that is left, and what was done about the rest. */
export async function listInbox(
  context: Pick<InboxContext, 'database' | 'clock'>,
  _: Permit<'see-messages'>,
  search: InboxSearch,
): Promise<InboxPage> {
  const { read } = context.database;
  const rows = await selectEntries(read, {
    ...search,
    after: cursorOf(search.after),
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => inboxRow(context, row, row.assignee)),
    next: last === undefined ? null : `${last.at.toISOString()}_${last.reference}`,
    counts: await countOpenEntries(read),
  };
}

/** Nothing where somebody made it up: then the list begins anew. */
function cursorOf(text: string | null): Cursor | undefined {
  const [, at, reference] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([A-Z]+-\d+)$/.exec(text ?? '') ?? [];
  return at === undefined || reference === undefined || Number.isNaN(Date.parse(at))
    ? undefined
    : { at, reference };
}

export function inboxRow(
  { clock }: Pick<InboxContext, 'clock'>,
  entry: EntryRow,
  assignee: string | null,
): InboxRow {
  const { reference, kind, state, suspicion, at, name, email, company, orderNumber } = entry;
  const due = state === 'open' && suspicion === 'none' ? answerDueAt(at) : null;
  return {
    reference,
    kind,
    state,
    suspicion,
    name,
    email,
    company,
    orderNumber,
    assignee,
    at: at.toISOString(),
    minutesLeft: due === null ? null : Math.round((due.getTime() - clock.now().getTime()) / MINUTE),
    extract: clip(squeeze(entry.words === '' ? (entry.claimText ?? '') : entry.words), EXTRACT),
  };
}
