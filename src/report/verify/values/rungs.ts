import {
  carriesDate,
  containsWords,
  fold,
  foldCase,
  isCurrency,
  phraseFinder,
  type Quantity,
  readDates,
  readHoldings,
  readPersons,
  readQuantities,
  readTableNote,
  readTitles,
  withTitleForms,
} from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import type { ClaimToVerify, Setting } from '../claim';
import { COVERAGE_FLOOR, coverage } from './coverage';
import { unknownNames } from './names';
import {
  amountUnit,
  carriesAmount,
  carriesFigure,
  carriesMeasure,
  readAmounts,
  readMeasures,
  withoutAmounts,
} from './numbers';
import { isHeldByAnother } from './title-holders';
import { ATTRIBUTE_WORDS } from './words';

/** A rung gives the reasons why a text is not carried; none means it passes. */
type Reasons = string[];

const IN_BRACKETS = /\([^()]{1,40}\)/gu;

/** A row of a table may say once how all of its figures are counted: “Revenue (EUR million) | 1,478.0”. */
function withHeading(quote: string): Quantity[] {
  const amounts = readAmounts(readDates(quote).rest);
  const notes = Array.from(quote.matchAll(IN_BRACKETS), ([text]) => readTableNote(text));
  const note = notes.find(({ scale }) => scale !== undefined);
  if (note?.scale === undefined) return amounts;
  const { scale, unit } = note;
  const scaled = amounts
    .filter((amount) => amount.unit === '' && !amount.scaled)
    .map((amount) => ({
      ...amount,
      value: Number((amount.value * scale).toPrecision(15)),
      step: amount.step * scale,
      scaled: true,
      unit: unit ?? '',
    }));
  return [...amounts, ...scaled];
}

export function numbersRung(
  text: string,
  evidence: readonly Evidence[],
  calculated: readonly Quantity[],
): Reasons {
  const known = evidence.map((row) => ({
    unit: amountUnit(row.unit),
    amounts: withHeading(fold(row.quote)),
  }));
  const measures = evidence.flatMap((row) => readMeasures(readDates(fold(row.quote)).rest));
  const saidMeasures = readMeasures(readDates(fold(text)).rest);
  const isConverted = (said: Quantity) =>
    saidMeasures.some(
      (one) =>
        one.quantity.text === said.text && measures.some((known) => carriesMeasure(known, one)),
    );
  // Where a share or a count is reckoned, a quote's own share or count must not pass for it.
  const isCalculated = (said: Quantity) => calculated.some((amount) => amount.unit === said.unit);
  const isCarried = (said: Quantity) =>
    isCalculated(said)
      ? calculated.some((amount) => carriesFigure(amount.value, amount.unit, said))
      : known.some(({ unit, amounts }) =>
          amounts.some((amount) => carriesAmount(amount, said, unit)),
        );
  return readAmounts(readDates(fold(text)).rest)
    .filter((said) => !isCarried(said) && !isConverted(said))
    .map((said) => `“${said.text}” isn’t in the cited evidence.`);
}

export function datesRung(text: string, evidence: readonly Evidence[]): Reasons {
  const known = evidence.flatMap((row) =>
    [fold(row.quote), row.asOf ?? '', row.publishedAt ?? ''].flatMap(
      (source) => readDates(source).dates,
    ),
  );
  return readDates(fold(text))
    .dates.filter((said) => !known.some((date) => carriesDate(date, said)))
    .map((said) => `“${said.text}” isn’t in the cited evidence.`);
}

