import { codesBeside, findAlias, type Alias } from './aliases';
import type { Core } from './find-core';
import { isGeneral } from './general-words';
import { isLeader, ledWords } from './managers';
import { matchTitles, weightOf, type TitleMatch } from './match-titles';
import type { RoleTables } from './role-reader';
import type { OccupationCandidate, OccupationChoice, RoleReading } from './shape';

const CHOICES = 3;
const CANDIDATES = 10;
const SURE = 0.72;
const ASK = 0.42;
/** Asked of titles with a word that no title has, or without one that names a role. */
const UNUSUAL = 0.6;
/** A head that this many occupations share says little. */
const VAGUE = 60;
const UNTRIED = 0.7;
const DISPUTED = 0.7;
/** The rest of a leader's title must be a title itself, or nearly. */
const LED_OVERLAP = 0.8;
/** What all known words say together about which occupation it is, in nats; less is too open to tell. */
const LEAST_TOLD = 2.6;

export interface Asked {
  readonly core: Core | undefined;
  readonly whole: Core | undefined;
  readonly trade: readonly string[];
  readonly unknown: ReadonlySet<string>;
  /** An intern or trainee, whose title names a field and no role. */
  readonly learner: boolean;
}

type Chosen = Pick<RoleReading, 'choices' | 'verdict'>;
interface Scored {
  readonly code: string;
  readonly confidence: number;
}

const OPEN: Chosen = { choices: [], verdict: 'open' };
const majorGroup = (code: string): string => code.slice(0, 2);
const minorGroup = (code: string): string => code.slice(0, 4);

/** Share of the core's weight that a set of words explains. */
function explained(tables: RoleTables, core: Core, by: (word: string) => boolean): number {
  const weight = (word: string): number => weightOf(tables.table, word);
  const sum = (words: readonly string[]): number =>
    words.reduce((total, word) => total + weight(word), 0);
  return sum(core.words.filter(by)) / Math.max(0.001, sum(core.words));
}

function fromAlias(
  tables: RoleTables,
  alias: Alias,
  core: Core,
  { trade, unknown, learner }: Asked,
): readonly Scored[] {
  const others = new Set([...core.words, ...core.side, ...trade]);
  for (const word of alias.words) if (!alias.beside.has(word)) others.delete(word);
  if (alias.field && !learner) return [];
  const { codes, decided } = codesBeside(alias, others);
  const strange = core.words.filter((word) => unknown.has(word)).length;
  const share = explained(tables, core, (word) => alias.words.includes(word));
  const base =
    0.95 -
    0.12 * (1 - share) -
    (strange > 0 && alias.words.length === 1 ? 0.2 * strange : 0.05 * strange);
  const open = alias.open && !alias.field && !decided;
  const first = open ? Math.min(base, 0.62) : base;
  return codes.map((code, index) => ({ code, confidence: first - 0.12 * index }));
}

function fromTitles(
  tables: RoleTables,
  matches: readonly TitleMatch[],
  core: Core,
  asked: Asked,
): readonly Scored[] {
  const { table } = tables;
  const [best] = matches;
  if (best === undefined) return [];
  const told = core.words
    .filter((word) => !asked.unknown.has(word))
    .reduce((sum, word) => sum + weightOf(table, word), 0);
  if (told < LEAST_TOLD) return [];
  const known = explained(tables, core, (word) => !asked.unknown.has(word));
  const near = matches.filter(({ score }) => score >= best.score * 0.93);
  const groups = new Set(
    near.map(({ occupation }) => minorGroup(table.occupations[occupation]?.code ?? '')),
  );
  const rivals = Math.max(0, groups.size - 1);
  // An alternate title of a manager or specialist is often another trade's; workers' own titles aren't.
  const vague = !best.own && (table.heads.get(core.head) ?? 0) > VAGUE;
  return matches.slice(0, CHOICES + 2).map(({ occupation, score }) => ({
    code: table.occupations[occupation]?.code ?? '',
    confidence: Math.min(
      vague ? UNTRIED : 0.9,
      (score / best.score) * best.overlap * known * (rivals === 0 ? 0.95 : rivals < 3 ? 0.7 : 0.5),
    ),
  }));
}

/** A longer title of the table that has the alias's head and says more than it. */
function isMoreSpecial(
  tables: RoleTables,
  core: Core,
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
    .flatMap(({ code, confidence }): readonly OccupationChoice[] => {
      const title = titleOf(tables, code);
      return title === undefined
        ? []
        : [{ code, title, confidence: Math.round(100 * Math.max(0.05, confidence)) / 100 }];
    });
  return { choices, verdict: sure && first.confidence >= SURE ? 'sure' : 'ask' };
}

/** “Recruiting Manager”: who leads the occupation that the rest of the title names. */
function leadersOf(tables: RoleTables, core: Core, asked: Asked): readonly Scored[] {
  const led = ledWords(core.words);
  const head = led.at(-1);
  if (!isLeader(core.head) || head === undefined) return [];
  const alias =
    tables.aliases.exact.get(led.join(' ')) ?? findAlias(tables.aliases, head, new Set(led));
  if (alias !== undefined) {
    const { codes, decided } = codesBeside(alias, new Set([...led, ...asked.trade]));
    const sure = !alias.open || decided;
    const leaders = codes.map((code) => leaderOf(tables, code, core.head));
    return [...new Set(leaders)].map((code, index) => ({
      code,
      confidence: (sure ? 0.84 : 0.62) - 0.12 * index,
    }));
  }
  const [best] = matchTitles(tables.table, { words: led, head, side: [] });
  const code = tables.table.occupations[best?.occupation ?? -1]?.code;
  return code === undefined || (best?.overlap ?? 0) < LED_OVERLAP
    ? []
    : [{ code: leaderOf(tables, code, core.head), confidence: UNTRIED }];
}

const leaderOf = ({ managers }: RoleTables, code: string, head: string): string =>
  managers.leaderOf(code, head) ?? code;

function isReadable({ words }: Core, { unknown }: Asked): boolean {
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
    if (isMoreSpecial(tables, core, own, best) && !own.codes.includes(code)) {
      const near = minorGroup(code) === minorGroup(own.codes[0] ?? '');
      if (near) return decide(tables, join([{ code, confidence: 0.8 }], byAlias), true);
      return own.words.length === 1
        ? decide(tables, join(fromTable, byAlias), true)
        : decide(tables, join(byAlias, fromTable), false);
    }
    // A near title of another trade speaks against an alias of one word.
    const disputed =
      own.words.length === 1 &&
      core.words.length > 1 &&
      (best?.overlap ?? 0) >= DISPUTED &&
      majorGroup(code) !== majorGroup(own.codes[0] ?? '');
    return decide(tables, join(byAlias, fromTable), !disputed);
  }
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
