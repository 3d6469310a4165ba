import { MONTHS } from '../lexicon/calendar/months';
import { WEEKDAYS } from '../lexicon/calendar/weekdays';
import type { Token } from '../parser';

const NAMED: ReadonlySet<string> = new Set([...MONTHS, ...WEEKDAYS].map(([word]) => word));
const COUNTED = new Set(
  'century day decade fall hour month morning quarter season spring summer today week winter year yesterday'.split(
    ' ',
  ),
);
const YEAR = /^(?:1[6-9]|20)\d\d$/;

/** Whether a phrase with this head says when: "2019", "May", "the first quarter". */
export function isTime({ text, lemma, pos }: Token): boolean {
  const word = text.toLowerCase().replace(/\.$/, '');
  if (pos === 'NUM') return YEAR.test(text);
  if (pos === 'PROPN') return NAMED.has(word) && word !== text;
  return pos === 'NOUN' && COUNTED.has(lemma);
}
