import type { Piece } from '../text/pieces';

/** A number in digits, from `from` up to but without `to`. */
export interface Numeral {
  readonly value: number;
  readonly decimals: number;
  readonly to: number;
  /** “2.4.1”, “10.000,20.5”: digits that are no number, and that are compared as they stand. */
  readonly isCode: boolean;
}

/** What stands around digits and tells how their marks are meant. */
export interface NumeralContext {
  /** A sum, a share or a measure: a comma before one or two digits begins its decimals. */
  readonly isMeasured: boolean;
  /** People and things: “1.906 employees” is no fraction. */
  readonly isCounted: boolean;
  /** A factor behind it: in “1.906 million” the point begins decimals. */
  readonly isScaled: boolean;
}

interface Groups {
  readonly groups: readonly string[];
  /** What stands between them: `,`, `.`, `'`, or a space. */
  readonly marks: readonly string[];
}

/** A number has no more groups of digits; longer runs are codes. */
const MOST_GROUPS = 8;
const MARKS: Readonly<Record<string, string>> = { ',': ',', '.': '.', "'": "'", '’': "'" };

function collect(pieces: readonly Piece[], at: number): Groups {
  const groups = [pieces[at]?.text ?? ''];
  const marks: string[] = [];
  let next = at + 1;
  while (groups.length <= MOST_GROUPS) {
    const [one, other] = [pieces[next], pieces[next + 1]];
    const mark = one?.kind === 'sign' && one.gap === '' ? MARKS[one.text] : undefined;
    if (mark !== undefined && other?.kind === 'digits' && other.gap === '') {
      groups.push(other.text);
      marks.push(mark);
      next += 2;
    } else if (
      one?.kind === 'digits' &&
      (one.gap === 'hard' || one.gap === ' ') &&
      one.text.length === 3 &&
      (marks.length === 0 || marks.at(-1) === ' ') &&
      isHead(groups[0] ?? '')
    ) {
      groups.push(one.text);
      marks.push(one.gap === 'hard' ? '_' : ' ');
      next += 1;
    } else break;
  }
  return { groups, marks };
}

const isHead = (group: string): boolean => group.length <= 3 && !group.startsWith('0');
const isThree = (group: string): boolean => group.length === 3;

/** “1,234,567” and, as in India, “12,34,567”. */
function isGrouped({ groups, marks }: Groups): boolean {
  const [head = '', ...others] = groups;
  if (marks.length === 0 || !isHead(head) || new Set(marks).size !== 1) return false;
  if (others.every(isThree)) return true;
  return (
    marks[0] === ',' &&
    marks.length > 1 &&
    head.length <= 2 &&
    others.slice(0, -1).every((group) => group.length === 2) &&
    isThree(others.at(-1) ?? '')
  );
}

const whole = (groups: readonly string[]): number => Number(groups.join(''));

function decimal(groups: readonly string[], fraction: string): Omit<Numeral, 'to'> {
  return {
    value: Number(`${groups.join('')}.${fraction}`),
    decimals: fraction.length,
    isCode: false,
  };
}

const integer = (groups: readonly string[]): Omit<Numeral, 'to'> => ({
  value: whole(groups),
  decimals: 0,
  isCode: false,
});

/** With one mark alone, what stands around it decides whether decimals begin behind it. */
function readOneMark(
  { groups, marks }: Groups,
  context: NumeralContext,
): Omit<Numeral, 'to'> | undefined {
  const [head = '', tail = ''] = groups;
  const isThousands = isHead(head) && isThree(tail);
  if (marks[0] === '.')
    return isThousands && context.isCounted && !context.isScaled
      ? integer(groups)
      : decimal([head], tail);
  if (marks[0] !== ',') return isThousands ? integer(groups) : undefined;
  if (isThousands) return integer(groups);
  if (head === '0' && isThree(tail)) return decimal([head], tail);
  return tail.length <= 2 && context.isMeasured ? decimal([head], tail) : undefined;
}

function interpret(read: Groups, context: NumeralContext): Omit<Numeral, 'to'> | undefined {
  const { groups, marks } = read;
  if (marks.length === 0) return integer(groups);
  if (marks.length === 1) return readOneMark(read, context);
  if (isGrouped(read)) return integer(groups);
  const last = marks.at(-1);
  const front = { groups: groups.slice(0, -1), marks: marks.slice(0, -1) };
  const hasDecimals =
    (last === '.' || last === ',') && !front.marks.includes(last) && isGrouped(front);
  return hasDecimals ? decimal(front.groups, groups.at(-1) ?? '') : undefined;
}

const CODE = { value: Number.NaN, decimals: 0, isCode: true } as const;

/** How many pieces the first groups take. */
const spanOf = ({ marks }: Groups): number =>
  1 + marks.reduce((sum, mark) => sum + (mark === ' ' || mark === '_' ? 1 : 2), 0);

const cut = ({ groups, marks }: Groups, count: number): Groups => ({
  groups: groups.slice(0, count),
  marks: marks.slice(0, count - 1),
});

/** A plain space parts thousands where a word, a sum or decimals show that one number is meant. */
function dropSpaces(read: Groups, pieces: readonly Piece[], at: number, measured: boolean): Groups {
  const space = read.marks.indexOf(' ');
  if (space < 0) return read;
  const spaces = read.marks.filter((mark) => mark === ' ').length;
  const before = pieces[at - 1];
  const isNamed = before?.kind === 'word' && before.text !== before.lower;
  const after = pieces[at + spanOf(read)];
  const isAlone = before?.kind !== 'digits' && after?.kind !== 'digits';
  const isFollowed = measured || read.marks.length > spaces || after?.kind === 'word';
  return isAlone && (spaces > 1 || (isFollowed && !isNamed)) ? read : cut(read, space + 1);
}

/** The number whose digits begin at `at`, whichever country's marks it is written with. */
export function readNumeral(
  pieces: readonly Piece[],
  at: number,
  contextAt: (to: number) => NumeralContext,
): Numeral {
  const all = collect(pieces, at);
  const read = dropSpaces(all, pieces, at, contextAt(at + spanOf(all)).isMeasured);
  const to = at + spanOf(read);
  const found = interpret({ ...read, marks: read.marks.map(plainMark) }, contextAt(to));
  if (found !== undefined) return { ...found, to };
  // A list without spaces, as “1,2,3”, is as many numbers; anything longer is no number at all.
  const isList =
    read.marks.length < MOST_GROUPS &&
    read.marks.every((mark) => mark === ',') &&
    !read.groups.some(isLong);
  if (isList || (read.marks.length === 1 && read.marks[0] === "'"))
    return { ...integer(read.groups.slice(0, 1)), to: at + 1 };
  return { ...CODE, to };
}

const plainMark = (mark: string): string => (mark === '_' ? ' ' : mark);
const isLong = (group: string): boolean => group.length >= 3;
