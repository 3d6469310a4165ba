/** What an organization may be, in one noun. */
const KINDS = new Set(
  (
    'agency airline association authority bank brand builder bureau business carrier chain charity college company ' +
    'conglomerate consultancy consultant contractor cooperative corporation department developer employer ' +
    'firm foundation group hospital insurer institute institution laboratory ' +
    'maker manufacturer marketplace network newspaper ' +
    'ngo nonprofit office operator organization platform producer provider publisher railroad railway ' +
    'restaurant retailer school shop society startup store studio supplier trust university utility'
  ).split(' '),
);

/** Whether a line says what kind of organization somebody is: “a maker of gauges”. */
export function namesKindOfCompany(line: string): boolean {
  return (line.toLowerCase().match(/[\p{L}-]+/gu) ?? []).some(
    (word) => KINDS.has(word) || KINDS.has(word.replace(/s$/u, '')),
  );
}
