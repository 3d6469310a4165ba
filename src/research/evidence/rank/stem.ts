/** Porter's algorithm for English (1980): “restated”, “restating” and “restates” become one word. */
const VOWELS = 'aeiou';
/** Behind a consonant “y” is a vowel. */
const isVowel = (word: string, at: number): boolean =>
  VOWELS.includes(word.charAt(at)) || (word.charAt(at) === 'y' && at > 0 && !isVowel(word, at - 1));
const hasVowel = (word: string): boolean => [...word].some((_, at) => isVowel(word, at));

/** How often consonants follow vowels: “restate” has two, “state” one. */
const measureOf = (word: string): number =>
  [...word].filter((_, at) => at > 0 && !isVowel(word, at) && isVowel(word, at - 1)).length;

/** “hop”, “stak”: one vowel between consonants, of which the last is one that is heard. */
const isShort = (word: string): boolean =>
  measureOf(word) === 1 &&
  word.length > 2 &&
  !isVowel(word, 0) &&
  isVowel(word, word.length - 2) &&
  !isVowel(word, word.length - 1) &&
  !'wxy'.includes(word.slice(-1)) &&
  [...word].filter((_, at) => isVowel(word, at)).length === 1;

/** Endings, and the measure that what stands before one must be above. */
const DERIVED: readonly (readonly [
  above: number,
  readonly (readonly [ending: string, becomes: string])[],
])[] = [
  [
    0,
    [
      ['ational', 'ate'],
      ['ization', 'ize'],
      ['iveness', 'ive'],
      ['fulness', 'ful'],
      ['ousness', 'ous'],
      ['tional', 'tion'],
      ['biliti', 'ble'],
      ['entli', 'ent'],
      ['ousli', 'ous'],
      ['ation', 'ate'],
      ['alism', 'al'],
      ['aliti', 'al'],
      ['iviti', 'ive'],
      ['enci', 'ence'],
      ['anci', 'ance'],
      ['izer', 'ize'],
      ['alli', 'al'],
      ['ator', 'ate'],
      ['logi', 'log'],
      ['bli', 'ble'],
      ['eli', 'e'],
    ],
  ],
  [
    0,
    [
      ['icate', 'ic'],
      ['ative', ''],
      ['alize', 'al'],
      ['iciti', 'ic'],
      ['ical', 'ic'],
      ['ness', ''],
      ['ful', ''],
    ],
  ],
  [
    1,
    [
      ['ement', ''],
      ['ance', ''],
      ['ence', ''],
      ['able', ''],
      ['ible', ''],
      ['ment', ''],
      ['sion', 's'],
      ['tion', 't'],
      ['ant', ''],
      ['ent', ''],
      ['ism', ''],
      ['ate', ''],
      ['iti', ''],
      ['ous', ''],
      ['ive', ''],
      ['ize', ''],
      ['al', ''],
      ['er', ''],
      ['ic', ''],
      ['ou', ''],
    ],
  ],
];

function withoutPlural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (word.endsWith('eed')) return measureOf(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = ['ed', 'ing'].find((one) => word.endsWith(one));
  const stem = ending === undefined ? '' : word.slice(0, -ending.length);
  if (!hasVowel(stem)) return word;
  if (['at', 'bl', 'iz'].includes(stem.slice(-2))) return `${stem}e`;
  const last = stem.slice(-1);
  if (stem.endsWith(last + last) && !'aeiouylsz'.includes(last)) return stem.slice(0, -1);
  return isShort(stem) ? `${stem}e` : stem;
}

function withoutLastE(word: string): string {
  if (!word.endsWith('e'))
    return word.endsWith('ll') && measureOf(word) > 1 ? word.slice(0, -1) : word;
  const stem = word.slice(0, -1);
  return measureOf(stem) > 1 || (measureOf(stem) === 1 && !isShort(stem)) ? stem : word;
}

export function porterStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = withoutTense(withoutPlural(word));
  if (stem.length > 2 && stem.endsWith('y') && hasVowel(stem.slice(0, -1)))
    stem = `${stem.slice(0, -1)}i`;
  for (const [above, endings] of DERIVED) {
    const found = endings.find(([ending]) => stem.endsWith(ending) && stem.length > ending.length);
    const kept =
      found === undefined ? '' : stem.slice(0, -found[0].length) + (above === 1 ? found[1] : '');
    if (found !== undefined && measureOf(kept) > above) stem = above === 1 ? kept : kept + found[1];
  }
  return withoutLastE(stem);
}
