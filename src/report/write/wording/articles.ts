/** Letters that are spoken with a vowel first: “an SEC filing”, “an 11% rise”. */
const SPOKEN_VOWEL = /^(?:[aeio]|u(?!n[ik]|s[aei]|\.?s\b|tili|uro)|hour|honest|heir|8|11\b|18\b)/iu;
const ABBREVIATION = /^\p{Lu}{2,}\b/u;
const SAID_WITH_VOWEL = /^[AEFHILMNORSX]/u;
const ONE = /^(?:one|once|eu|ewe|u\.s|uk\b|uni)/iu;

/** “a” or “an” as the next word is spoken. */
export function articleFor(next: string): 'a' | 'an' {
  const bare = next.replace(/^[“"$€£]/u, '');
  if (ONE.test(bare)) return 'a';
  if (ABBREVIATION.test(bare)) return SAID_WITH_VOWEL.test(bare) ? 'an' : 'a';
  return SPOKEN_VOWEL.test(bare) ? 'an' : 'a';
}

const WITH_THE = /^(?:Netherlands|Philippines|Bahamas|United (?:States|Kingdom|Arab Emirates))\b/u;
const AGENCY = /^(?:Department|Ministry|Agency|Bureau|Office|Federal|National|U\.?S\.?)\b/u;
const EXCHANGE = /^(?:New York|London) Stock Exchange\b/u;

/** “the Department of Agriculture”, “the New York Stock Exchange”; “Nasdaq” and “NASA” stand alone. */
export function withThe(name: string): string {
  return [WITH_THE, AGENCY, EXCHANGE].some((pattern) => pattern.test(name)) ? `the ${name}` : name;
}
