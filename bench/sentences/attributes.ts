/** What the labels call by another name than the product; what has the same name isn't named here. */
const LABELS: Readonly<Record<string, string>> = {
  'chief-executive': 'leader',
  leadership: 'leader',
  'net-income-of-period': 'net-income',
  'revenue-of-period': 'revenue',
  'pay-range': 'pay',
  'pay-ratio': 'pay',
  'pay-gap': 'pay',
  'job-posting': 'hiring',
  'open-jobs': 'hiring',
  'open-jobs-part': 'hiring',
  incident: 'recall/incident',
  recall: 'recall/incident',
  union: 'union/strike',
  strike: 'union/strike',
  software: 'tech',
  'posting-tool': 'tech',
};

/** Whom a missed fact of these counts against, where several readers could have found it. */
const FINDERS: Readonly<Record<string, string>> = {
  leader: 'leadership',
  pay: 'pay-range',
  hiring: 'open-jobs',
  tech: 'posting-tool',
  'recall/incident': 'incident',
  'union/strike': 'union',
};

/** On these two careful people differ about one time in five, so they stand apart. */
export const SOFT: ReadonlySet<string> = new Set([
  'product',
  'description',
  'strategy',
  'risk',
  'value',
]);

export const labelOf = (attribute: string): string => LABELS[attribute] ?? attribute;
export const finderOf = (label: string): string => FINDERS[label] ?? label;
