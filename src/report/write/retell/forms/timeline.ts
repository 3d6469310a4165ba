import { monthOf, wordSet } from '../../../../language';

/** What a company did, where a line of its history leaves out who. */
const isVerb = wordSet(`
  acquired announced began bought built closed completed debuted expanded founded hired introduced launched moved
  opened raised reached received released shipped sold started surpassed won`);
/** “May 3, 2025 — Opened a mill …” */
const ENTRY =
  /^(?<month>\p{Lu}\p{Ll}{2,8})(?<day> \d{1,2})?,? (?<year>20\d\d) ?[—–:-] ?(?<verb>\p{Lu}\p{Ll}+)(?<rest> .+)$/u;

/** “On May 3, 2025, we opened a mill …”: a line of a company’s own history as a sentence. */
export function asEntry(text: string): string {
  const { month = '', day, year, verb = '', rest } = ENTRY.exec(text)?.groups ?? {};
  const isEntry = monthOf(month.toLowerCase()) !== undefined && isVerb(verb.toLowerCase());
  if (rest === undefined || !isEntry) return text;
  const when = day === undefined ? `In ${month} ${year}` : `On ${month}${day}, ${year}`;
  return `${when}, we ${verb.toLowerCase()}${rest}`;
}
