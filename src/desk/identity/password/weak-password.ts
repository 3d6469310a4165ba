import { brand } from '../../../../content/brand';

const SHORTEST_PASSWORD = 12;
/** A password of fewer different characters is a pattern. */
const LEAST_DIFFERENT = 5;
/** What must be left once all that guessers try first is taken out. */
const LEAST_LEFT = 6;
const SHORTEST_RUN = 3;
/** What comes after it is long enough in any case. */
const LONGEST_LOOKED_AT = 128;

/** The words that lead every list of stolen passwords. */
const COMMON = [
  'password',
  'passwort',
  'welcome',
  'letmein',
  'iloveyou',
  'administrator',
  'admin',
  'login',
  'secret',
  'changeme',
  'default',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'trustno',
  'master',
  'interview',
  'report',
];

/** Neighbors on a keyboard, in the alphabet, and among the digits. */
const LINES = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'azertyuiop',
].flatMap((line) => [line, [...line].toReversed().join('')]);

/** Letters that people write as signs. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['@', 'a'],
  ['4', 'a'],
  ['3', 'e'],
  ['1', 'i'],
  ['!', 'i'],
  ['0', 'o'],
  ['$', 's'],
  ['5', 's'],
  ['7', 't'],
]);

/** Why somebody would guess this password soon, or undefined. Any composition will do. */
export function whyWeak(password: string, name: string): string | undefined {
  if (password.length < SHORTEST_PASSWORD)
    return `Use a password of at least ${SHORTEST_PASSWORD} characters.`;
  const looked = password.slice(0, LONGEST_LOOKED_AT).toLowerCase();
  const isPattern = new Set(looked).size < LEAST_DIFFERENT;
  return isPattern || leftOf(looked, name) < LEAST_LEFT
    ? 'That password is easy to guess. Use a few unrelated words.'
    : undefined;
}

/** How many characters are left without common words, names, and runs. */
function leftOf(looked: string, name: string): number {
  const words = [...COMMON, brand.name, name]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_RUN);
  const spelled = [...looked].map((sign) => SIGNS.get(sign) ?? sign).join('');
  let left = 0;
  for (let at = 0; at < looked.length;) {
    const word = words.find((one) => spelled.startsWith(one, at) || looked.startsWith(one, at));
    const step = word?.length ?? runAt(looked, at);
    left += step === 0 ? 1 : 0;
    at += Math.max(1, step);
  }
  return left;
}

/** The length of the longest run of neighbors, or of one character, that begins here. */
function runAt(text: string, at: number): number {
  let longest = 0;
  for (let length = SHORTEST_RUN; at + length <= text.length; length += 1) {
    const part = text.slice(at, at + length);
    if (new Set(part).size > 1 && !LINES.some((line) => line.includes(part))) break;
    longest = length;
  }
  return longest;
}
