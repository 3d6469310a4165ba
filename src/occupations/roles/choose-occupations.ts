import { codesBeside, findAlias, type Alias } from '../titles/aliases';
import type { RoleCore } from './find-core';
import { isGeneral } from '../titles/general-words';
import { isLeader } from './managers';
import { matchTitles, type TitleMatch } from '../titles/match-titles';
import type { RoleTables } from './role-reader';
import {
  fromAlias,
  fromTitles,
  leadersOf,
  nearAliases,
  UNTRIED,
  type Asked,
  type Scored,
} from './score-occupations';
import type { OccupationCandidate, OccupationChoice, RoleReading } from '../shape';

const CHOICES = 3;
const CANDIDATES = 10;
const SURE = 0.83;
const ASK = 0.42;
/** Asked of titles with a word that no title has, or without one that names a role. */
const UNUSUAL = 0.6;
const DISPUTED = 0.7;

type Chosen = Pick<RoleReading, 'choices' | 'verdict'>;
const OPEN: Chosen = { choices: [], verdict: 'open' };
const majorGroup = (code: string): string => code.slice(0, 2);
const minorGroup = (code: string): string => code.slice(0, 4);

/** A longer title of the table that has the alias's head and says more than it. */
function isMoreSpecial(
  tables: RoleTables,
  core: RoleCore,
  alias: Alias,
  best: TitleMatch | undefined,
): boolean {
  return (
    best !== undefined &&
    best.overlap >= 0.9 &&
    core.words.length > alias.words.length &&
    !tables.table.occupations[best.occupation]?.bare
  );
}

function join(first: readonly Scored[], second: readonly Scored[]): readonly Scored[] {
  const seen = new Set<string>();
  return [...first, ...second].filter(({ code }) => !seen.has(code) && seen.add(code));
}

function titleOf({ table }: RoleTables, code: string): string | undefined {
  const place = table.byCode.get(code);
  return place === undefined ? undefined : table.occupations[place]?.title;
}

function decide(tables: RoleTables, scored: readonly Scored[], sure: boolean): Chosen {
  const [first] = scored;
  if (first === undefined || first.confidence < ASK) return OPEN;
  const choices = scored
    .slice(0, CHOICES)
    .flatMap(({ code, confidence, title = titleOf(tables, code) }): readonly OccupationChoice[] => {
      return title === undefined
        ? []
        : [{ code, title, confidence: Math.round(100 * Math.max(0.05, confidence)) / 100 }];
    });
  return { choices, verdict: sure && first.confidence >= SURE ? 'sure' : 'ask' };
}

function isReadable({ words }: RoleCore, { unknown }: Asked): boolean {
  const known = words.filter((word) => /\p{L}{2}/u.test(word) && !unknown.has(word));
  return known.length > 0 && known.length * 2 >= words.length;
}

/** The likeliest occupations of a title whose words are tidied and spelled out. */
export function chooseOccupations(tables: RoleTables, asked: Asked): Chosen {
  const { core, whole } = asked;
  if (core === undefined || whole === undefined) return OPEN;
  if (!isReadable(core, asked)) return OPEN;
  const exact = tables.aliases.exact.get(whole.words.join(' '));
  if (exact !== undefined) return decide(tables, fromAlias(tables, exact, whole, asked), true);
  const matches = matchTitles(tables.table, {
    words: core.words,
    head: core.head,
    side: [...core.side, ...asked.trade],
  });
  const fromTable = fromTitles(tables, matches, core, asked);
  const all = new Set(core.words);
  const own = findAlias(tables.aliases, core.head, all);
  if (core.words.every(isGeneral) && (own === undefined || own.words.length === 1)) return OPEN;
  const strange = core.words.some((word) => asked.unknown.has(word));
  if (own !== undefined && !(own.field && strange)) {
    const byAlias = fromAlias(tables, own, core, asked);
    const best = matches[0];
    const code = tables.table.occupations[best?.occupation ?? -1]?.code ?? '';
    const meant = codesBeside(own, new Set([...core.words, ...core.side]));
    const decided = meant.decided && (!own.contextual || (isLeader(own.head) && !best?.own));
    if (!decided && isMoreSpecial(tables, core, own, best) && !meant.codes.includes(code)) {
      const near = minorGroup(code) === minorGroup(meant.codes[0] ?? '');
      if (near) return decide(tables, join([{ code, confidence: 0.8 }], byAlias), true);
      return own.words.length === 1
        ? decide(tables, join(fromTable, byAlias), true)
        : decide(tables, join(byAlias, fromTable), false);
    }
    // A near title of another trade speaks against an alias of one word.
    const disputed =
      !decided &&
      own.words.length === 1 &&
      core.words.length > 1 &&
      (best?.overlap ?? 0) >= DISPUTED &&
      majorGroup(code) !== majorGroup(meant.codes[0] ?? '');
    return decide(tables, join(byAlias, fromTable), !disputed);
  }
  const near = strange ? [] : nearAliases(tables, core, asked);
  if (near.length > 0 && (fromTable[0]?.confidence ?? 0) < SURE)
    return decide(tables, join(near, fromTable), true);
  const leaders = strange ? [] : leadersOf(tables, core, asked);
  const [leader] = leaders;
  if (leader !== undefined) {
    const agrees = fromTable[0]?.code === leader.code;
    const own = matches[0]?.own === true && (fromTable[0]?.confidence ?? 0) >= SURE;
    const scored = own ? join(fromTable, leaders) : join(leaders, fromTable);
    return decide(tables, scored, agrees || own || (fromTable[0]?.confidence ?? 0) < UNTRIED);
  }
  for (const head of core.heads.slice(1)) {
    const other = findAlias(tables.aliases, head, all);
    if (other === undefined) continue;
    const scored = fromAlias(tables, other, core, asked).map((one) => ({
      ...one,
      confidence: one.confidence - 0.3,
    }));
    if ((fromTable[0]?.confidence ?? 0) < (scored[0]?.confidence ?? 0))
      return decide(tables, join(scored, fromTable), false);
  }
  const least = core.heads.length === 0 || strange || isLeader(core.head) ? UNUSUAL : ASK;
  return (fromTable[0]?.confidence ?? 0) < least ? OPEN : decide(tables, fromTable, true);
}

/** All that a title may mean, the likeliest first: by its head, by who leads it, and by its other words. */
export function candidatesOf(tables: RoleTables, asked: Asked): readonly OccupationCandidate[] {
  const { core } = asked;
  if (core === undefined || !isReadable(core, asked)) return [];
  const all = new Set(core.words);
  const { choices } = chooseOccupations(tables, asked);
  const named = core.heads.flatMap((head) => findAlias(tables.aliases, head, all)?.codes ?? []);
  const leaders = leadersOf(tables, core, asked).map(({ code }) => code);
  const matched = matchTitles(tables.table, {
    words: core.words,
    head: core.head,
    side: [...core.side, ...asked.trade],
  }).map(({ occupation }) => tables.table.occupations[occupation]?.code ?? '');
  return [...new Set([...choices.map(({ code }) => code), ...named, ...leaders, ...matched])]
    .flatMap((code) => {
      const title = titleOf(tables, code);
      return title === undefined ? [] : [{ code, title }];
    })
    .slice(0, CANDIDATES);
}
