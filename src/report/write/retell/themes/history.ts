import * as needs from './needs';
import { theme } from './theme';

/** How a company began, and what became of it. */
export const HISTORY = theme(
  {
    id: 'history',
    section: 'snapshot',
    group: 'How it began',
    most: 5,
    needsFigure: true,
    ofBusiness: true,
    plain: true,
  },
  `founded, co-founded, founder*, founding, incorporated, was started, was launched,
   were launched, officially launched, were created, opened in,
   began in, was born, established, formed, became part of,
   grew out
   of, spun out, renamed`,
  `history, about, story, who we are, beginnings, origins, mission, timeline, introduction, overview, general`,
);

/** A figure on its business for which no other theme has a word. */
export const MORE = theme(
  {
    id: 'more',
    section: 'snapshot',
    group: 'More on its business',
    most: 4,
    ofBusiness: true,
    recent: true,
    isLast: true,
    needs: needs.hasFigure,
  },
  `accounted, acquired, brought, built, covers, connects, generates, grew, handles, has, have, holds, invested,
   launched, leads, makes, manages, monitor*, moves, operate*, own, owns, processes, produces, ran, reached, ranks,
   runs, serves, ships, supports, supplies, trains, uses`,
  `business, overview, general, operations, about, company, technology, products, strategy, history`,
);
