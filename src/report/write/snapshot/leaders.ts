import { phraseFinder } from '../../../language';
import { countWords } from '../../../kernel/text';
import type { Evidence } from '../../../research/evidence/shape';
import { asOfDay, rivalsOf } from '../evidence-only/contested';
import { distinctBy, draft, nameIn, type Facts } from '../evidence-only/facts';
import { typed, typedList } from '../wording/typed';
import { isEngineering } from '../evidence-only/role/role-match';
import type { DraftClaim } from '../ports';
import { formatList, formatMonth } from '../phrases';
import { speakCount } from '../wording/amounts';
import { speakConflict } from '../wording/conflict';
import { fullNameOf, isInOffice, sinceOf, speakTitle, titleOf } from '../wording/people';

export const LEADERS = 'Who runs it';

const MOST_NAMED = 3;
const MOST_FOUNDERS = 3;
const FEWEST_FOR_CHANGES = 4;
/** So long somebody counts as new in a role. */
const NEW_FOR_YEARS = 2;

interface Leader {
  readonly row: Evidence;
  readonly name: string;
  readonly title: string;
  readonly since: string | undefined;
}

/** People with their titles, each person and each office once. */
function leadersIn(
  rows: readonly Evidence[],
  except: ReadonlySet<string>,
  writtenAt: string,
): readonly Leader[] {
  const inOffice = rows.filter((row) => isInOffice(row, writtenAt));
  const known = inOffice.flatMap((row): Leader[] => {
    const person = fullNameOf(row);
    const title = titleOf(row);
    if (person === undefined || title === undefined || except.has(person)) return [];
    const since = row.details?.['since'];
    const day = typeof since === 'string' && since !== '' ? since : undefined;
    return [{ row, name: person, title: speakTitle(title), since: day }];
  });
  return distinctBy(
    distinctBy(known, ({ name }) => name),
    ({ title }) => title,
  );
}

function chiefExecutive(facts: Facts, writtenAt: string): readonly [DraftClaim[], string] {
  const all = facts
    .all('chief-executive')
    .filter((row) => fullNameOf(row) !== undefined)
    .filter((row) => row.status === 'stale' || isInOffice(row, writtenAt));
  const [best] = all;
  if (best === undefined || best.status === 'stale') return [[], ''];
  const head = fullNameOf(best) ?? '';
  const same = all.filter((row) => row.status === best.status && fullNameOf(row) === head);
  const chief = same.find((row) => sinceOf(row) !== undefined) ?? best;
  const rivals = rivalsOf(chief, facts).filter((row) => fullNameOf(row) !== undefined);
  if (rivals.length > 0) {
    const use = (row: Evidence) => fullNameOf(row) ?? '';
    const say = (row: Evidence, isFirst: boolean) =>
      isFirst ? `the chief executive is ${use(row)}` : use(row);
    const text = speakConflict({ row: chief, rivals, say, use });
    return [[draft(text, [chief, ...rivals], { group: LEADERS, asOf: chief.asOf })], head];
  }
  const since = sinceOf(chief);
  const newest =
    same.toSorted((left, right) => asOfDay(right).localeCompare(asOfDay(left)))[0] ?? best;
  const standIn = /^(?:interim|acting)\b/iu.exec(titleOf(chief) ?? '')?.[0].toLowerCase();
  const plain = standIn === undefined ? `The CEO is ${head}.` : `${head} is ${standIn} CEO.`;
  if (since === undefined || standIn !== undefined)
    return [[typed(plain, [chief], { group: LEADERS, asOf: asOfDay(newest) })], head];
  const isNew = isNewIn(String(chief.details?.['since']), writtenAt);
  const dated = isNew ? `${head} became CEO in ${since}.` : `${head} has been CEO since ${since}.`;
  const member = { texts: [dated, plain], evidenceIds: [chief.id] };
  return [
    [
      {
        ...typed(dated, [chief], { group: LEADERS, asOf: asOfDay(newest) }),
        list: { members: [member], one: '', many: '' },
      },
    ],
    head,
  ];
}

const isNewIn = (since: string, writtenAt: string): boolean =>
  Number(since.slice(0, 4)) >= Number(writtenAt.slice(0, 4)) - NEW_FOR_YEARS;

/** “Chair of the Board”, “Chairman and CEO”; the chair of a committee or of a region is another. */
const isChair = phraseFinder(
  `^ <chair> $, ^ <chair> (_) &/and, ^ <chair> _ ceo/chief/founder/president, ^ <chair> _ co founder`,
  [
    [
      'chair',
      `chair/chairman/chairperson/chairwoman, chair/chairman/chairperson/chairwoman of the board,
       chair/chairman/chairperson/chairwoman of the board of directors`,
    ],
  ],
);

const saysCofounder = phraseFinder('co found*, cofound*');

