import { isCapitalized, yearsIn } from '../../../../kernel/text';
import { beforeName, Phrasebook, phraseFinder, readPersons } from '../../../../language';

/** Whether a text says what sentences of a theme must say. */
type Need = (text: string) => boolean;

/** A name of somebody. */
export const namesPerson: Need = (text) => readPersons(text).length > 0;
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
const saysWhich = phraseFinder('alternative to, including, such as');
const PAIR = /(?<=\p{Ll} )\p{Lu}\p{L}{1,24} and \p{Lu}/u;
export const listsRivals: Need = (text) =>
  text.split(',').length > 2 || saysWhich(text) || PAIR.test(text);
const saysCourt = phraseFinder(
  `# (*) (*) (*) <suit>, antitrust, attorney general, court of justice, department of justice, doj, epa,
   european commission, federal trade commission, ftc, jury, =sec, supreme court`,
  [['suit', 'case, claim, claimant, lawsuit, plaintiff, suit']],
);
/** Somebody with power, a sum, or many of a kind. */
export const tellsCourt: Need = (text) => /[$€£]\d/u.test(text) || saysCourt(text);
/** “works with Tarn Bank”: whom, by name. */
export const namesPartner: Need = beforeName(
  'alliance/collaborat*/partner/partnered/partnership/venture with (the)',
);
const NAMED_FIRST = new Phrasebook([
  [
    'name',
    '^ * are/include/is, ^ * * are/include/is, ^ * * * are/include/is, ^ * * * * are/include/is',
  ],
]);
const opensWithName: Need = (text) =>
  NAMED_FIRST.find(text).some(({ end }) =>
    text.slice(0, end).split(' ').slice(0, -1).every(isCapitalized),
  );
const saysProducts = phraseFinder('=products/=brands/=plans ..6 include*');
/** “Tiller is our …”: a product by its name. */
export const namesProduct: Need = (text) => opensWithName(text) || saysProducts(text);
/** What a company has or is, by its number; what it did or plans to do isn’t its size. */
export const tellsSize: Need = phraseFinder(
  `has, had, have, is, are, was, were, work, works, located, based, founded, incorporated, headquartered,
    consists, reach, reaches, employ*, operate, operates, operated, own, owns, owned, serve, serves, served, run, runs,
    maintains, includes, included, spans, covers, connects, links,
    manages, leases, leased, occupies, occupied, comprise*`,
);

const OF_OWN_SHARES = phraseFinder('own stock, own share');
/** A sum or a number that counts something: anything else could stand in any company’s report. */
export const hasFigure: Need = (text) => !OF_OWN_SHARES(text) && /\d/u.test(withoutYears(text));
const withoutYears = (text: string): string =>
  yearsIn(text).reduce((rest, year) => rest.replace(year, ''), text);
/** “Sales increased $3 million”: from what to what isn’t told, and the part’s own figure is told elsewhere. */
const isBareChange = phraseFinder('decreased/increased $/€/£');
export const tellsResult: Need = (text) => !isBareChange(text);
