import { codesBeside, findAlias, listNearAliases, type Alias } from '../titles/aliases';
import type { RoleCore } from './find-core';
import { isLeader, ledWords } from './managers';
import { matchTitles, weightOf, type TitleMatch } from '../titles/match-titles';
import type { RoleTables } from './role-reader';

export const UNTRIED = 0.7;
/** A head that this many occupations share says little. */
const VAGUE = 60;
/** The rest of a leader's title must be a title itself, or nearly. */
const LED_OVERLAP = 0.8;
/** What all known words say together about which occupation it is, in nats; less is too open to tell. */
const LEAST_TOLD = 2.6;
const MOST_SCORED = 5;

export interface Asked {
  readonly core: RoleCore | undefined;
  readonly whole: RoleCore | undefined;
  readonly trade: readonly string[];
  readonly unknown: ReadonlySet<string>;
  /** An intern or trainee, whose title names a field and no role. */
  readonly learner: boolean;
}

export interface Scored {
  readonly code: string;
  readonly confidence: number;
  /** Where it isn’t the occupation’s own. */
  readonly title?: string;
}

const minorGroup = (code: string): string => code.slice(0, 4);

/** Share of the core's weight that a set of words explains. */
function explained(tables: RoleTables, core: RoleCore, by: (word: string) => boolean): number {
  const weight = (word: string): number => weightOf(tables.table, word);
  const sum = (words: readonly string[]): number =>
    words.reduce((total, word) => total + weight(word), 0);
  return sum(core.words.filter(by)) / Math.max(0.001, sum(core.words));
}

export function fromAlias(
  tables: RoleTables,
  alias: Alias,
  core: RoleCore,
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
  return codes.map((code, index) => ({
    code,
    confidence: first - 0.12 * index,
    ...(alias.name === undefined || code !== alias.codes[0] ? {} : { title: alias.name }),
  }));
}

export function fromTitles(
  tables: RoleTables,
  matches: readonly TitleMatch[],
  core: RoleCore,
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
  return matches.slice(0, MOST_SCORED).map(({ occupation, score }) => ({
    code: table.occupations[occupation]?.code ?? '',
    confidence: Math.min(
      vague ? UNTRIED : 0.9,
      (score / best.score) * best.overlap * known * (rivals === 0 ? 0.95 : rivals < 3 ? 0.7 : 0.5),
    ),
  }));
}

/** “Recruiting Manager”: who leads the occupation that the rest of the title names. */
export function leadersOf(tables: RoleTables, core: RoleCore, asked: Asked): readonly Scored[] {
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

/** “SEO Executive”: what the same words mean with another soft head; near enough to ask. */
export function nearAliases(tables: RoleTables, core: RoleCore, asked: Asked): readonly Scored[] {
  const aliases = listNearAliases(tables.aliases, core.head, new Set(core.words));
  const beside = new Set([...core.words, ...core.side]);
  const codes = aliases.flatMap((alias) => codesBeside(alias, beside).codes);
  const known = explained(tables, core, (word) => !asked.unknown.has(word));
  return [...new Set(codes)].map((code, index) => ({
    code,
    confidence: UNTRIED * known - 0.1 * index,
  }));
}

const leaderOf = ({ managers }: RoleTables, code: string, head: string): string =>
  managers.leaderOf(code, head) ?? code;
