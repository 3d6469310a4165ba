import { isFirstParty, type Draft, type Extractor } from './document';
import { goodSentences } from './statements';

/** That there are two sides to something. */
const ARGUED =
  /\b(?:debat(?:e[ds]?|ing)|argu(?:e[ds]?|ing|ments?)|disagree(?:s|d|ment)?|divided (?:over|on)|split over|quarrel\w*|open questions?|contested|controvers(?:y|ies|ial)|critics|sceptics|skeptics)\b/iu;
/** That it is not the company alone that is argued about. */
const INDUSTRY =
  /\b(?:industry|sector|market|trade|regulators?|operators|vendors|suppliers|rivals|competitors|buyers|insurers|analysts|inspectors)\b/iu;
const MOST_PER_ARTICLE = 2;

/** What people from outside, who write of the company, say that its industry argues about. */
export const analyses: Extractor = (document) => {
  const { kind, publishedAt } = document.record;
  if (kind !== 'news' || isFirstParty(document)) return [];
  return goodSentences(document)
    .filter(({ text }) => ARGUED.test(text) && INDUSTRY.test(text))
    .slice(0, MOST_PER_ARTICLE)
    .map(({ start, end }): Draft => ({
      topic: 'market',
      attribute: 'analysis',
      start,
      end,
      ...(publishedAt === undefined ? {} : { asOf: publishedAt }),
    }));
};