/** Who founded it, and whether one of them watches over it now. */
function founders(facts: Facts, writtenAt: string, head: string): DraftClaim[] {
  const row = facts
    .all('board')
    .find(
      (one) =>
        isInOffice(one, writtenAt) && isChair(titleOf(one) ?? '') && fullNameOf(one) !== undefined,
    );
  const name = row === undefined ? undefined : fullNameOf(row);
  const known = distinctBy(
    // “Harris” alone is a family name.
    facts.all('founder').filter((one) => / /u.test(nameIn(one) ?? '')),
    (one) => nameIn(one) ?? '',
  ).slice(0, MOST_FOUNDERS);
  if (row === undefined || name === undefined) {
    if (known.length === 0) return [];
    const names = formatList(known.map((one) => nameIn(one) ?? ''));
    // The source knows of others who founded it, too.
    const isShared = known.length === 1 && known.some(({ quote }) => saysCofounder(quote));
    const verb = isShared ? 'co-founded' : 'founded';
    return [typed(`${names} ${verb} the company.`, known, { group: LEADERS })];
  }
  const founder = known.find((one) => nameIn(one) === name);
  const isShared = known.length > 1;
  const verb = isShared ? 'co-founded' : 'founded';
  const text =
    name === head
      ? `${name} also chairs the board.`
      : founder === undefined
        ? `${name} chairs the board.`
        : `${name}, who ${verb} the company, chairs the board.`;
  return [
    typed(text, [row, ...(founder === undefined ? [] : [founder])], {
      group: LEADERS,
      asOf: asOfDay(row),
    }),
  ];
}

/** How many of those at the top are new there; only where a first day is known of each. */
function changes(leaders: readonly Leader[], writtenAt: string): DraftClaim[] {
  const dated = leaders.filter(({ since }) => since !== undefined);
  if (dated.length < leaders.length || leaders.length < FEWEST_FOR_CHANGES) return [];
  const fresh = dated
    .filter(({ since = '' }) => isNewIn(since, writtenAt))
    .toSorted((left, right) => (left.since ?? '').localeCompare(right.since ?? ''));
  const first = fresh[0]?.since;
  const rows = leaders.map(({ row }) => row);
  if (first === undefined || fresh.length < 2) return [];
  const text =
    `We found ${speakCount(leaders.length)} top executives, and ` +
    `${speakCount(fresh.length)} of them have taken their roles since ${formatMonth(first)}.`;
  return [
    draft(text, rows, {
      group: LEADERS,
      computation: {
        kind: 'count',
        of: fresh.map(({ row }) => row.id),
        among: rows.map(({ id }) => id),
      },
    }),
  ];
}

const RANKS = [
  ['cto, engineering, technology', 'product', 'cfo'],
  ['cfo', 'coo', 'human, people'],
].map((ranks) => ranks.map((titles) => phraseFinder(titles)));

/** Those first whom this candidate may meet or hear of. */
function byNearness(leaders: readonly Leader[], role: string): readonly Leader[] {
  const ranks = RANKS[isEngineering(role) ? 0 : 1] ?? [];
  const rank = ({ title }: Leader) => {
    const at = ranks.findIndex((isRank) => isRank(title));
    return at === -1 ? ranks.length : at;
  };
  return leaders.toSorted((left, right) => rank(left) - rank(right));
}

const MOST_WORDS_BESIDES = 24;
/** Whoever keeps the books or the minutes meets no candidate. */
const saysBehind = phraseFinder('accounting, controller, director, secretary, treasurer');

/** Who leads the parts of the company, in one sentence. */
function besides(leaders: readonly Leader[]): DraftClaim[] {
  let words = 0;
  const members = leaders
    .filter(({ title }) => !saysBehind(title))
    .map(({ row, name, title }) => ({ row, texts: [`${name} (${title})`] as const }))
    .filter(({ texts: [text] }) => {
      words += countWords(text);
      return words <= MOST_WORDS_BESIDES;
    });
  return members.length === 0
    ? []
    : [
        typedList(
          members,
          { one: 'Another executive is ', many: 'Other executives are ' },
          { group: LEADERS },
        ),
      ];
}

/** Those who are new with the month they began, the others with their title alone. */
function draftLeader(
  { row, name, title, since }: Leader,
  index: number,
  writtenAt: string,
): DraftClaim {
  const month = sinceOf(row);
  const isNew = since !== undefined && month !== undefined && isNewIn(since, writtenAt);
  const dated =
    index % 2 === 0
      ? `${name} became ${title} in ${month}.`
      : `${name} has been ${title} since ${month}.`;
  return typed(isNew ? dated : `${name} is ${title}.`, [row], {
    group: LEADERS,
    asOf: asOfDay(row),
  });
}

export function writeLeaders(
  facts: Facts,
  { role, writtenAt }: { readonly role: string; readonly writtenAt: string },
): DraftClaim[] {
  const [chief, head] = chiefExecutive(facts, writtenAt);
  const others = leadersIn(facts.all('leadership'), new Set([head]), writtenAt);
  const ranked = byNearness(others, role);
  // “CTO, Valves” and “CEO Northern Mills” are offices of a part: they fit brackets, and no sentence.
  const told = ranked.filter(({ title }) => !/,|^CEO /u.test(title)).slice(0, MOST_NAMED);
  const list = told.map((leader, index) => draftLeader(leader, index, writtenAt));
  const heads = facts
    .all('chief-executive')
    .filter((row) => fullNameOf(row) === head && sinceOf(row) !== undefined)
    .slice(0, 1)
    .map((row) => ({ row, name: head, title: 'CEO', since: String(row.details?.['since']) }));
  return [
    ...chief,
    ...founders(facts, writtenAt, head),
    ...list,
    ...besides(ranked.filter((one) => !told.includes(one))),
    ...changes([...heads, ...others], writtenAt),
  ];
}
