import { isCapitalized, isYear, trimEndSigns } from '../../../kernel/text';
import { findDay, isPersonName, Phrasebook, readMoney, readNumbers } from '../../../language';
import { setOf, type Stated } from './reading';

const FOUNDED = setOf('founded established founding_year year_founded');
const SEAT = setOf('headquarters head_office hq headquartered_in based_in main_office seat');
const STAFF = setOf(
  'employees number_of_employees no._of_employees team_size headcount staff workforce',
);
const REVENUE = setOf('revenue annual_revenue turnover');
const CHIEF = setOf('ceo chief_executive chief_executive_officer');
const LONGEST = 70;

/** "Founded: 1992", "Employees | 1,299": a label and its value, which a page sets out as such. */
export function readLabel(label: string, value: string): readonly Stated[] {
  const name = label.replace(':', '').trim().toLowerCase().replaceAll(' ', '_');
  const told = trimEndSigns(value.trim(), '.');
  if (told.length === 0 || told.length > LONGEST) return [];
  if (FOUNDED.has(name)) {
    const year = isYear(told) ? told : findDay(told)?.day.slice(0, 4);
    return year === undefined ? [] : [{ topic: 'snapshot', attribute: 'founded', value: year }];
  }
  if (SEAT.has(name))
    return /^\p{Lu}[\p{L} ,.’'-]+$/u.test(told)
      ? [{ topic: 'location', attribute: 'headquarters', value: told }]
      : [];
  if (STAFF.has(name)) {
    const [count, second] = readNumbers(told);
    return count === undefined || second !== undefined || !Number.isInteger(count.value)
      ? []
      : [{ topic: 'snapshot', attribute: 'employees', value: count.value, unit: 'people' }];
  }
  if (CHIEF.has(name))
    return isPersonName(told)
      ? [
          {
            topic: 'leadership',
            attribute: 'chief-executive',
            value: told,
            details: { title: label.replace(':', '').trim() },
          },
        ]
      : [];
  const [sum, other] = REVENUE.has(name) ? readMoney(told) : [];
  const asOf = findDay(told)?.day;
  return sum === undefined || other !== undefined || asOf === undefined
    ? []
    : [{ topic: 'financials', attribute: 'revenue', value: sum.value, unit: sum.unit, asOf }];
}

const LABELS = new Phrasebook([
  [
    'label',
    `{ceo/=company/=date/=employees/founded/founder/=funding/headquarters/=website} :,
     {launch =date} :`,
  ],
]);
/** Labels of a box have a capital each, and a space behind their colon. */
const labelsIn = (text: string) =>
  LABELS.find(text).filter(
    ({ start, end }) => isCapitalized(text.slice(start)) && text.startsWith(': ', end),
  );

/** "Company: Acme Website: … Funding: $64M": a box of a directory whose lines ran together. */
export function readBox(text: string, isCompany: (name: string) => boolean): readonly Stated[] {
  const labels = labelsIn(text);
  const pairs = new Map(
    labels.map(({ start, end }, at) => {
      const from = end + 2;
      return [
        text.slice(start, end),
        text.slice(from, labels[at + 1]?.start ?? from + LONGEST).trim(),
      ];
    }),
  );
  if (labels.length < 3 || !isCompany(pairs.get('Company') ?? '')) return [];
  const year = findDay(pairs.get('Launch Date') ?? pairs.get('Founded') ?? '')?.day.slice(0, 4);
  const [sum] = readMoney(pairs.get('Funding') ?? '');
  return [
    ...(year === undefined
      ? []
      : [{ topic: 'snapshot', attribute: 'founded', value: year } as const]),
    ...(sum === undefined || sum.start > 3
      ? []
      : [{ topic: 'financials', attribute: 'funding', value: sum.value, unit: sum.unit } as const]),
  ];
}
