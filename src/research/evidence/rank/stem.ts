/** Porter's algorithm for English (1980): “restated”, “restating” and “restates” become one word. */
const CONSONANTS = '[^aeiou][^aeiouy]*';
const VOWELS = '[aeiouy][aeiou]*';
const MEASURE_ABOVE_0 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}`);
const MEASURE_IS_1 = new RegExp(`^(?:${CONSONANTS})?${VOWELS}${CONSONANTS}(?:${VOWELS})?$`);
const MEASURE_ABOVE_1 = new RegExp(`^(?:${CONSONANTS})?(?:${VOWELS}${CONSONANTS}){2}`);
const HAS_VOWEL = new RegExp(`^(?:${CONSONANTS})?[aeiouy]`);
const SHORT_SYLLABLE = /^[^aeiou][^aeiouy]*[aeiouy][^aeiouwxy]$/;

const DERIVED: readonly (readonly [
  RegExp,
  readonly (readonly [ending: string, becomes: string])[],
])[] = [
  [
    MEASURE_ABOVE_0,
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
    MEASURE_ABOVE_0,
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
    MEASURE_ABOVE_1,
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
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (word.endsWith('eed'))
    return MEASURE_ABOVE_0.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const stem = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return SHORT_SYLLABLE.test(stem) ? `${stem}e` : stem;
}

function withoutLastE(word: string): string {
  if (!word.endsWith('e'))
    return word.endsWith('ll') && MEASURE_ABOVE_1.test(word) ? word.slice(0, -1) : word;
  const stem = word.slice(0, -1);
  return MEASURE_ABOVE_1.test(stem) || (MEASURE_IS_1.test(stem) && !SHORT_SYLLABLE.test(stem))
    ? stem
    : word;
}

export function porterStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = withoutTense(withoutPlural(word));
  if (stem.length > 2 && stem.endsWith('y') && HAS_VOWEL.test(stem.slice(0, -1)))
    stem = `${stem.slice(0, -1)}i`;
  for (const [measure, endings] of DERIVED) {
    const found = endings.find(([ending]) => stem.endsWith(ending) && stem.length > ending.length);
    const kept =
      found === undefined
        ? ''
        : stem.slice(0, -found[0].length) + (measure === MEASURE_ABOVE_1 ? found[1] : '');
    if (found !== undefined && measure.test(kept))
      stem = measure === MEASURE_ABOVE_1 ? kept : kept + found[1];
  }
  return withoutLastE(stem);
}
