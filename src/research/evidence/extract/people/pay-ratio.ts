import type { Extractor } from '../document';
import { goodSentences } from '../statements';

const RATIO =
  /\bratio\b(?=[^.]*\b(?:median|middle|typical)\b)(?=.*\b(?:\d[\d,.]* ?(?:to|:) ?(?:1|one)\b|1 ?: ?\d))/iu;

/** How much its head is paid for each dollar of the worker in the middle, as a company tells it to its owners. */
export const payRatio: Extractor = (document) => {
  const { kind, publishedAt } = document.record;
  if (kind !== 'filing') return [];
  return goodSentences(document)
    .filter(({ text }) => RATIO.test(text))
    .slice(0, 1)
    .map(({ start, end }) => ({
      topic: 'culture',
      attribute: 'pay-ratio',
      start,
      end,
      ...(publishedAt === undefined ? {} : { asOf: publishedAt.slice(0, 10) }),
    }));
};
