import { phraseFinder } from '../../../../language';
import { ENGLISH_COMPANY_SUFFIXES } from '../../../../language/lexicon/company-suffixes';

/** What a company did by its own hand is worth telling wherever it stands. */
export const didSomething = phraseFinder(
  `we (also) (have) acquire*/bought/buy/closed/invest*/introduced/launched/merged/open*/purchased/sold`,
);
/** What a company takes over, gives up, or cuts is news, whatever note of its accounts tells it. */
export const changedHands = phraseFinder(
  `we (also) (have) acquired/bought all ..4 equity/interest/share/stock, we (also) (have) acquired/bought ..6 <form>,
   we (have) agreed to acquire/buy/merge/sell,
   we (have) closed/completed (our/the) (previously) (announced) <takeover>,
   we (have) announced (*) (*) (*) to acquire/buy/cut/divest/lay/reduce/sell/spin,
   we (have) cut/reduced our (*) (*) headcount/workforce, we (have) laid off`,
  [
    ['form', ENGLISH_COMPANY_SUFFIXES.join(', ').toLowerCase()],
    [
      'takeover',
      'acquisition, combination, divestiture, merger, purchase, sale, separation, spin-off, split-off',
    ],
  ],
);
