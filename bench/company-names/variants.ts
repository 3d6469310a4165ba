import { seededRandom } from '../../src/kernel/seeded-random';
import { comparableName } from '../../src/research/company';

/** A company as a directory lists it, and what people may type for it. */
export interface Subject {
  readonly name: string;
  readonly legalName: string;
  readonly cik?: string;
  readonly ticker?: string;
  readonly domain?: string;
  /** Other names that are its own: a brand everybody says, a former name. */
  readonly aliases?: readonly string[];
}

export interface Variant {
  readonly kind: string;
  readonly typed: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const TYPOS_EACH = 3;
const SHORTEST_FOR_TYPOS = 4;
const SHORTEST_FOR_TWO = 6;

/** One letter is left out, doubled, swapped with the next, replaced or put in; the first letter stays. */
function slip(name: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (name.length - 2));
  const letter = LETTERS[Math.floor(next() * LETTERS.length)] ?? '';
  const [own = '', after = ''] = [name[at], name[at + 1]];
  const slips = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + own + name.slice(at),
    name.slice(0, at) + after + own + name.slice(at + 2),
    name.slice(0, at) + letter + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at),
  ];
  return slips[Math.floor(next() * slips.length)] ?? name;
}

function typosOf(name: string): readonly Variant[] {
  const letters = name.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  if (letters < SHORTEST_FOR_TYPOS) return [];
  const random = seededRandom(
    [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
  );
  const next = (): number => random.next();
  const isReal = ({ typed }: Variant): boolean => comparableName(typed) !== comparableName(name);
  return Array.from({ length: TYPOS_EACH }, () => [
    { kind: 'one letter off', typed: slip(name, next) },
    ...(letters < SHORTEST_FOR_TWO
      ? []
      : [{ kind: 'two letters off', typed: slip(slip(name, next), next) }]),
  ])
    .flat()
    .filter(isReal);
}

function initialsOf(name: string): string {
  const marks = name.includes('&') ? ' & ' : ' ';
  return marks === ' & '
    ? name
        .split(/\s*&\s*/)
        .map((part) => part[0] ?? '')
        .join('&')
    : comparableName(name)
        .split(' ')
        .filter((word) => word !== 'and' && word !== 'of')
        .map((word) => (word[0] ?? '').toUpperCase())
        .join('');
}

/** What people may type for one company, by kind. */
export function variantsOf({
  name,
  legalName,
  ticker,
  domain,
  aliases = [],
}: Subject): readonly Variant[] {
  const words = name.split(' ');
  const middle = Math.max(2, Math.ceil(name.length / 2));
  const initials = words.length > 1 ? initialsOf(name) : '';
  return [
    { kind: 'the name', typed: name },
    { kind: 'legal name', typed: legalName },
    { kind: 'capitals', typed: legalName.toUpperCase() },
    { kind: 'small letters', typed: name.toLowerCase() },
    ...typosOf(name),
    ...(words.length > 1
      ? [
          { kind: 'joined', typed: words.join('') },
          { kind: 'joined', typed: words.join('').toLowerCase() },
        ]
      : []),
    ...(words.length === 1 && name.length > SHORTEST_FOR_TWO
      ? [{ kind: 'spaced', typed: `${name.slice(0, middle)} ${name.slice(middle)}` }]
      : []),
    ...(ticker === undefined
      ? []
      : [
          { kind: 'ticker', typed: ticker },
          { kind: 'ticker, small', typed: ticker.toLowerCase() },
        ]),
    ...(domain === undefined
      ? []
      : [
          { kind: 'domain', typed: domain },
          { kind: 'domain', typed: `https://www.${domain.replace(/^www\./, '')}/jobs` },
        ]),
    ...(initials.length > 1 ? [{ kind: 'first letters', typed: initials }] : []),
    ...aliases.flatMap((alias) => [
      { kind: 'two names', typed: `${name}/${alias}` },
      { kind: 'two names', typed: `${alias} / ${name}` },
    ]),
  ];
}
