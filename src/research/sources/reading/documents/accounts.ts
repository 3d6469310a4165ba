import { isIsoDay } from '../../../../kernel/time';
import { wordSet } from '../../../../language';
import { squeeze } from '../../../../kernel/text';
import { unescapeHtml } from '../../../../kernel/formats/html';
import { markupTokens } from './document-text';

/** One figure of a company’s accounts, as tagged: of the company as a whole, over one period, in one unit. */
export interface AccountFigure {
  readonly concept: string;
  readonly value: number;
  /** A currency’s three letters, or people. */
  readonly unit: string;
  readonly from: string;
  readonly until: string;
  /** The number under which the company is registered. */
  readonly number: string;
}

/** Taxonomies of the Financial Reporting Council, of its predecessor, and of the international standards. */
const isBook = wordSet(
  `http://www.xbrl.org/uk/*, http://xbrl.frc.org.uk/*, http://xbrl.ifrs.org/taxonomy/*,
   https://www.xbrl.org/uk/*, https://xbrl.frc.org.uk/*, https://xbrl.ifrs.org/taxonomy/*`,
);
/** What is told of a company, by the names that the taxonomies give it, and whether it is money. */
const CONCEPTS: Readonly<Record<string, { readonly as: string; readonly isMoney: boolean }>> = {
  TurnoverRevenue: { as: 'Revenue', isMoney: true },
  TurnoverGrossOperatingRevenue: { as: 'Revenue', isMoney: true },
  Revenue: { as: 'Revenue', isMoney: true },
  ProfitLoss: { as: 'ProfitLoss', isMoney: true },
  ProfitLossForPeriod: { as: 'ProfitLoss', isMoney: true },
  AverageNumberEmployeesDuringPeriod: { as: 'EntityNumberOfEmployees', isMoney: false },
};
const isRegister = wordSet(
  `http://www.companieshouse.gov.uk, http://www.companieshouse.gov.uk/,
   https://www.companieshouse.gov.uk, https://www.companieshouse.gov.uk/`,
);
const LONGEST_SCALE = 12;
/** Deeper nobody sets a figure inside of another. */
const DEEPEST = 3;

const ATTRIBUTE = /([\w:.-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

interface Context {
  readonly id: string;
  scheme: string;
  number: string;
  from: string;
  until: string;
  isPart: boolean;
}

interface Unit {
  readonly id: string;
  readonly measures: string[];
}

interface Stated {
  readonly name: string;
  readonly context: string;
  readonly unit: string;
  readonly scale: number;
  readonly isNegative: boolean;
  readonly format: string;
  text: string;
}

interface Tagged {
  readonly spaces: ReadonlyMap<string, string>;
  readonly contexts: ReadonlyMap<string, Context>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly stated: readonly Stated[];
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [name, one ?? other ?? '']),
  );
}

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

const isPart = wordSet('scenario, segment');

