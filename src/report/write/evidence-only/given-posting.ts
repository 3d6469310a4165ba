import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes, formatList } from '../phrases';
import { asTheirs } from '../wording/theirs';
import {
  distinctBy,
  draft,
  draftList,
  factsOf,
  isPlainName,
  isProse,
  nameIn,
  valueIn,
  type Facts,
} from './facts';

const DECODED = 'The posting, decoded';
const MOST_ASKED = 8;
const ASKED_AT_ONCE = 4;
const MOST_TOOLS = 8;
const MOST_FOUND = 5;
const LINK = /https?:|www\.|@/iu;

/** A stranger’s line is quoted only if it reads as one: no markup, no link to lure a reader away with. */
function isQuotable(row: Evidence): boolean {
  return valueIn(row) !== undefined && isProse(`${row.quote} `) && !LINK.test(row.quote);
}

function listing(group: string, text: string, rows: readonly Evidence[], most = 14): DraftClaim {
  return draft(
    endSentence(
      `${text} ${formatList(rows.map((row) => inQuotes(valueIn(row) ?? row.quote, most)))}`,
    ),
    rows,
    { group },
  );
}

/** Lines of one kind, four to a sentence and as many sentences as there are openings. */
function lines(group: string, rows: readonly Evidence[], starts: readonly string[]): DraftClaim[] {
  const wanted = distinctBy(rows.filter(isQuotable), (row) => valueIn(row) ?? '').slice(
    0,
    MOST_ASKED,
  );
  return starts.flatMap((start, index) => {
    const some = wanted.slice(index * ASKED_AT_ONCE, (index + 1) * ASKED_AT_ONCE);
    return some.length === 0 ? [] : [listing(group, start, some, 18)];
  });
}

function tools(group: string, rows: readonly Evidence[], start: string): DraftClaim[] {
  const named = distinctBy(
    rows.filter((row) => valueIn(row) !== undefined),
    (row) => valueIn(row) ?? '',
  ).slice(0, MOST_TOOLS);
  return named.length === 0 ? [] : [listing(group, start, named)];
}

function one(facts: Facts, attribute: string, text: string, group = DECODED): DraftClaim[] {
  const row = facts.best(attribute);
  const value = row === undefined ? undefined : valueIn(row);
  return row === undefined || value === undefined || !isPlainName(value)
    ? []
    : [listing(group, text, [row])];
}

/** What the buyer gave as the posting, told before everything else: it is the very job they talk about. */
export function decodeGivenPosting(rows: readonly Evidence[]): DraftClaim[] {
  const facts = factsOf(rows);
  const pay = facts.best('pay-range');
  const said = facts
    .all('posting-sentence')
    .filter((row) => isProse(row.quote))
    .slice(0, 2);
  return [
    ...one(facts, 'job-posting', 'The posting you gave us is titled'),
    ...lines(DECODED, facts.all('must-have'), ['Its must-haves are', 'Further must-haves are']),
    ...lines(DECODED, facts.all('nice-to-have'), ['Welcome but not required:']),
    ...lines(DECODED, facts.all('duty'), ['The work, line by line:']),
    ...tools(DECODED, facts.all('posting-tool'), 'The tools it names are'),
    ...one(facts, 'posting-team', 'The team it names is'),
    ...one(facts, 'posting-place', 'The place it gives is'),
    ...(pay === undefined || valueIn(pay) === undefined
      ? []
      : [listing(DECODED, 'The pay it publishes is', [pay])]),
    ...said.map((row, index) =>
      draft(
        endSentence(
          `${index === 0 ? 'Of the work it says' : 'Further down it says'}: ${inQuotes(row.quote)}`,
        ),
        [row],
        { group: DECODED },
      ),
    ),
  ];
}

/** A line of a posting as a line of ours: short, whole, and with a capital. */
function lineOf(row: Evidence): string | undefined {
  if (!isQuotable(row)) return undefined;
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

/** The same of a posting that was found; its title, place and pay have been told with it. */
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
  return plain.length < 2
    ? []
    : [
        draftList(
          plain.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
          'The posting names ',
          { group: 'What helps' },
        ),
      ];
}
