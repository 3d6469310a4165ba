import { IRREGULAR_NOUNS } from '../lexicon/forms/irregular-nouns';
import { IRREGULAR_VERBS } from '../lexicon/forms/irregular-verbs';
import type { PartOfSpeech } from './shape';

const CLITIC_LEMMAS: ReadonlyMap<string, string> = new Map([
  ["'d", 'would'],
  ["'ll", 'will'],
  ["n't", 'not'],
  ['an', 'a'],
  ['ca', 'can'],
  ['me', 'I'],
  ['sha', 'shall'],
  ['them', 'they'],
  ['these', 'this'],
  ['those', 'that'],
  ['us', 'we'],
  ['him', 'he'],
  ['wo', 'will'],
]);
const COMPARED: ReadonlyMap<string, string> = new Map([
  ['best', 'good'],
  ['better', 'good'],
  ['fewer', 'few'],
  ['further', 'far'],
  ['worse', 'bad'],
  ['worst', 'bad'],
]);
/** A stem of one syllable with one vowel and one consonant doubles it before -ed, so a bare one lost an e. */
const SHORT = /^(?:[^aeiou]*|[^aeiou]*qu|re[^aeiou]+)[aiou][bcdfgklmnprstvz]$/;
const DOUBLED = /([bdfgklmnprtvz])\1$/;
/** How stems end that lost an e, where the list of verbs doesn't know. */
const SILENT_E = /(?:[^aeo]at|i[sz]|[aiu]r|ut|[cuv]|[^n]g|dg|ng|[^aeiou]l|[aeou]s|rs|ns)$/;

/** The verb that a form without its ending belongs to. */
function restoreVerb(stem: string, verbs: ReadonlySet<string>): string {
  const longer = `${stem}e`;
  const single = stem.slice(0, -1);
  const tries = SHORT.test(stem) ? [longer, stem] : [stem, longer];
  if (DOUBLED.test(stem)) tries.push(single);
  if (stem.endsWith('i')) tries.unshift(`${single}y`);
  const known = tries.find((one) => verbs.has(one));
  if (known !== undefined) return known;
  if (stem.endsWith('i')) return `${single}y`;
  if (DOUBLED.test(stem) && !/(?:ll|ff|zz)$/.test(stem)) return single;
  return SHORT.test(stem) || SILENT_E.test(stem) ? longer : stem;
}

function verbLemma(word: string, verbs: ReadonlySet<string>): string {
  const irregular = IRREGULAR_VERBS.get(word);
  if (irregular !== undefined) return irregular;
  const [, stem, ending = ''] = /^(.*[aeiouy].*)(ing|ed)$/.exec(word) ?? [];
  if (stem !== undefined && stem.length > 1)
    return ending === 'ed' && verbs.has(`${stem}e`) && stem.endsWith('e')
      ? `${stem}e`
      : restoreVerb(stem, verbs);
  return verbs.has(word) ? word : withoutS(word, verbs);
}

function withoutS(word: string, verbs?: ReadonlySet<string>): string {
  if (!word.endsWith('s') || word.length < 3 || /(?:ss|us|is)$/.test(word)) return word;
  const short = word.slice(0, -1);
  if (verbs?.has(short)) return short;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : short;
  return /(?:ss|sh|[^ac]ch|[aeot]ach|[aeiou]tch|x|zz|ro|go|to)es$/.test(word)
    ? word.slice(0, -2)
    : short;
}

const nounLemma = (word: string): string => {
  const irregular = IRREGULAR_NOUNS.get(word);
  if (irregular !== undefined) return irregular;
  const [, front = '', back = ''] = /^(.+)(men)$/.exec(word) ?? [];
  return back === '' ? withoutS(word) : `${front}man`;
};

function comparedLemma(word: string, tag: string): string {
  const known = COMPARED.get(word);
  if (known !== undefined) return known;
  const ending = tag.endsWith('R') ? /er$/ : /est$/;
  if (!ending.test(word) || word.length < 5) return word;
  const stem = word.replace(ending, '');
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`;
  if (/([bdgmnpt])\1$/.test(stem)) return stem.slice(0, -1);
  return SHORT.test(stem) || /(?:rg|[dpb]l)$/.test(stem) ? `${stem}e` : stem;
}

/** The form that a dictionary lists. */
export function lemmaOf(
  text: string,
  pos: PartOfSpeech,
  tag: string,
  verbs: ReadonlySet<string>,
): string {
  const word = text.replaceAll('’', "'").toLowerCase();
  if (pos === 'VERB' || pos === 'AUX') {
    if (tag === 'MD') return CLITIC_LEMMAS.get(word) ?? word;
    if (word === "'s") return 'be';
    if (tag === 'VB' || tag === 'VBP') return IRREGULAR_VERBS.get(word) ?? word;
    if (word === "'d") return 'have';
    return verbLemma(word, verbs);
  }
  if (pos === 'PROPN') return tag === 'NNPS' ? text.replace(/s$/, '') : text;
  if (pos === 'NOUN') return tag === 'NNS' ? nounLemma(word) : word;
  if (/^(?:JJ|RB)[RS]$/.test(tag)) return comparedLemma(word, tag);
  return CLITIC_LEMMAS.get(word) ?? word;
}
