import { defined } from '../../kernel/defined';
import { candidatesOf, chooseOccupations } from './choose-occupations';
import { findCore } from './find-core';
import { readLevel } from './read-level';
import { roleTables, type RoleTables } from './role-reader';
import type { Asked } from './score-occupations';
import type { OccupationCandidate, RoleReading } from '../shape';
import { tidyTitle } from '../titles/tidy-title';
import { isEmptyWord, plainLetters, splitWords } from '../titles/words';

const LONGEST_TITLE = 160;
const MOST_WORDS = 24;
const TRADE_WORDS = 6;
/** Part time behind a role; alone, a physical therapist. */
const PART_TIME = 'pt';
/** A shift behind a role; alone, somebody who manages projects or products. */
const EVENING = 'pm';
const LEVEL_MARK = /^[a-z]{0,2}\d$/u;

interface ReadAt {
  /** What the company does, in a few words. */
  readonly trade?: string;
}

interface Mended {
  readonly segments: readonly (readonly string[])[];
  /** Words that no title has, even spelled otherwise. */
  readonly unknown: ReadonlySet<string>;
}

/** Abbreviations spelled out, joined words parted, misspellings corrected. */
function mend(segments: readonly (readonly string[])[], tables: RoleTables): Mended {
  const all = new Set(segments.flat());
  const hasRole = tables
    .spell([...all])
    .some((word) => word !== PART_TIME && word !== EVENING && tables.isRole(word));
  const unknown = new Set<string>();
  const mended = segments.map((segment) =>
    tables.spell(
      tables.spell(segment, all).flatMap((word) => {
        if (word === PART_TIME) return hasRole ? [] : ['physical', 'therapist'];
        if (word === EVENING && hasRole) return [];
        const known = tables.knows(word);
        if (isEmptyWord(word) || LEVEL_MARK.test(word) || (known && !tables.isRare(word)))
          return [word];
        const isLast = word === segment.at(-1);
        const meant = tables.correct(word, isLast ? tables.isRole : undefined);
        if (meant === undefined || (known && !tables.isCommon(meant))) {
          if (!known) unknown.add(word);
          return [word];
        }
        return meant;
      }),
      all,
    ),
  );
  return { segments: mended, unknown };
}

interface Prepared {
  readonly reading: RoleReading;
  /** What to look up; nothing where no title can be seen in what was typed. */
  readonly asked?: Asked;
}

function prepare(title: string, at: ReadAt, tables: RoleTables): Prepared {
  const typed = title.replace(/\s+/gu, ' ').trim();
  const open: RoleReading = {
    typed: typed.slice(0, 300),
    asides: [],
    choices: [],
    verdict: 'open',
  };
  if (typed === '' || typed.length > LONGEST_TITLE) return { reading: open };
  const { segments, asides, hostile } = tidyTitle(typed, tables.asides, (words) =>
    tables.aliases.exact.has(words.join(' ')),
  );
  if (hostile || segments.flat().length > MOST_WORDS) return { reading: open };
  const mended = mend(segments, tables);
  const leveled = mended.segments.map((words) => readLevel(words, tables.isRole));
  const whole = findCore(mended.segments, tables.isRole, false);
  const core = findCore(
    leveled.map(({ words }) => words),
    tables.isRole,
  );
  const level =
    leveled.find(({ words, level: own }) => own !== undefined && words.length > 0)?.level ??
    leveled.find((one) => one.level !== undefined)?.level;
  const trade = splitWords(plainLetters(at.trade ?? '').slice(0, LONGEST_TITLE)).slice(
    0,
    TRADE_WORDS,
  );
  const learner = level === 'intern' || level === 'trainee';
  const partTime =
    segments.flat().includes(PART_TIME) && !mended.segments.flat().includes('therapist');
  const all = partTime ? [...new Set([...asides, 'part-time'])] : asides;
  return {
    reading: { ...open, asides: all, ...defined({ level }) },
    asked: { core, whole, trade, learner, unknown: mended.unknown },
  };
}

/** What occupation a typed role is, how high it stands, and how sure that is. */
export function readRole(title: string, at: ReadAt = {}): RoleReading {
  const tables = roleTables();
  const { reading, asked } = prepare(title, at, tables);
  return asked === undefined ? reading : { ...reading, ...chooseOccupations(tables, asked) };
}

/** The occupations that a typed role may mean, for somebody who understands titles to choose among. */
export function listCandidates(title: string, at: ReadAt = {}): readonly OccupationCandidate[] {
  const tables = roleTables();
  const { asked } = prepare(title, at, tables);
  return asked === undefined ? [] : candidatesOf(tables, asked);
}
