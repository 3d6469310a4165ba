import { STATES_AND_COUNTRIES } from '../lexicon/states-and-countries';

/** Whether a name is a state's or a country's, which only says where a town lies. */
export const isStateOrCountry = (name: string): boolean =>
  STATES_AND_COUNTRIES.has(name.replace(/^the\s/iu, ''));
