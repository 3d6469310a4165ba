import { anyWord } from '../any-word';

/** A name of somebody. */
export const PERSON = /\p{Lu}[\p{L}’-]{1,24} (?:\p{Lu}\. )?\p{Lu}[\p{L}’-]{1,24}/u;
/** Who buys, and how it reaches them; what it does for them is told elsewhere. */
export const BUYERS = new RegExp(
  [
    String.raw`\b(?:customers?|clients|users|subscribers|patients|students|consumers|farmers|donors)\b[^.]{0,30} ` +
      String.raw`(?:includes?|range|access|come from|are (?:mostly|mainly|primarily|in))\b`,
    String.raw`\b(?:sells?|sold|serves?|licen[sc]es|markets|distributes?|works? with|supplies)\b[^.]{0,80} ` +
      String.raw`(?:to|through|via|customers|clients|users|members|organi[sz]ations|schools|patients)\b`,
    String.raw`\d[\d,.]{0,12} (?:million |billion )?(?:[\p{L}-]{1,20} ){0,3}` +
      String.raw`(?:customers|clients|users|members|subscribers|farmers|schools|patients)\b`,
  ].join('|'),
  'iu',
);
/** A list of whom, or of what kinds. */
export const RIVALS =
  /,[^,]{1,80},|\bincluding\b|\bsuch as\b|\balternative to\b|(?<=\p{Ll} )\p{Lu}\p{L}{1,24} and \p{Lu}/u;
/** Somebody with power, a sum, or many of a kind. */
export const COURT = new RegExp(
  String.raw`[$€£]\d|\d[\d,]{0,9} (?:[\p{L}-]{1,20} ){0,3}(?:lawsuits|suits|cases|claimants|plaintiffs|claims)\b|` +
    String.raw`\b(?:Department of Justice|DOJ|FTC|Federal Trade Commission|European Commission|EPA|SEC|jury|` +
    String.raw`attorneys? general|antitrust|Supreme Court|Court of Justice)\b`,
  'iu',
);
/** “Tiller is our …”: a product by its name. */
export const PRODUCT = new RegExp(
  String.raw`^\p{Lu}[\p{L}\d]{0,24}(?: \p{Lu}[\p{L}\d]{0,24}){0,3} (?:is|are|include|includes)\b|\b(?:products|brands` +
    String.raw`|plans)\b[^.]{0,40} include`,
  'u',
);
/** What a company has or is, by its number; what it did or plans to do isn’t its size. */
export const SIZE = new RegExp(
  anyWord(`has, had, have, is, are, was, were, work, works, located, based, founded, incorporated, headquartered,
    consists, reach, reaches, employ*, operate, operates, operated, own, owns, owned, serve, serves, served, run, runs,
    maintains, includes, included, spans, manages, leases, leased, occupies, occupied, comprise*`)
    .source,
  'iu',
);
