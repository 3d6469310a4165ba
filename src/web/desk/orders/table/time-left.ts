import type { AdminOrderRow } from '../../../../desk/orders/shape';
import { hours, minutes } from '../../../../kernel/time';

export interface TimeLeft {
  readonly words: string;
  readonly urgency: 'late' | 'soon' | 'fine';
}

const SOON = hours(2);
/** With so many hours left nobody counts minutes. */
const EXACT = 10;

/** How long until somebody has what they are owed; the urgency is in the words and not only in their colour. */
export function formatTimeLeft(due: AdminOrderRow['due'], now: string): TimeLeft | null {
  if (due === null) return null;
  const left = Date.parse(due.at) - Date.parse(now);
  const span = formatTimeSpan(Math.abs(left));
  const isTelling = due.what === 'instructions';
  if (left < 0)
    return {
      words: isTelling ? `Instructions ${span} late` : `${span} late`,
      urgency: 'late',
    };
  const words = isTelling ? `instructions in ${span}` : `${span} left`;
  return left < SOON
    ? { words: `Soon: ${words}`, urgency: 'soon' }
    : { words: words.charAt(0).toUpperCase() + words.slice(1), urgency: 'fine' };
}

function formatTimeSpan(span: number): string {
  const whole = Math.floor(span / minutes(1));
  const [days, hour, minute] = [Math.floor(whole / 1_440), Math.floor(whole / 60) % 24, whole % 60];
  if (days > 0) return hour === 0 ? `${days} d` : `${days} d ${hour} h`;
  if (hour >= EXACT) return `${hour} h`;
  return hour === 0 ? `${minute} min` : `${hour} h ${minute} min`;
}
