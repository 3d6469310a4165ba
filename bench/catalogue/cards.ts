import type { EntityCard } from '../../src/research/company';

export const CARDS: readonly (readonly [string, EntityCard, string])[] = [
  [
    'a listed American',
    {
      id: 'a',
      name: 'Tarrow Lantern Works',
      legalName: 'Tarrow Lantern Works, Inc.',
      aliases: ['Tarrow'],
      jobBoards: { greenhouse: 'tarrow' },
      namesakes: [],
      domain: 'tarrowlantern.example',
      cik: '0000009417',
      ticker: 'TRRW',
      exchange: 'NYSE',
      country: 'US',
      wikidata: 'Q9417',
    },
    'Software engineer',
  ],
  [
    'a private French',
    {
      id: 'b',
      name: 'Moulin Garance',
      legalName: 'Moulin Garance SAS',
      aliases: [],
      jobBoards: {},
      namesakes: [],
      domain: 'moulin-garance.example',
      country: 'FR',
    },
    'Comptable',
  ],
];
