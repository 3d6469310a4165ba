import type { SourceItem, SourceReading } from '../../sources';
import type { Need, Source } from '../../sources/shape';
import type { CompanyTraits } from '../choice/profile';
import type { Known } from '../../sources';
import { itemField } from '../make-snapshot';

/** What one answer tells that other sources need to be asked with; some of it holds for one source alone. */
export interface Learned {
  readonly known: Known;
  readonly only: ReadonlyMap<string, Known>;
  readonly told: readonly CompanyTraits[];
}

export const NOTHING_LEARNED: Learned = { known: {}, only: new Map(), told: [] };

interface Wanted {
  readonly forms: readonly string[];
  /** Only one that is filed for this matter. */
  readonly matter?: string;
}

function newest(items: readonly SourceItem[], { forms, matter }: Wanted): Known | undefined {
  const filed = items.filter(
    (item) =>
      forms.includes(itemField(item, 'form')) &&
      (matter === undefined || itemField(item, 'matters').split(',').includes(matter)) &&
      itemField(item, 'accession') !== '' &&
      itemField(item, 'document') !== '',
  );
  const latest = latestOf(filed);
  return (
    latest && {
      accession: itemField(latest, 'accession'),
      document: itemField(latest, 'document'),
      filed: itemField(latest, 'date'),
    }
  );
}

const latestOf = (items: readonly SourceItem[]): SourceItem | undefined =>
  items.toSorted((one, other) => itemField(other, 'date').localeCompare(itemField(one, 'date')))[0];

/** Of a British company the accounts that were filed last. */
function newestAccounts(items: readonly SourceItem[]): Known | undefined {
  const latest = latestOf(
    items.filter(
      (item) => itemField(item, 'kind') === 'accounts' && itemField(item, 'document') !== '',
    ),
  );
  return latest && { accounts: itemField(latest, 'document'), filed: itemField(latest, 'date') };
}

/** Only where one entry fits: with two, either may be another company's. */
function alone(items: readonly SourceItem[]): SourceItem | undefined {
  const living = items.filter(
    (item) => !['dissolved', 'inactive', 'merged', 'retired'].includes(itemField(item, 'status')),
  );
  return living.length === 1 ? living[0] : undefined;
}

function taught({ teaches }: Source, items: readonly SourceItem[]): Known {
  if (teaches === undefined) return {};
  const { most } = teaches;
  const ordered =
    most === undefined
      ? items
      : items.toSorted((one, other) => Number(other[most] ?? 0) - Number(one[most] ?? 0));
  const item = teaches.from === 'first' ? ordered[0] : alone(items);
  const pairs = Object.entries(teaches.needs).map(
    ([need, name]) => [need, item === undefined ? '' : itemField(item, name)] as const,
  );
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** What tells of the company itself, and not of a place or a person. */
const OF_THE_COMPANY: ReadonlySet<Source['evidence']['kind']> = new Set([
  'entity',
  'directory',
  'record',
  'company-facts',
]);

/** What is asked about the place of the role says nothing of the company’s. */
const OF_A_PLACE: ReadonlySet<Need> = new Set(['city', 'state', 'latitude', 'longitude']);

/** What a register or a reference says of the company's trade and seat, and its own board of where it hires. */
function told({ evidence, needs }: Source, { items, about = {} }: Answered): CompanyTraits {
  // Where it hires it has people, whatever register it is in.
  if (evidence.kind === 'job-posting')
    return {
      hiresIn: [
        ...new Set(
          items
            .flatMap((item) => itemField(item, 'place').split('; '))
            .filter((place) => place !== ''),
        ),
      ],
    };
  if (
    evidence.reliability === 'public-voice' ||
    !OF_THE_COMPANY.has(evidence.kind) ||
    needs.some((need) => OF_A_PLACE.has(need))
  )
    return {};
  const one: SourceItem = { ...alone(items), ...about };
  // Its parent's seat is not its own, nor is that of a unit.
  if (itemField(one, 'parent') !== '' || itemField(one, 'ofGroup') !== '') return {};
  const named = (['industry', 'country', 'state'] as const).map(
    (name) => [name, itemField(one, name)] as const,
  );
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}

type Answered = Pick<SourceReading, 'items'> & Partial<Pick<SourceReading, 'about'>>;

/** The sources that read one filing, and the forms of which each takes the newest. */
const FILINGS: Readonly<Record<string, Wanted>> = {
  'sec-10k': { forms: ['10-K', '10-K405', '20-F', '40-F'] },
  'sec-def14a': { forms: ['DEF 14A'] },
  'sec-form4': { forms: ['3', '4', '5'] },
  // 2.02 is “Results of Operations and Financial Condition”.
  'sec-8k-release': { forms: ['8-K'], matter: '2.02' },
  'sec-6k': { forms: ['6-K'] },
};

export function learnFrom(source: Source, answer: Answered): Learned {
  const { items } = answer;
  if (source.id === 'sec-submissions') {
    const filed = Object.entries(FILINGS).flatMap(([reader, wanted]) => {
      const filing = newest(items, wanted);
      return filing === undefined ? [] : [[reader, filing] as const];
    });
    return { known: {}, only: new Map(filed), told: [told(source, answer)] };
  }
  if (source.id === 'uk-companies-house-filings') {
    const accounts = newestAccounts(items);
    const only = accounts === undefined ? [] : [['uk-companies-house-accounts', accounts] as const];
    return { known: {}, only: new Map(only), told: [] };
  }
  return { known: taught(source, items), only: new Map(), told: [told(source, answer)] };
}

export function mergeLearned(one: Learned, other: Learned): Learned {
  return {
    known: { ...one.known, ...other.known },
    only: new Map([...one.only, ...other.only]),
    told: [...one.told, ...other.told],
  };
}
