import { editDistance } from './edit-distance';

/** Where most people have their mail, the commonest first. */
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'comcast.net',
  'me.com',
  'protonmail.com',
  'proton.me',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
  'charter.net',
  'cox.net',
  'att.net',
  'googlemail.com',
  'ymail.com',
  'rocketmail.com',
  'fastmail.com',
  'zoho.com',
  'yandex.com',
  'btinternet.com',
  'gmx.com',
  'mail.com',
];
/** Providers too, so near to a larger one that they would be taken for a slip. */
const ALSO_REAL = new Set([
  'email.com',
  'gmx.net',
  'gmx.de',
  'mac.com',
  'mail.ru',
  'pm.me',
  'hey.com',
  'web.de',
  'cs.com',
  'aim.com',
  'tmail.com',
  'fastmail.fm',
]);
/** In a shorter name another letter is another name. */
const SHORTEST_MISSPELT = 5;
const LONG = 9;
const LONGEST_DOMAIN = 60;

interface Near {
  readonly provider: string;
  readonly distance: number;
}

const halves = (domain: string): readonly [string, string] => {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
};

/** How far an ending is from the right one; a country’s own ending is no slip, but for those that one key makes. */
function endingOff(typed: string, right: string): number {
  if (typed === right) return 0;
  if (typed === '') return 1;
  const off = editDistance(typed, right, 2);
  const isCountry = typed.length === 2 && off > 1;
  return isCountry || typed.includes('.') ? Infinity : off;
}

function nearness(domain: string, provider: string): number {
  const [name, ending] = halves(domain);
  const [right, rightEnding] = halves(provider);
  const off = endingOff(ending, rightEnding);
  // “gmailcom”: the dot alone is missing.
  if (ending === '' && name === right + rightEnding) return 1;
  if (off > 2) return Infinity;
  if (name === right) return off;
  const limit = right.length >= LONG ? 2 : 1;
  const letters = right.length < SHORTEST_MISSPELT ? Infinity : editDistance(name, right, limit);
  return letters > limit || off > 1 ? Infinity : letters + off;
}

/**
 * The address that was probably meant, where a common provider’s name is a letter or an ending off; null where
 * nothing is.
 */
export function nearAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (domain === '' || domain.length > LONGEST_DOMAIN) return null;
  if (PROVIDERS.includes(domain) || ALSO_REAL.has(domain)) return null;
  const [best] = PROVIDERS.map((provider): Near => ({
    provider,
    distance: nearness(domain, provider),
  }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance);
  return best === undefined ? null : `${address.slice(0, at)}@${best.provider}`;
}
