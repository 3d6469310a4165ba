import { phraseFinder } from '../../language';
import type { Occupation } from '../../occupations';
import type { KnownRole } from './role';

const THOUSAND = 1_000;
/** A typed role longer than this, or with odd signs, isn't said back. */
const PLAIN_ROLE = /^[\p{L}\p{N}][\p{L}\p{N} .,&/+()–-]{1,58}$/u;
const MOST_GROUP_WORDS = 8;
const WAGES_OF = 'May 2024';
const EVERYWHERE = 'Across all U.S. employers,';
const SPAN = '(10th to 90th percentile).';

/** “Cooks, Fast Food”: a title that is turned around for a list. */
function unturned(title: string): string {
  const [who = '', which, ...more] = title.split(', ');
  const isTurned = which !== undefined && more.length === 0 && !saysAnd(which);
  return isTurned ? `${who} (${which})` : title;
}
const saysAnd = phraseFinder('and');

/** “registered nurses” of “Registered Nurses”; nothing where the name is too long to be read. */
function groupOf(title: string): string | undefined {
  const [group = ''] = title.split(/, (?:Except|All Other)\b/u);
  const isShort = group.split(/\s+/u).length <= MOST_GROUP_WORDS && !group.includes('--');
  if (group === '' || !isShort) return undefined;
  const plain = unturned(group.toLowerCase());
  return plain.endsWith(' occupations') ? `people in ${plain}` : plain;
}

/** “$66,000” of “66030”; the highest that is published has a plus. */
function sumOf(figure: string | undefined): string | undefined {
  const [, digits = '', plus = ''] = /^(\d{4,7})(?:\.0)?(\+?)$/u.exec(figure ?? '') ?? [];
  if (digits === '') return undefined;
  if (plus === '+') return `more than $${Number(digits).toLocaleString('en-US')}`;
  const rounded = Math.round(Number(digits) / THOUSAND) * THOUSAND;
  return `$${rounded.toLocaleString('en-US')}`;
}

/** What people in the job earn at all employers, with place and date; never what this company pays. */
export function formatTypicalPay({ wage }: Occupation): string | undefined {
  const group = wage === undefined ? undefined : groupOf(wage.title);
  const [low, high] = [sumOf(wage?.p10), sumOf(wage?.p90)];
  if (group === undefined || low === undefined || high === undefined) return undefined;
  if (low.startsWith('more')) return undefined;
  const range = high.startsWith('more') ? `from ${low} to ${high}` : `between ${low} and ${high}`;
  const share = `four in five ${group} earned ${range} a year in ${WAGES_OF}`;
  return `${EVERYWHERE} ${share} ${SPAN}`;
}

export const isPaySentence = (text: string): boolean =>
  text.startsWith(EVERYWHERE) && text.endsWith(SPAN);

/** What a role was taken for, where that isn't plain. */
export function formatAssumption(typed: string, { certainty, occupation }: KnownRole): string {
  const role = typed.replace(/\s+/gu, ' ').trim();
  const named = PLAIN_ROLE.test(role) ? `“${role}”` : 'your role';
  if (certainty === 'open' || occupation === undefined)
    return `We couldn’t tell which kind of work ${named} is, so this part holds for any interview.`;
  return `We took ${named} to mean “${titleInText(occupation.title)}.”`;
}

/** Lower case, but for abbreviations: “HR generalist”, “CNC operator”. */
function titleInText(title: string): string {
  return title.replace(/\p{L}+/gu, (word) =>
    /^\p{Lu}{2,}s?$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) ? word : word.toLowerCase(),
  );
}
