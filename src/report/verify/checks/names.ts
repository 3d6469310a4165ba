import { isCapitalized } from '../../../kernel/text';
import { isHonorific, wordSet } from '../../../language';
import type { Token } from '../../../language/parser';
import type { SlotCheck } from './finding';
import { hasWord, keysOfWord } from '../anchors/read-text';

const isEverywhere = wordSet(
  `american america british canadian chinese christmas day dutch earth easter english europe european federal
   french german i indian internet japanese mexican new spanish states the united us usa world year`,
);

const initialsOf = (text: string): string =>
  text
    .split(/\s+/u)
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase();

function isKnown(
  token: Token,
  source: string,
  letters: string,
  stems: ReadonlySet<string>,
  company: string,
): boolean {
  const word = token.text
    .toLowerCase()
    .replaceAll(/['’]s?$/gu, '')
    .replaceAll('.', '');
  if (isHonorific(word)) return true;
  if (word.length < 2 || isEverywhere(token.text.replaceAll('.', ''))) return true;
  if (source.includes(word) || company.toLowerCase().includes(word)) return true;
  if (hasWord(stems, word)) return true;
  // An abbreviation of words that follow each other in the source.
  if (/^[A-Z]{2,6}$/u.test(token.text) && letters.includes(word)) return true;
  return word.length >= 6 && source.includes(word.slice(0, word.length - 2));
}

/** Each name stands in the source, in whole or by its initials, or is the company's own. */
export const checkNames: SlotCheck = ({ claim, source, company }) => {
  const text = source.text.toLowerCase();
  const letters = initialsOf(source.text);
  return claim.sentences.flatMap(({ tokens }) => {
    const foreign = tokens.filter(
      (token, at) =>
        token.pos === 'PROPN' &&
        isCapitalized(token.text) &&
        (at > 0 || isOpeningName(token, tokens[1])) &&
        !isInDate(token, claim.dates) &&
        !isAbbreviated(token, tokens, source.text) &&
        !isKnown(token, text, letters, source.stems, company),
    );
    return foreign.map((token) => ({
      slot: 'name' as const,
      reason: `“${token.text}” isn’t in the cited evidence.`,
    }));
  });
};

/** The first word of a sentence has a capital letter in any case. */
const isOpeningName = ({ label, lemma, text }: Token, next: Token | undefined): boolean =>
  keysOfWord(lemma).length === 1 &&
  !/(?:er|ing|ed|ly)$/u.test(text) &&
  (next?.pos === 'PROPN' || label.startsWith('nsubj'));

/** “Justice Department” where the source has “DOJ”. */
function isAbbreviated({ index }: Token, tokens: readonly Token[], source: string): boolean {
  const [last, next] = [tokens[index - 1], tokens[index + 1]];
  const other = next?.pos === 'PROPN' ? next : last?.pos === 'PROPN' ? last : undefined;
  const own = tokens[index];
  if (other === undefined || own === undefined) return false;
  const [one, two] = [own.text.charAt(0), other.text.charAt(0)];
  return (source.match(/\b[A-Z]{2,4}\b/gu) ?? []).some(
    (short) => short.includes(one) && short.includes(two),
  );
}

const isInDate = (
  token: Token,
  dates: readonly { readonly start: number; readonly end: number }[],
): boolean => dates.some(({ start, end }) => token.start >= start && token.end <= end);
