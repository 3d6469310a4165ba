import { isIsoDay } from '../../../kernel/time';
import { isAuditKind, type AuditSearch } from '../../../desk/audit/shape';

/** What the address of the page asks for; what it can't mean is as if it were not there. */
export function readSearch(url: URL): AuditSearch {
  const text = (name: string): string => url.searchParams.get(name)?.trim() ?? '';
  const kind = text('kind');
  const after = Number(text('after'));
  return {
    kind: isAuditKind(kind) ? kind : undefined,
    words: text('words').slice(0, 200) || undefined,
    from: dayOf(text('from'), 0),
    until: dayOf(text('until'), 1),
    after: Number.isSafeInteger(after) && after > 0 ? after : undefined,
  };
}

/** Midnight of that day, UTC, or of the day after, since “until” means that whole day. */
function dayOf(written: string, plusDays: number): Date | undefined {
  if (!isIsoDay(written)) return undefined;
  const day = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return undefined;
  day.setUTCDate(day.getUTCDate() + plusDays);
  return day;
}
