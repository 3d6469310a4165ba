import { IRREGULAR_FORMS } from '../lexicon/forms/irregular-forms';

const LEADS = new Map(
  IRREGULAR_FORMS.flatMap((row) => {
    const [lead = '', ...others] = row.split(' ');
    // A long form loses its last e below, and so does the one that leads it.
    const stem = lead.length > 4 ? lead.replace(/e$/u, '') : lead;
    return [lead, ...others].map((form) => [form, stem] as const);
  }),
);

const VOWEL = /[aeiouy]/u;

function undouble(word: string): string {
  return /([bdfgmnprt])\1$/u.test(word) ? word.slice(0, -1) : word.replace(/[ei]$/u, '');
}

/** One spelling for the forms of a word: plural, tense, possessive. */
export function stemOf(word: string): string {
  const bare = word.replace(/['’]s?$/u, '');
  const lead = LEADS.get(bare);
  if (lead !== undefined) return lead;
  if (bare.length <= 3 || !/^\p{L}+$/u.test(bare)) return bare;
  let stem = bare;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/u.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/u.test(stem)) stem = stem.slice(0, -1);
  const cut = /(?:ied|ying|ed|ing)$/u.exec(stem);
  if (cut !== null && stem.length - cut[0].length >= 3 && VOWEL.test(stem.slice(0, cut.index))) {
    return cut[0] === 'ied' || cut[0] === 'ying'
      ? `${stem.slice(0, cut.index)}y`
      : undouble(stem.slice(0, cut.index));
  }
  return stem.length > 4 ? stem.replace(/e$/u, '').replace(/i$/u, 'y') : stem;
}

/** Endings that make one kind of word of another, the longest first. */
const DERIVED =
  'ational isation ization ically ation ement fully ition able ance ancy ence ency ible ment ness ship ful ' +
  'ian ing ion ism ist ity ive ous al an ed er ic is iz ly or e y';
const ENDINGS = DERIVED.split(' ');

/** A stem without the endings that make a noun of a verb or an adverb of an adjective. */
export function rootOf(stem: string): string {
  let root = stem;
  for (let turn = 0; turn < 3; turn += 1) {
    const ending = ENDINGS.find((one) => root.endsWith(one));
    if (ending === undefined || root.length - ending.length < 4) break;
    root = root.slice(0, -ending.length);
  }
  return root;
}
