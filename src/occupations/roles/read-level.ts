import { defined } from '../../kernel/defined';
import type { RoleLevel } from '../shape';

const NUMBERS: Readonly<Record<string, RoleLevel>> = {
  1: 'entry',
  2: 'mid',
  3: 'senior',
  4: 'senior',
  5: 'lead',
  6: 'lead',
  7: 'lead',
  i: 'entry',
  ii: 'mid',
  iii: 'senior',
  iv: 'senior',
  v: 'lead',
};
const WORDS: Readonly<Record<string, RoleLevel>> = {
  intern: 'intern',
  internship: 'intern',
  'co-op': 'intern',
  apprentice: 'trainee',
  apprenticeship: 'trainee',
  trainee: 'trainee',
  traineeship: 'trainee',
  junior: 'entry',
  jr: 'entry',
  entry: 'entry',
  graduate: 'entry',
  mid: 'mid',
  intermediate: 'mid',
  senior: 'senior',
  sr: 'senior',
  snr: 'senior',
  experienced: 'senior',
  distinguished: 'lead',
  lead: 'lead',
  leader: 'lead',
};
const HEADS: Readonly<Record<string, RoleLevel>> = {
  manager: 'manager',
  superintendent: 'manager',
  supervisor: 'lead',
  foreman: 'lead',
  director: 'director',
  head: 'director',
  president: 'executive',
  chief: 'executive',
};
/** A high grade before these, and no grade at all before a nurse or an accountant. */
const GRADED = new Set(
  'engineer developer scientist designer architect programmer researcher technologist sre'.split(
    ' ',
  ),
);
const RANK: readonly RoleLevel[] = [
  'mid',
  'entry',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
  'trainee',
  'intern',
];

export interface Leveled {
  readonly level?: RoleLevel;
  /** What is left of the words. */
  readonly words: readonly string[];
}

const MARK = /^(?:l|ic|e|p|t|g)([1-9])$/u;

function levelOf(
  words: readonly string[],
  at: number,
  isRole: (word: string) => boolean,
): RoleLevel | 'none' | undefined {
  const word = words[at] ?? '';
  const later = words.slice(at + 1);
  const isLast = later.length === 0;
  if (word in WORDS) {
    if (word === 'entry') return words[at + 1] === 'level' ? 'entry' : undefined;
    if (word === 'graduate' && isLast && words.length === 1) return undefined;
    return WORDS[word];
  }
  if (word === 'level' || word === 'tier' || word === 'grade')
    return words[at - 1] === 'entry' || words[at - 1] === 'mid' || (words[at + 1] ?? '') in NUMBERS
      ? 'none'
      : undefined;
  if (word in NUMBERS) return at > 0 ? NUMBERS[word] : undefined;
  const mark = MARK.exec(word)?.[1];
  if (mark !== undefined && at > 0) return NUMBERS[mark];
  if (word === 'staff')
    return !later.some(isRole) ? undefined : later.some((one) => GRADED.has(one)) ? 'lead' : 'none';
  if (word === 'principal') return later.some(isRole) ? 'lead' : undefined;
  if (word === 'associate') return at === 0 && later.some(isRole) ? 'entry' : undefined;
  return undefined;
}

/** Takes the level off a title's words; what a word means depends on those around it. */
export function readLevel(words: readonly string[], isRole: (word: string) => boolean): Leveled {
  const found: RoleLevel[] = [];
  const rest = words.filter((_, at) => {
    const level = levelOf(words, at, isRole);
    if (level !== undefined && level !== 'none') found.push(level);
    return level === undefined;
  });
  // “Program Lead” leads a program: what is left names no role.
  if (rest.length > 0 && /^lead(?:er)?$/u.test(words.at(-1) ?? '') && !rest.some(isRole))
    rest.push('manager');
  for (const word of rest) {
    const level = HEADS[word];
    if (level !== undefined) found.push(level);
  }
  const [level] = found.toSorted((one, other) => RANK.indexOf(other) - RANK.indexOf(one));
  return { words: rest, ...defined({ level }) };
}
