import type { Source } from '../../shape';
import { defineSource } from '../../definition/define-source';
import { wire } from './news';
import { polled } from './press';

/** Wires whose feeds are cut by trade: of each the one on technology, since the wires' whole feeds are asked too. */
export const tradeWires: readonly Source[] = [
  defineSource({
    ...polled,
    id: 'businesswire',
    name: 'Business Wire, high technology',
    licence: wire,
    request: { urls: ['https://feed.businesswire.com/rss/home/?rss=G1QFDERJXkJeEFpQXA=='] },
    topics: ['news', 'products'],
  }),
  defineSource({
    ...polled,
    id: 'globenewswire-industry',
    name: 'GlobeNewswire, technology',
    licence: wire,
    request: {
      urls: [
        'https://www.globenewswire.com/RssFeed/industry/9000-Technology/feedTitle/GlobeNewswire%20-%20Industry%20News%20on%20Technology',
      ],
    },
    topics: ['news', 'market'],
  }),
];
