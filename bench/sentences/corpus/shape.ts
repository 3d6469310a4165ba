import type { EntityCard } from '../../../src/research/company';
import type { Document } from '../../../src/research/evidence';

/** Real documents of one company or site, with the file in which their marks are kept. */
export interface Corpus {
  readonly marks: string;
  readonly card: EntityCard;
  readonly documents: readonly Document[];
}

export const cardNamed = (name: string, domain?: string): EntityCard => ({
  id: 'bench:company',
  name,
  legalName: name,
  aliases: [],
  jobBoards: {},
  namesakes: [],
  ...(domain === undefined ? {} : { domain }),
});
