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
  `became part of, began in, co-founded, established, formed, founded, founder*, founding, grew out of,
   incorporated, officially launched, opened in, renamed, spun out, was born, was launched, was started,
   were created, were launched`,
  `=history, =introduction, =mission, =overview, =story, =timeline, about, beginnings, general, origins, who
   we are`,
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
  `=have, accounted, acquired, brought, built, connects, covers, generates, grew, handles, has, holds,
   invested, launched, leads, makes, manages, monitor*, moves, operate*, own, owns, processes, produces,
   ran, ranks, reached, runs, serves, ships, supplies, supports, trains, uses`,
  `=business, =company, =history, =overview, =strategy, =technology, about, general, operations, products`,
);
