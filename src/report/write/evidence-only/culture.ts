import type { Evidence } from '../../../research/evidence/shape';
import { squeeze } from '../../../kernel/text';
import { speaksOfPlace, speaksOfTime } from '../../plan';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes } from '../phrases';
import { holdBeside, writeVoices } from './culture-voices';
import {
  distinctBy,
  draft,
  draftList,
  factsOf,
  isPlainAmount,
  isPlainName,
  isProse,
  valueIn,
  wordsOf,
} from './facts';
import { writeConduct } from './registers';
import { explanationOf, wholeFirst } from './sources';

const SAYS = 'What the company says';
const OFFERS = 'Pay and benefits';
const WORKS = 'How people work';

/** Short enough to stand in a list beside others. */
const LONGEST_LISTED = 60;
const LONGEST_BENEFIT = 80;
const MOST_BENEFITS = 4;
/** What a candidate weighs first; the rest comes as it is posted. */
const WEIGHED = [
  /\b(?:vacation|holidays?|leave|days off|time off|parents?|parental)\b/iu,
  /\b(?:health|medical|premium|insurance|dental)\b/iu,
  /\b(?:401|retirement|pension)\b/iu,
  /\b(?:bonus|shares|equity|stock)\b/iu,
] as const;

function isLong(row: Evidence, longest = LONGEST_LISTED): boolean {
  return isProse(row.quote) && squeeze(wordsOf(row) ?? '').length > longest;
}

function listed(rows: readonly Evidence[], most: number, longest = LONGEST_LISTED): Evidence[] {
  const short = rows.filter(
    (row) =>
      /^(?!(?:From|And|But|Or|With|Not)\b)./u.test(wordsOf(row) ?? '') &&
      squeeze(wordsOf(row) ?? '').length <= longest,
  );
  return distinctBy(short, (row) => squeeze(wordsOf(row) ?? '')).slice(0, most);
}

function mission(rows: readonly Evidence[]): DraftClaim[] {
  const row = rows.find((candidate) => isProse(candidate.quote));
  return row === undefined
    ? []
    : [
        draft(
          endSentence(`It puts its mission this way: ${inQuotes(valueIn(row) ?? row.quote)}`),
          [row],
          { group: SAYS },
        ),
      ];
}

const EXPLAINED: readonly ((name: string, told: string) => string)[] = [
  (name, told) => `Of its value ${name} it writes: ${told}`,
  (name, told) => `${name} is explained with ${told}`,
];

/** The first values with what the company says of them, the others by name. */
function values(rows: readonly Evidence[]): DraftClaim[] {
  const short = listed(rows, 7);
  const explained = short
    .filter((row) => explanationOf(row) !== undefined)
    .slice(0, EXPLAINED.length);
  const others = short.filter((row) => !explained.includes(row));
  const drafts = explained.map((row, index) => {
    const text =
      EXPLAINED[index]?.(inQuotes(wordsOf(row) ?? ''), inQuotes(explanationOf(row) ?? '')) ?? '';
    return draft(endSentence(text), [row], { group: SAYS });
  });
  if (others.length > 0) {
    const rest = explained.length > 0 ? 'other ' : '';
    drafts.push(
      draftList(
        others.map((row) => ({ row, texts: [inQuotes(wordsOf(row) ?? '')] })),
        { one: `The ${rest}value it names is `, many: `The ${rest}values it names are ` },
        { group: SAYS },
      ),
    );
  }
  const long = rows.find((row) => isLong(row));
  if (long !== undefined) {
    drafts.push(
      draft(
        endSentence(
          `${short.length > 0 ? 'One of them in full' : 'Among its values it writes'}: ${inQuotes(long.quote)}`,
        ),
        [long],
        { group: SAYS },
      ),
    );
  }
  return drafts;
}

function weightOf({ quote }: Evidence): number {
  const at = WEIGHED.findIndex((pattern) => pattern.test(quote));
  return at < 0 ? WEIGHED.length : at;
}

/** A line of a table of benefits: “Vacation” and “22 days”. */
function tabled(rows: readonly Evidence[]): DraftClaim[] {
  const lines = rows.flatMap((row) => {
    const { name, amount: whole = '' } = row.details ?? {};
    const amount = String(whole).split(';')[0]?.trim() ?? '';
    const line = `${String(name ?? '')} (${amount})`;
    const isPlain = isPlainName(String(name ?? '')) && isPlainAmount(amount);
    return isPlain && line.length <= LONGEST_BENEFIT ? [{ row, line }] : [];
  });
  const chosen = lines
    .toSorted((left, right) => weightOf(left.row) - weightOf(right.row))
    .slice(0, MOST_BENEFITS);
  if (chosen.length === 0) return [];
  return [
    draft(
      endSentence(`In figures it posts: ${chosen.map(({ line }) => line).join('; ')}`),
      chosen.map(({ row }) => row),
      { group: OFFERS },
    ),
  ];
}

function benefits(rows: readonly Evidence[]): DraftClaim[] {
  const weighed = rows.toSorted((left, right) => weightOf(left) - weightOf(right));
  const short = listed(
    weighed.filter((row) => row.details === undefined),
    MOST_BENEFITS,
    LONGEST_BENEFIT,
  );
  const drafts: DraftClaim[] = tabled(rows);
  if (short.length > 0) {
    drafts.push(
      draftList(
        short.map((row) => ({ row, texts: [inQuotes(wordsOf(row) ?? '')] })),
        'Benefits it posts: ',
        { group: OFFERS },
      ),
    );
  }
  const long = wholeFirst(weighed.filter((row) => isLong(row, LONGEST_BENEFIT)))[0];
  if (long !== undefined) {
    drafts.push(
      draft(endSentence(`On benefits it goes into more detail: ${inQuotes(long.quote)}`), [long], {
        group: OFFERS,
      }),
    );
  }
  return drafts;
}

/** Where and when a company says that its people work. */
function workingModel(rows: readonly Evidence[]): DraftClaim[] {
  const places = wholeFirst(rows.filter(speaksOfPlace));
  const times = wholeFirst(rows.filter((row) => !places.includes(row)));
  const told: readonly [string, Evidence | undefined][] = [
    ['On where people work, the company says', places[0]],
    ['It goes on', places[1]],
    ['On when they work it says', times[0]],
  ];
  return told.flatMap(([start, row]) =>
    row === undefined
      ? []
      : [
          draft(endSentence(`${start}: ${inQuotes(row.quote)}`), [row], {
            group: WORKS,
            asOf: row.publishedAt,
          }),
        ],
  );
}

export function writeCulture(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const model = facts
    .all('statement')
    .filter((row) => isProse(row.quote) && (speaksOfPlace(row) || speaksOfTime(row)));
  const { drafts: beside, used } = holdBeside(model, facts.all('public-voice'));
  return [
    ...mission(facts.all('mission')),
    ...values(facts.all('value')),
    ...workingModel(model.filter((row) => !used.has(row))),
    ...benefits(facts.all('benefit')),
    ...writeConduct(facts),
    ...writeVoices(facts.all('public-voice'), used),
    ...beside,
  ];
}