/** Everything that is tagged in a document, in one walk over its markup. */
function tagsOf(html: string): Tagged {
  const spaces = new Map<string, string>();
  const contexts = new Map<string, Context>();
  const units = new Map<string, Unit>();
  const stated: Stated[] = [];
  const open: Stated[] = [];
  let context: Context | undefined;
  let unit: Unit | undefined;
  let said = '';
  const begin = (name: string, told: Readonly<Record<string, string>>): void => {
    const { id = '' } = told;
    if (name === 'context')
      context = { id, scheme: '', number: '', from: '', until: '', isPart: false };
    else if (name === 'unit') unit = { id, measures: [] };
    else if (name === 'identifier' && context !== undefined) context.scheme = told['scheme'] ?? '';
    else if (isPart(name) && context !== undefined) context.isPart = true;
    else if (name === 'nonFraction') {
      const one: Stated = {
        name: told['name'] ?? '',
        context: told['contextRef'] ?? '',
        unit: told['unitRef'] ?? '',
        scale: Number(told['scale'] ?? 0),
        isNegative: told['sign'] === '-',
        format: localOf(told['format'] ?? ''),
        text: '',
      };
      stated.push(one);
      open.push(one);
    }
    said = '';
  };
  const end = (name: string): void => {
    const text = squeeze(said);
    if (name === 'nonFraction') open.pop();
    else if (name === 'context' && context !== undefined) {
      // Two of one name leave open which is meant.
      contexts.set(context.id, contexts.has(context.id) ? { ...context, isPart: true } : context);
      context = undefined;
    } else if (name === 'unit' && unit !== undefined) {
      units.set(unit.id, unit);
      unit = undefined;
    } else if (name === 'measure') unit?.measures.push(text);
    else if (context !== undefined && name === 'identifier') context.number = text;
    else if (context !== undefined && name === 'startDate') context.from = text;
    else if (context !== undefined && name === 'endDate') context.until = text;
    said = '';
  };
  for (const { whole, closing, tag, attributes } of markupTokens(html)) {
    if (tag === '') {
      if (whole.startsWith('<')) continue;
      said += whole;
      for (const one of open.slice(-DEEPEST)) one.text += whole;
      continue;
    }
    const name = localOf(tag);
    if (closing !== '') end(name);
    else {
      const told = attributesOf(attributes);
      for (const [key, value] of Object.entries(told))
        if (key.startsWith('xmlns:')) spaces.set(key.slice('xmlns:'.length), value);
      if (!attributes.endsWith('/')) begin(name, told);
    }
  }
  return { spaces, contexts, units, stated };
}

/** `1,234`, or `1.234` or a dash where its format says so; anything else is no figure. */
function figureOf({ text, format, scale, isNegative }: Stated): number | undefined {
  const plain = unescapeHtml(text).replace(/\s+/gu, '');
  const digits = /comma-?decimal/u.test(format)
    ? plain.replaceAll('.', '').replace(',', '.')
    : plain.replaceAll(',', '');
  const value = /^(?:zero-?dash|fixed-?zero)$/u.test(format)
    ? 0
    : /^\d+(?:\.\d+)?$/u.test(digits)
      ? Number(digits)
      : Number.NaN;
  if (!Number.isFinite(value) || !Number.isInteger(scale) || Math.abs(scale) > LONGEST_SCALE)
    return undefined;
  const scaled = Number(`${value}e${scale}`);
  return isNegative ? 0 - scaled : scaled;
}

function unitOf(unit: Unit | undefined, isMoney: boolean): string | undefined {
  const [measure = '', ...more] = unit?.measures ?? [];
  if (more.length > 0) return undefined;
  const [, currency] = /^iso4217:([A-Z]{3})$/u.exec(measure) ?? [];
  if (isMoney) return currency;
  return currency === undefined ? 'people' : undefined;
}

/** The register writes eight signs, of which accounts leave out noughts. */
export const eightSigns = (number: string): string =>
  /^\d{1,8}$/u.test(number) ? number.padStart(8, '0') : number.toUpperCase();

function whole({ spaces, contexts, units }: Tagged, one: Stated): AccountFigure | undefined {
  const { [localOf(one.name)]: concept } = CONCEPTS;
  const context = contexts.get(one.context);
  const space = spaces.get(one.name.slice(0, Math.max(0, one.name.indexOf(':')))) ?? '';
  if (concept === undefined || context === undefined || context.isPart || !isBook(space))
    return undefined;
  const { scheme, from, until } = context;
  if (!isRegister(scheme) || !isIsoDay(from) || !isIsoDay(until)) return undefined;
  const [value, unit] = [figureOf(one), unitOf(units.get(one.unit), concept.isMoney)];
  if (value === undefined || unit === undefined) return undefined;
  return { concept: concept.as, value, unit, from, until, number: eightSigns(context.number) };
}

/**
 * What accounts filed at Companies House say of the company as a whole. A part of the business, a period
 * without both its days, a sum without its currency, and a figure that is stated in two ways are left out.
 */
export function readAccounts(html: string): readonly AccountFigure[] {
  const tagged = tagsOf(html);
  const found = tagged.stated.flatMap((one) => whole(tagged, one) ?? []);
  const groups = Map.groupBy(found, ({ concept, from, until }) => `${concept} ${from} ${until}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first !== undefined &&
    others.every(({ value, unit }) => value === first.value && unit === first.unit)
      ? [first]
      : [],
  );
}
