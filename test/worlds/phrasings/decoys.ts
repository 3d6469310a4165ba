import type { FactClass, Medium } from './shape';

/** Whose figure it is, or why it is not a fact of the company today. */
export type DecoyKind =
  | 'namesake'
  | 'competitor'
  | 'customer'
  | 'projection'
  | 'former'
  | 'rumour'
  | 'part'
  | 'past'
  | 'plan';

export interface DecoyPhrasing {
  readonly id: string;
  readonly class: FactClass;
  readonly kind: DecoyKind;
  readonly media: readonly Medium[];
  readonly text: string;
}

const written: readonly (readonly [FactClass, DecoyKind, string, string])[] = [
  [
    'revenue',
    'competitor',
    'n',
    '{competitor}, its larger rival, had sales of {amount} in {year}.',
  ],
  [
    'revenue',
    'competitor',
    'n',
    'By contrast, revenue at {competitor} fell to {amount} in {year}.',
  ],
  [
    'revenue',
    'customer',
    'nb',
    '{customer}, which has revenue of {amount}, signed for three years.',
  ],
  ['revenue', 'projection', 'nr', 'For {nextYear} management expects revenue of about {amount}.'],
  ['revenue', 'projection', 'n', 'Analysts had forecast {year} revenue of {amount}.'],
  ['revenue', 'projection', 'r', 'Our target for {nextYear} is revenue of {amount}.'],
  ['revenue', 'part', 'nr', 'Revenue in the third quarter of {year} was {part}.'],
  ['revenue', 'part', 'nr', 'The service business contributed {part} to revenue in {year}.'],
  ['revenue', 'part', 'r', 'Revenue from customers outside {country} was {part} in {year}.'],
  [
    'revenue',
    'namesake',
    'n',
    '{namesake}, with which it shares no more than a name, reported revenue of {amount} for {year}.',
  ],
  [
    'revenue',
    'rumour',
    'n',
    'The company denied a report that it had inflated {year} revenue to {amount}.',
  ],
  ['netIncome', 'competitor', 'n', '{competitor} made a net profit of {amount} in {year}.'],
  ['netIncome', 'projection', 'nr', 'Net income for {nextYear} is expected to reach {amount}.'],
  ['employees', 'competitor', 'n', '{competitor} has {count} employees.'],
  ['employees', 'customer', 'nb', 'The customer, {customer}, employs {count} people at two sites.'],
  ['employees', 'past', 'sw', 'In {pastYear} the company had {pastCount} employees.'],
  ['employees', 'plan', 'nc', 'It plans to employ {count} people by {farYear}.'],
  ['employees', 'part', 'n', 'The plant in {otherCity} employs {partCount} people.'],
  ['employees', 'namesake', 'n', '{namesake}, an unrelated business, has {count} employees.'],
  ['employees', 'customer', 'b', 'The software is used by {count} employees of {customer}.'],
  ['ceo', 'former', 'nw', '{person}, who was chief executive until {pastYear}, now teaches.'],
  ['ceo', 'former', 'n', 'Former chief executive {person} attended as a guest.'],
  ['ceo', 'customer', 'nb', '"It simply works," said {person}, chief executive of {customer}.'],
  ['ceo', 'competitor', 'n', '{person}, CEO of {competitor}, called the market crowded.'],
  [
    'ceo',
    'rumour',
    'n',
    'The company dismissed speculation that {person} would become chief executive.',
  ],
  ['ceo', 'namesake', 'n', '{person} is chief executive of {namesake}, a different company.'],
  [
    'leader',
    'customer',
    'nb',
    '{person}, Chief Financial Officer of {customer}, called the numbers honest.',
  ],
  ['leader', 'former', 'n', '{person}, formerly Chief Technology Officer, left in {pastYear}.'],
  ['leader', 'competitor', 'n', '{competitor} named {person} Chief Operating Officer.'],
  ['founded', 'customer', 'nb', '{customer} was founded in {oldYear} by two brothers.'],
  ['founded', 'competitor', 'n', '{competitor}, founded in {oldYear}, is the oldest in the field.'],
  ['founded', 'namesake', 'n', 'It is not to be confused with {namesake}, founded in {oldYear}.'],
  ['founded', 'part', 'sn', 'The workshop it bought in {otherCity} was founded in {oldYear}.'],
  ['hq', 'customer', 'nb', '{customer}, headquartered in {otherCity}, ordered forty units.'],
  ['hq', 'competitor', 'n', 'Its rival {competitor} is based in {otherCity}.'],
  ['hq', 'namesake', 'n', '{namesake} has its headquarters in {otherCity}.'],
  ['funding', 'competitor', 'n', '{competitor} raised {amount} in a Series B round.'],
  [
    'funding',
    'rumour',
    'n',
    'A report that the company was about to raise {amount} was denied by its spokeswoman.',
  ],
  ['funding', 'customer', 'b', '{customer} had just raised {amount} from its owners.'],
  ['launch', 'competitor', 'n', '{competitor} launched {product} the same week.'],
  ['launch', 'plan', 'n', 'The company plans to launch {product} in {nextYear}.'],
  [
    'launch',
    'rumour',
    'n',
    'There will be no {product}, the company said, and denied that it had ever planned a launch.',
  ],
  ['layoff', 'competitor', 'n', '{competitor} laid off {partCount} employees in the spring.'],
  [
    'layoff',
    'rumour',
    'n',
    'The company denied a rumour that {partCount} employees would be laid off.',
  ],
  ['layoff', 'namesake', 'n', '{namesake} cut {partCount} jobs last month.'],
  ['legal', 'competitor', 'n', '{party} sued {competitor} for breach of contract.'],
  ['legal', 'customer', 'b', '{customer} was fined after a complaint by {party}.'],
  [
    'pay',
    'competitor',
    'n',
    '{competitor} pays its engineers between {payLow} and {payHigh} a year.',
  ],
];

export const decoyPhrasings: readonly DecoyPhrasing[] = written.map(
  ([factClass, kind, media, text], index) => ({
    id: `decoy-${factClass}-${kind}-${index + 1}`,
    class: factClass,
    kind,
    media: Array.from(media) as Medium[],
    text,
  }),
);
