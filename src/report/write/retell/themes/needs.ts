import { phraseFinder } from '../../../../language';
import { anyWord } from '../any-word';

/** Whether a text says what sentences of a theme must say. */
type Need = (text: string) => boolean;

const matching =
  (pattern: RegExp): Need =>
  (text) =>
    pattern.test(text);

/** A name of somebody. */
export const namesPerson = matching(/\p{Lu}[\p{L}’-]{1,24} (?:\p{Lu}\. )?\p{Lu}[\p{L}’-]{1,24}/u);
/** Who buys, and how it reaches them; what it does for them is told elsewhere. */
export const tellsBuyers: Need = phraseFinder(
  `<buyer> ..5 access/include/range, <buyer> ..5 are (mainly/mostly/primarily) in, <buyer> ..5 come from,
   <buyer> ..5 are mainly/mostly/primarily, <buyer> ..3 <make-up> ..3 #,
   ^ sales to,
    <sell> ..12 through/to/via/<buyer>, # (billion/million) (*) (*) (*) <buyer>`,
  [
    [
      'buyer',
      `client, consumer, customer, donor, farmer, member, organi*, patient, school, student,
       subscriber, user`,
    ],
    [
      'make-up',
      'accounted for, accounts for, made up, make up, represent, represented, represents',
    ],
    ['sell', 'distribute, licen*, markets, sell, serve, sold, supplies, works with, work with'],
  ],
);
/** A list of whom, or of what kinds. */
export const listsRivals = matching(
  /,[^,]{1,80},|\bincluding\b|\bsuch as\b|\balternative to\b|(?<=\p{Ll} )\p{Lu}\p{L}{1,24} and \p{Lu}/u,
);
const saysCourt = phraseFinder(
  `# (*) (*) (*) <suit>, antitrust, attorney general, court of justice, department of justice, doj, epa,
   european commission, federal trade commission, ftc, jury, =sec, supreme court`,
  [['suit', 'case, claim, claimant, lawsuit, plaintiff, suit']],
);
/** Somebody with power, a sum, or many of a kind. */
export const tellsCourt: Need = (text) => /[$€£]\d/u.test(text) || saysCourt(text);
/** “works with Tarn Bank”: whom, by name. */
export const namesPartner = matching(
  /\b(?:partner(?:s|ed|ship|ships)?|alliances?|ventures?|collaborat(?:es?|ed|ions?)) with (?:the )?\p{Lu}/u,
);
const OPENS_WITH_NAME =
  /^\p{Lu}[\p{L}\d]{0,24}(?: \p{Lu}[\p{L}\d]{0,24}){0,3} (?:is|are|include|includes)\b/u;
const saysProducts = phraseFinder('=products/=brands/=plans ..6 include*');
/** “Tiller is our …”: a product by its name. */
export const namesProduct: Need = (text) => OPENS_WITH_NAME.test(text) || saysProducts(text);
/** What a company has or is, by its number; what it did or plans to do isn’t its size. */
const SIZE = new RegExp(
  anyWord(`has, had, have, is, are, was, were, work, works, located, based, founded, incorporated, headquartered,
    consists, reach, reaches, employ*, operate, operates, operated, own, owns, owned, serve, serves, served, run, runs,
    maintains, includes, included, spans, covers, connects, links,
    manages, leases, leased, occupies, occupied, comprise*`).source,
  'iu',
);
export const tellsSize = matching(SIZE);

const OF_OWN_SHARES = phraseFinder('own stock, own share');
/** A sum or a number that counts something: anything else could stand in any company’s report. */
export const hasFigure: Need = (text) =>
  !OF_OWN_SHARES(text) && /\d/u.test(text.replace(YEARS, ''));
const YEARS = /\b(?:19|20)\d\d\b/gu;
/** “Sales increased $3 million”: from what to what isn’t told, and the part’s own figure is told elsewhere. */
export const tellsResult: Need = (text) => !/\b(?:in|de)creased [$€£]\d/u.test(text);
