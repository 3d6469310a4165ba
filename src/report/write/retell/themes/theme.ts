import { Phrasebook } from '../../../../language';
import type { SectionId } from '../../../document/shape';

/** Something a candidate wants to know, where the report says it, and how a sentence on it is recognized. */
export interface Theme {
  readonly id: string;
  readonly section: SectionId;
  readonly group: string;
  /** In the sentence itself: without one of these it isn’t about it. */
  readonly says: Phrasebook<'word'>;
  /** In the headings above it. */
  readonly under: Phrasebook<'word'>;
  /** Without a figure or a year such a sentence says nothing. */
  readonly needsFigure: boolean;
  /** The words alone mean too many things: a heading must be about it too. */
  readonly needsHeading: boolean;
  /** A filing speaks of such things only where it speaks of its people. */
  readonly ofPeople: boolean;
  /** It must be told of the company or of its employees, by a page for those who work there. */
  readonly ofStaff: boolean;
  /** In a handbook, what speaks of its readers’ terms of work is about those. */
  readonly ofBusiness: boolean;
  /** What is years old is no news. */
  readonly recent: boolean;
  /** One of its words alone, without a heading on it, may be about anything. */
  readonly isBroad: boolean;
  /** It must be told of the company itself. */
  readonly ofCompany: boolean;
  readonly most: number;
  /** What a sentence must have besides: who buys, who rules, who is named. */
  readonly needs: ((text: string) => boolean) | undefined;
  /** It takes what fits no other. */
  readonly isLast: boolean;
  /** A filing’s sentence on it is worth telling without a figure or a name. */
  readonly plain: boolean;
}

type Place = Pick<Theme, 'id' | 'section' | 'group' | 'most'> &
  Partial<
    Pick<
      Theme,
      | 'needsFigure'
      | 'needsHeading'
      | 'ofBusiness'
      | 'ofStaff'
      | 'ofPeople'
      | 'recent'
      | 'isBroad'
      | 'ofCompany'
      | 'needs'
      | 'plain'
      | 'isLast'
    >
  >;

export const theme = (place: Place, says: string, under: string): Theme => ({
  needsFigure: false,
  needsHeading: false,
  ofPeople: false,
  ofBusiness: false,
  ofStaff: false,
  recent: false,
  isBroad: false,
  ofCompany: true,
  needs: undefined,
  plain: false,
  isLast: false,
  ...place,
  says: new Phrasebook([['word', says]]),
  under: new Phrasebook([['word', under]]),
});
