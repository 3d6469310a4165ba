import { wordSet } from '../../../../language';
import { defined } from '../../../../kernel/defined';
import { canonicalJson } from '../../../sources';
import type { Draft, Extractor } from '../document';

interface Fact {
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  readonly form: string;
  readonly fp?: string;
  /** The fiscal year of the report, as the company counts it, of which the fact may be an earlier year's. */
  readonly fy?: number;
  readonly accn?: string;
  readonly filed: string;
}

interface Found {
  readonly concept: string;
  readonly unit: string;
  readonly fact: Fact;
}

/**
 * The concepts that state a whole company's figure, the widest first. Those of one list are names of
 * one measure, which change from year to year; a later list is another measure, for years without the first.
 */
const CONCEPTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  revenue: [
    [
      'Revenues',
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      'RevenueFromContractWithCustomerIncludingAssessedTax',
      'SalesRevenueNet',
      'RevenuesNetOfInterestExpense',
      'Revenue',
    ],
    ['SalesRevenueGoodsNet'],
    ['RevenueFromContractsWithCustomers'],
  ],
  'net-income': [['NetIncomeLoss', 'ProfitLossAttributableToOwnersOfParent'], ['ProfitLoss']],
  'operating-income': [['OperatingIncomeLoss', 'ProfitLossFromOperatingActivities']],
  'research-spending': [
    [
      'ResearchAndDevelopmentExpense',
      'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost',
      'ResearchAndDevelopmentExpenseSoftwareExcludingAcquiredInProcessCost',
    ],
  ],
};
/** A current report may state the years anew, when a business was sold or divided; AA are British accounts. */
const isAnnualForm = wordSet(
  `10-k, 10-k/a, 10-k405, 10-k405/a, 10-kt, 10-kt/a, 20-f, 20-f/a, 40-f, 40-f/a, 6-k, 6-k/a, 8-k,
   8-k/a, aa, aa/a`,
);
const DAY = 86_400_000;

function isFact(value: unknown): value is Fact {
  return (
    typeof value === 'object' &&
    value !== null &&
    'end' in value &&
    'val' in value &&
    typeof value.val === 'number' &&
    'form' in value &&
    typeof value.form === 'string' &&
    'filed' in value
  );
}

/** A year, by its length: filings name some quarters “FY”, and fiscal years have 52 or 53 weeks. */
function isYear({ start, end }: Fact): boolean {
  const length = start === undefined ? 0 : (Date.parse(end) - Date.parse(start)) / DAY;
  return length > 350 && length < 380;
}

interface Facts {
  readonly facts?: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly units?: Readonly<Record<string, readonly unknown[]>> }>>
    >
  >;
}

function annual(body: unknown, concepts: readonly string[]): ReadonlyMap<string, Found> {
  const facts = (body as Facts).facts ?? {};
  const books = [facts['us-gaap'], facts['ifrs-full']].filter((book) => book !== undefined);
  const all = concepts.flatMap((concept) =>
    books.flatMap((book) =>
      Object.entries(book[concept]?.units ?? {}).flatMap(([unit, stated]) =>
        stated.filter(isFact).map((fact) => ({ concept, unit, fact })),
      ),
    ),
  );
  const latest = new Map<string, Found>();
  // A restated year stands as it was filed last; of one filing, the widest concept counts.
  const order = all
    .filter(({ fact, unit }) => isAnnualForm(fact.form) && isYear(fact) && /^[A-Z]{3}$/.test(unit))
    .toSorted(
      (one, other) =>
        one.fact.filed.localeCompare(other.fact.filed) ||
        concepts.indexOf(other.concept) - concepts.indexOf(one.concept),
    );
  for (const found of order) latest.set(found.fact.end, found);
  return latest;
}

function everyYear(body: unknown, measures: readonly (readonly string[])[]): readonly Found[] {
  const years = new Map(measures.toReversed().flatMap((concepts) => [...annual(body, concepts)]));
  return [...years.values()].toSorted((one, other) => other.fact.end.localeCompare(one.fact.end));
}

function place(
  text: string,
  { concept, unit, fact }: Found,
): readonly [start: number, end: number] | undefined {
  const from = text.indexOf(`"${unit}": [`, text.indexOf(`"${concept}": {`));
  const whole = canonicalJson(fact);
  const start = text.indexOf(whole, from);
  if (start < 0) return undefined;
  // The part that states day and figure is enough, where the two stand together.
  const short = /"end": "[^"]+", "val": -?[\d.]+/.exec(whole);
  return short === null
    ? [start, start + whole.length]
    : [start + short.index, start + short.index + short[0].length];
}

/** Few filers state how many people they employ in a form that machines read. */
function headcounts(body: unknown, text: string): readonly Draft[] {
  const stated = (body as Facts).facts?.['dei']?.['EntityNumberOfEmployees']?.units ?? {};
  const latest = new Map<string, Found>();
  const all = Object.entries(stated).flatMap(([unit, facts]) =>
    facts.filter(isFact).map((fact): Found => ({ concept: 'EntityNumberOfEmployees', unit, fact })),
  );
  for (const found of all.toSorted((one, other) => one.fact.filed.localeCompare(other.fact.filed)))
    latest.set(found.fact.end, found);
  return [...latest.values()].flatMap((found): readonly Draft[] => {
    const where = place(text, found);
    return where === undefined
      ? []
      : [
          {
            topic: 'snapshot',
            attribute: 'employees',
            start: where[0],
            end: where[1],
            value: found.fact.val,
            unit: 'people',
            asOf: found.fact.end,
            details: { form: found.fact.form, filed: found.fact.filed },
          },
        ];
  });
}

/**
 * How the company names the year that ends on a day: by its newest report, whose last year has the report's name. Many
 * reports carry another number than the one their company says, so only the year of the last day is believed.
 */
function fiscalYears(found: readonly Found[]): (end: string) => number | undefined {
  const newest = found
    .map(({ fact }) => fact)
    .filter(({ fy, form }) => fy !== undefined && form.startsWith('10-K'))
    .toSorted((one, other) => other.end.localeCompare(one.end))[0];
  const lead = newest?.fy === undefined ? undefined : newest.fy - Number(newest.end.slice(0, 4));
  return (end) => (lead === 0 ? Number(end.slice(0, 4)) : undefined);
}

/** The figures of every year, and employees, from filings. */
export const companyFacts: Extractor = ({ record, text }) => {
  if (record.kind !== 'company-facts') return [];
  const body: unknown = JSON.parse(text);
  return [
    ...headcounts(body, text),
    ...Object.entries(CONCEPTS).flatMap(([attribute, measures]) => {
      const years = everyYear(body, measures);
      const yearOf = fiscalYears(years);
      return years.flatMap((found): readonly Draft[] => {
        const year = yearOf(found.fact.end);
        const where = place(text, found);
        if (where === undefined) return [];
        const { fact, unit } = found;
        return [
          {
            topic: 'financials',
            attribute,
            start: where[0],
            end: where[1],
            value: fact.val,
            unit: unit.toLowerCase(),
            asOf: fact.end,
            details: {
              form: fact.form,
              filed: fact.filed,
              ...defined({ fiscalYear: year }),
            },
          },
        ];
      });
    }),
  ];
};
