import { plural } from '../../../../kernel/text';
import type { Risk } from '../../../../desk/review/shape';

/** “3 h 20 min”, “late by 12 min” */
export function formatTimeLeft(minutes: number | null): string {
  if (minutes === null) return 'no deadline';
  const span = Math.abs(Math.round(minutes));
  const said =
    span < 60
      ? `${span} min`
      : `${Math.floor(span / 60)} h${span % 60 === 0 ? '' : ` ${span % 60} min`}`;
  return minutes < 0 ? `late by ${said}` : said;
}

export function formatRisk({ unsupported, conflicted, stale, weak }: Risk): string {
  const said = [
    unsupported > 0 && `${unsupported} unsupported`,
    conflicted > 0 && `${conflicted} conflicted`,
    stale > 0 && `${stale} stale`,
    weak > 0 && `${weak} weak`,
  ].filter((part) => part !== false);
  return said.length === 0 ? 'none found' : said.join(', ');
}

export const formatObstacles = (count: number): string => plural(count, 'blocker');
