import { EVERYDAY_SHORT_FORMS } from '../../../../language/lexicon/forms/everyday-short-forms';
import type { Teller } from '../shape';

const EVERYDAY: ReadonlySet<string> = new Set(EVERYDAY_SHORT_FORMS);
/** “PGS”, “SI&A”, “PC1”, “OEMs”; a hyphen or a full stop beside it makes it part of something longer. */
const SHORT_FORM =
  /(?<![\p{L}\p{N}.&-])(?<letters>\p{Lu}[\p{Lu}\d&]{1,6})s?(?![\p{L}\p{N}&-]|\.\p{L})/gu;
/** “in Q3 2024” and “a 747” are read by everybody. */
const NUMBERED = /^(?:Q\d|FY\d*|\p{Lu}\d+)$/u;

/** In brackets, or as a name of what it offers; “SFIA (Level 3)” is no explanation. */
const EXPLAINED = /^ (?:\((?![Ll]evel )\p{L}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u;

/** Capitals in a sentence that neither it nor the company’s own names explain. */
export function unexplainedShortForms(
  text: string,
  { company, aliases }: Pick<Teller, 'company' | 'aliases'>,
): readonly string[] {
  const names = [company, ...aliases].join(' ');
  return [...text.matchAll(SHORT_FORM)].flatMap(({ 0: found, index, groups }) => {
    const letters = groups?.['letters'] ?? '';
    const rest = text.slice(index + found.length);
    // “AXA Private Medical Insurance” says what AXA’s is.
    const explained = text[index - 1] === '(' || EXPLAINED.test(rest);
    return explained || EVERYDAY.has(letters) || NUMBERED.test(letters) || names.includes(letters)
      ? []
      : [letters];
  });
}
