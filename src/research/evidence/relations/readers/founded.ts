import { readDays } from '../../../../language';
import { companyFrom, companyUntil, isReal, textOf, wordAt, type SentenceReader } from '../reading';

const STARTED = new Set(['founded', 'co-founded', 'cofounded', 'established']);

/** "Acme was founded in 2011", "Founded in 2011, Acme …": the year in which the business began. */
export const founded: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  for (const { index, text } of tokens) {
    if (!STARTED.has(text.toLowerCase()) || !isReal(reading, index)) continue;
    const isOpening = index === 0;
    const comma = tokens.findIndex((token) => token.index > index && token.text === ',');
    let left = index - 1;
    while (/^(?:was|were|originally|first)$/u.test(wordAt(reading, left))) left -= 1;
    if (wordAt(reading, left) === ',') left -= 1;
    const isOwn = isOpening
      ? tokens.some(
          (token) =>
            token.text === ',' &&
            token.index < 20 &&
            companyFrom(reading, token.index + 1) !== undefined,
        )
      : left < index - 1 && companyUntil(reading, left) !== undefined;
    if (!isOwn || (isOpening && comma < 0)) continue;
    const rest = textOf(reading, index + 1, Math.min(index + 16, tokens.length - 1));
    const [day] = readDays(rest).filter(
      ({ day: told, isFiscal }) => isFiscal !== true && told <= reading.fetchedAt,
    );
    if (
      day === undefined ||
      !/\b(?:in|on)\s+(?:early\s+|late\s+)?$/u.test(rest.slice(0, day.start)) ||
      /;|\bto\b|\bwhen\b|\bunder\b|\bincorporated\b/u.test(rest.slice(0, day.start))
    )
      continue;
    return [{ topic: 'snapshot', attribute: 'founded', value: day.day.slice(0, 4) }];
  }
  return [];
};
