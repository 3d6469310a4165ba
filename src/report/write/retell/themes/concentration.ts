import { sentenceForm } from '../../../../language';
import * as slots from '../figures/slots';

/** How much of its sales a few customers make stands among risks, and is a fact. */
const CONCENTRATION = ['%', 'percent'].flatMap((sign) =>
  ['[few] customer', 'sales to [few]'].map((buyer) =>
    sentenceForm(`^ ${buyer} <made> (about/approximately) [figure] ${sign} of [whole]`, slots, [
      ['made', 'accounted for, brought in, generated, made up, represent, represented, represents'],
    ]),
  ),
);
export const saysConcentration = (text: string): boolean =>
  CONCENTRATION.some((form) => form(text) !== undefined);
