import { defined } from '../../../../kernel/defined';
import { phraseFinder } from '../../../../language';
import { isFirstParty, type Draft, type Extractor } from '../document';
import { goodSentences } from '../statements';

/** That there are two sides to something. */
const isArgued = phraseFinder(
  `argue, argued, arguing, argument, contested, controversial, controversy, critics, debate, debated, debating,
   disagree, disagreed, disagreement, divided over/on, open question, quarrel*, sceptics, skeptics, split over`,
);
/** That it is not the company alone that is argued about. */
const namesIndustry = phraseFinder(
  `analysts, buyers, competitors, industry, inspectors, insurers, market, operators, regulator, rivals, sector,
   suppliers, trade, vendors`,
);
const MOST_PER_ARTICLE = 2;

/** What people from outside, who write of the company, say that its industry argues about. */
export const analyses: Extractor = (document) => {
  const { kind, publishedAt } = document.record;
  if (kind !== 'news' || isFirstParty(document)) return [];
  return goodSentences(document)
    .filter(({ text }) => isArgued(text) && namesIndustry(text))
    .slice(0, MOST_PER_ARTICLE)
    .map(({ start, end }): Draft => ({
      topic: 'market',
      attribute: 'analysis',
      start,
      end,
      ...defined({ asOf: publishedAt }),
    }));
};
