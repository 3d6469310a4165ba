import { days } from '../../../../kernel/time';
import type { Source } from '../../shape';
import { plain, service } from '../common';

/** A country's own register, searched by name; it knows its own companies and no others. */
export const register = {
  ...plain,
  kind: 'search',
  needs: ['company'],
  polite: { ...service, ttl: days(7) },
  topics: ['snapshot'],
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'entity', reliability: 'register', expires: days(180) },
} as const satisfies Partial<Source>;
