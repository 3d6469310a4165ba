import { plural } from '../../../../kernel/text';
import type { Risk } from '../../../../desk/review/shape';

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
