import type { AdminOrderRow } from '../../../../desk/orders/shape';
import { formatSpan, formatTimeLeft } from '../../../../kernel/moments/time-left';
import { hours, minutes } from '../../../../kernel/time';

export interface TimeLeft {
  readonly words: string;
  readonly urgency: 'late' | 'soon' | 'fine';
}

const SOON = hours(2);

/** How long until somebody has what they are owed; the urgency is in the words and not only in their colour. */
export function formatDue(due: AdminOrderRow['due'], now: string): TimeLeft | null {
  if (due === null) return null;
  const left = Date.parse(due.at) - Date.parse(now);
  const isTelling = due.what === 'instructions';
  const told = formatTimeLeft(left / minutes(1));
  if (left < 0) return { words: isTelling ? `Instructions ${told}` : told, urgency: 'late' };
  const words = isTelling ? `instructions in ${formatSpan(left / minutes(1))}` : told;
  return left < SOON
    ? { words: `Soon: ${words}`, urgency: 'soon' }
    : { words: words.charAt(0).toUpperCase() + words.slice(1), urgency: 'fine' };
}