/** A company, role or source whose name has digits or a month in it, as “10-K”, states no figure and no date. */
export function hideSetting(
  text: string,
  setting: Setting,
  evidence: readonly Pick<Evidence, 'sourceName'>[] = [],
): string {
  return [...settingTexts(setting), ...evidence.map(({ sourceName }) => sourceName)]
    .filter((name) => /\d/u.test(name))
    .reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

function settingTexts(setting: Setting): string[] {
  return [
    setting.company,
    ...setting.aliases,
    setting.role,
    setting.location ?? '',
    setting.interviewers ?? '',
  ];
}

/** “CAD 5 million” names nobody, and neither does “HK$5”. */
function withoutMoney(text: string): string {
  return readQuantities(text).reduce(
    (rest, { quantity, start, end }) =>
      isCurrency(quantity.unit)
        ? rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
        : rest,
    text,
  );
}

/** Whom the company's own handbook calls “you”. */
const addressesReader = phraseFinder('you, your');
const isAddressed = ({ reliability, quote }: Evidence): boolean =>
  reliability === 'first-party' && addressesReader(quote);

export function namesRung(text: string, evidence: readonly Evidence[], setting: Setting): Reasons {
  const known = [
    ...evidence.flatMap((row) => [
      withTitleForms(row.quote),
      row.sourceName,
      ATTRIBUTE_WORDS[row.attribute] ?? '',
    ]),
    ...settingTexts(setting),
    ...(evidence.some(isAddressed) ? ['Employees'] : []),
  ];
  // Months are checked with their dates, and blanking them keeps them out of a neighbouring name.
  const said = withoutMoney(readDates(fold(text)).rest);
  return unknownNames(said, known).map((name) => `“${name}” isn’t in the cited evidence.`);
}

/** The title must stand beside the person in one and the same quote, or be what that row is about. */
export function titlesRung(text: string, evidence: readonly Evidence[]): Reasons {
  const people = Array.from(new Set(readPersons(fold(text)).map((person) => person.text)));
  const holds = (row: Evidence, name: string, title: string) => {
    const quote = foldCase(row.quote);
    if (!containsWords(quote, foldCase(name)) || isHeldByAnother(row.quote, { name, title }))
      return false;
    // A register’s entry is about its attribute, whether or not it spells the title out.
    return [...readTitles(row.quote), ...readTitles(row.attribute.replace('-', ' '))].includes(
      title,
    );
  };
  return readHoldings(text, people)
    .filter(({ name, title }) => !evidence.some((row) => holds(row, name, title)))
    .map(({ name, title }) => `No quote says that ${name} is ${title}.`);
}

const QUOTED = /“([^“”]+)”|(?<![\p{L}\p{N}])"([^"]+)"/gu;

/** What stands in quotation marks is the source's own words, letter for letter. */
export function quotesRung(text: string, evidence: readonly Evidence[]): Reasons {
  // Quotation marks within a quotation change their form, so they are left out on both sides.
  const bare = (words: string) => fold(words).replace(/["']/gu, '');
  const quotes = evidence.map((row) => bare(row.quote));
  return Array.from(text.matchAll(QUOTED), (match) =>
    bare(match[1] ?? match[2] ?? '')
      .replace(/(?:\.\.\.|[,.])$/u, '')
      .trim(),
  )
    .filter((said) => !quotes.some((quote) => quote.includes(said)))
    .map((said) => `The quote “${said}” isn’t in the evidence.`);
}

export function coverageRung(claim: ClaimToVerify, setting: Setting): Reasons {
  const statesFact = claim.kind === 'fact' && claim.restsOn.length === 0;
  if (!statesFact) return [];
  const { share, uncovered } = coverageOf(claim, setting, headingsOf(claim));
  return share >= COVERAGE_FLOOR
    ? []
    : [`“${uncovered.join('”, “')}” isn’t in the cited evidence.`];
}

/** The words with a meaning that no quote, attribute or name of a claim has. */
export const uncoveredWords = (claim: ClaimToVerify, setting: Setting): readonly string[] =>
  coverageOf(claim, setting).uncovered;

/** “This policy pays …” under “Life insurance”: code may name the policy, and a model may not. */
const headingsOf = ({ author, evidence }: ClaimToVerify): readonly string[] =>
  author === 'model' ? [] : evidence.flatMap(({ context }) => context?.headings?.slice(-2) ?? []);

function coverageOf(
  claim: ClaimToVerify,
  setting: Setting,
  besides: readonly string[] = [],
): ReturnType<typeof coverage> {
  const sources = [
    ...besides,
    ...claim.evidence.flatMap((row) => [
      withTitleForms(row.quote),
      row.sourceName,
      ATTRIBUTE_WORDS[row.attribute] ?? '',
    ]),
    ...settingTexts(setting),
  ];
  return coverage(withoutAmounts(readDates(fold(claim.text)).rest), sources);
}
