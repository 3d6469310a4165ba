import { isYear } from '../../../../kernel/text';
import { phraseFinder, readDays, wordSet } from '../../../../language';
import {
  companyFrom,
  companyUntil,
  isReal,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
} from '../reading';

const STARTED = new Set(['founded', 'co-founded', 'cofounded', 'established']);

/** Behind these another house may be meant. */
const ELSEWHERE = setOf(', and by from of that which who');
const isBeing = wordSet(`'re, 's, are, is`);

/** "Acme is a maker of nets founded in 2011", with no other house between that may be meant. */
function isOfPredicate(reading: SentenceReading, at: number): boolean {
  const { tokens } = reading.parsed;
  const copula = tokens.findLastIndex(
    ({ index, text, pos }) => index < at && pos !== 'PART' && isBeing(text),
  );
  if (copula < 1 || companyUntil(reading, copula - 1) === undefined) return false;
  return !tokens
    .slice(copula + 1, at)
    .some(({ text, pos }) => pos === 'VERB' || ELSEWHERE.has(text));
}

/** "Acme began in 2009", and nothing that it began. */
const began = (reading: SentenceReading, at: number): boolean => {
  if (wordAt(reading, at) !== 'began' || wordAt(reading, at + 1) !== 'in') return false;
  const { tokens } = reading.parsed;
  const year = tokens.findIndex(({ index, text }) => index > at && isYear(text));
  const told = textOf(reading, at + 2, year);
  const [day] = year < 0 ? [] : readDays(told);
  return day?.start === 0 && day.end === told.length && isStop(wordAt(reading, year + 1));
};
const isStop = (word: string): boolean => ['', '.', ','].includes(word);
/** A time behind these, or one in a town: “in Ghent in July of 2016”. */
const tellsWhen = phraseFinder('in/on (early/late) $, in/on (early/late) * of $');
const saysElse = phraseFinder('as a/an ..8 corporation, ;, incorporated, to, under, when');

const isBeforeVerb = wordSet('first, originally, was, were');

/** "Acme was founded in 2011", "Founded in 2011, Acme …": the year in which the business began. */
export const founded: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  for (const { index, text } of tokens) {
    const isNamed = STARTED.has(text.toLowerCase());
    if (!(isNamed || began(reading, index)) || !isReal(reading, index)) continue;
    const isOpening = index === 0;
    const comma = tokens.findIndex((token) => token.index > index && token.text === ',');
    let left = index - 1;
    while (isBeforeVerb(wordAt(reading, left))) left -= 1;
    if (wordAt(reading, left) === ',') left -= 1;
    const isOwn = isOpening
      ? tokens.some(
          (token) =>
            token.text === ',' &&
            token.index < 20 &&
            companyFrom(reading, token.index + 1) !== undefined,
        )
      : isOfPredicate(reading, index) ||
        ((left < index - 1 || !isNamed) && companyUntil(reading, left) !== undefined);
    if (!isOwn || (isOpening && comma < 0)) continue;
    const rest = textOf(reading, index + 1, Math.min(index + 16, tokens.length - 1));
    const [day] = readDays(rest).filter(
      ({ day: told, isFiscal }) => isFiscal !== true && told <= reading.fetchedAt,
    );
    if (
      day === undefined ||
      !tellsWhen(rest.slice(0, day.start)) ||
      saysElse(rest.slice(0, day.start))
    )
      continue;
    return [{ topic: 'snapshot', attribute: 'founded', value: day.day.slice(0, 4) }];
  }
  return [];
};
