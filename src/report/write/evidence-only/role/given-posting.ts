import type { Evidence } from '../../../../research/evidence/shape';
import type { DraftClaim } from '../../ports';
import { endSentence } from '../../phrases';
import { asTheirs } from '../../wording/theirs';
import {
  distinctBy,
  draft,
  draftList,
  factsOf,
  isProse,
  nameIn,
  valueIn,
  type Facts,
} from '../facts';
import { formatPay } from './pay';

const GIVEN = 'The posting, decoded';
const MOST_SENTENCES = 2;
const MOST_TOOLS = 8;
const MOST_FOUND = 5;
const LINK = /https?:|www\.|@/iu;

/** A stranger’s line is told only if it reads as one: no markup, no link to lure a reader away with. */
function isReadable(row: Evidence): boolean {
  return valueIn(row) !== undefined && isProse(`${row.quote} `) && !LINK.test(row.quote);
}

/** A line of a posting as a line of ours: short, whole, and with a capital. */
function lineOf(row: Evidence): string | undefined {
  if (!isReadable(row)) return undefined;
  const told = asTheirs(row);
  return told === undefined ? undefined : told.charAt(0).toUpperCase() + told.slice(1);
}

function found(group: string, rows: readonly Evidence[]): DraftClaim[] {
  const told = rows.flatMap((row) => {
    const text = lineOf(row);
    return text === undefined ? [] : [{ row, text }];
  });
  return distinctBy(told, ({ text }) => text)
    .slice(0, MOST_FOUND)
    .map(({ row, text }) => draft(text, [row], { group }));
}

/** “The posting you gave us is for Backend Engineer, on the Rootline team, in Elm.” */
function given(facts: Facts): DraftClaim[] {
  const [title, team, place] = ['job-posting', 'posting-team', 'posting-place'].map((attribute) => {
    const row = facts.best(attribute);
    const name = row === undefined ? undefined : nameIn(row);
    return row === undefined || name === undefined ? undefined : { row, name };
  });
  if (title === undefined) return [];
  const parts = [
    `The posting you gave us is for ${title.name}`,
    ...(team === undefined ? [] : [`on the ${team.name} team`]),
    ...(place === undefined
      ? []
      : [/^remote/iu.test(place.name) ? place.name : `in ${place.name}`]),
  ];
  const rows = [title, team, place].flatMap((one) => one?.row ?? []);
  return [draft(endSentence(parts.join(', ')), rows, { group: GIVEN })];
}

/** What the buyer gave as the posting, told before everything else: it is the very job they talk about. */
export function decodeGivenPosting(rows: readonly Evidence[]): DraftClaim[] {
  const facts = factsOf(rows);
  const pay = facts.best('pay-range');
  const sum = pay === undefined ? undefined : formatPay(pay);
  const said = facts.all('posting-sentence').flatMap((row) => {
    const isPay = sum !== undefined && row.quote.includes(sum);
    const text = isProse(row.quote) && !isPay ? asTheirs(row) : undefined;
    return text === undefined ? [] : [draft(text, [row], { group: GIVEN })];
  });
  return [
    ...given(facts),
    ...said.slice(0, MOST_SENTENCES),
    ...decodePosting(rows),
    ...(pay === undefined || sum === undefined
      ? []
      : [draft(endSentence(`The posting you gave us lists ${sum}`), [pay], { group: GIVEN })]),
  ];
}

/** The lines of a posting; its title, place, and pay are told apart. */
export function decodePosting(rows: readonly Evidence[]): DraftClaim[] {
  const facts = factsOf(rows);
  return [
    ...found('The work', facts.all('duty')),
    ...found('What it asks for', facts.all('must-have')),
    ...found('What helps', facts.all('nice-to-have')),
    ...named(facts.all('posting-tool')),
  ];
}

function named(rows: readonly Evidence[]): DraftClaim[] {
  const plain = distinctBy(
    rows.filter((row) => nameIn(row) !== undefined),
    (row) => nameIn(row) ?? '',
  ).slice(0, MOST_TOOLS);
  return plain.length === 0
    ? []
    : [
        draftList(
          plain.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
          'The posting names ',
          { group: 'What helps' },
        ),
      ];
}
