import type { SourceItem, SourceReading } from '../sources';
import type { Source } from '../sources/shape';
import type { Known } from './known';
import { field } from './make-snapshot';

/** What one answer tells that other sources need to be asked with; some of it holds for one source alone. */
export interface Learned {
  readonly known: Known;
  readonly only: ReadonlyMap<string, Known>;
}

export const NOTHING_LEARNED: Learned = { known: {}, only: new Map() };

function newest(items: readonly SourceItem[], forms: readonly string[]): Known | undefined {
  const filed = items.filter((item) => forms.includes(field(item, 'form')) && field(item, 'accession') !== '' && field(item, 'document') !== '');
  const [latest] = filed.toSorted((one, other) => field(other, 'date').localeCompare(field(one, 'date')));
  return latest && { accession: field(latest, 'accession'), document: field(latest, 'document') };
}

/** Only where one entry fits: with two, either may be another company's. */
function alone(items: readonly SourceItem[], name: keyof Known): Known {
  const living = items.filter((item) => !['dissolved', 'inactive', 'merged', 'retired'].includes(field(item, 'status')));
  const [one] = living;
  return living.length === 1 && one !== undefined ? { [name]: field(one, 'id') } : {};
}

export function learnFrom(source: Source, { items }: Pick<SourceReading, 'items'>): Learned {
  const known = (what: Known): Learned => ({ known: what, only: new Map() });
  if (source.id === 'sec-submissions') {
    const annual = newest(items, ['10-K', '10-K405', '20-F', '40-F']);
    const proxy = newest(items, ['DEF 14A']);
    return { known: {}, only: new Map([...(annual ? [['sec-10k', annual] as const] : []), ...(proxy ? [['sec-def14a', proxy] as const] : [])]) };
  }
  if (source.id === 'gleif-lei') return known(alone(items, 'lei'));
  if (source.id === 'uk-companies-house') return known(alone(items, 'companyNumber'));
  if (source.id === 'role-onet' && items[0] !== undefined) return known({ occupation: field(items[0], 'id') });
  return NOTHING_LEARNED;
}

export function together(one: Learned, other: Learned): Learned {
  return { known: { ...one.known, ...other.known }, only: new Map([...one.only, ...other.only]) };
}
