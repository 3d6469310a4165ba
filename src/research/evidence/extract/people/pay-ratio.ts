import { phraseFinder } from '../../../../language';
import type { Extractor } from '../document';
import { goodSentences } from '../statements';

const saysRatio = phraseFinder('ratio');
const saysMiddle = phraseFinder('median, middle, typical');
const saysHowMany = phraseFinder('# :/to # , # :/to one');

/** How much its head is paid for each dollar of the worker in the middle, as a company tells it to its owners. */
export const payRatio: Extractor = (document) => {
  const { kind, publishedAt } = document.record;
  if (kind !== 'filing') return [];
  return goodSentences(document)
    .filter(({ text }) => saysRatio(text) && saysMiddle(text) && saysHowMany(text))
    .slice(0, 1)
    .map(({ start, end }) => ({
      topic: 'culture',
      attribute: 'pay-ratio',
      start,
      end,
      ...(publishedAt === undefined ? {} : { asOf: publishedAt.slice(0, 10) }),
    }));
};
