import type { Evidence } from '../../../research/evidence/shape';
import { squeeze } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, sayCount, sayDate, sayList } from '../phrases';
import { distinctBy, draft, factsOf, isPlainAmount, isPlainName, isProse, valueIn, wordsOf } from './facts';
import { explanationOf } from './sources';

const SAYS = 'What the company says';
const OFFERS = 'What it offers its people';
const OTHERS = 'What people say in public';

/** Short enough to stand in a list beside others. */
const LONGEST_LISTED = 60;

function isLong(row: Evidence): boolean {
  return isProse(row.quote) && squeeze(wordsOf(row) ?? '').length > LONGEST_LISTED;
}

function listed(rows: readonly Evidence[], most: number): Evidence[] {
  const short = rows.filter((row) => /^(?!(?:From|And|But|Or|With|Not)\b)./u.test(wordsOf(row) ?? '') && squeeze(wordsOf(row) ?? '').length <= LONGEST_LISTED);
  return distinctBy(short, (row) => squeeze(wordsOf(row) ?? '')).slice(0, most);
}

function mission(rows: readonly Evidence[]): DraftClaim[] {
  const row = rows.find((candidate) => isProse(candidate.quote));
  return row === undefined ? [] : [draft(endSentence(`It puts its mission this way: ${inQuotes(valueIn(row) ?? row.quote)}`), [row], { group: SAYS })];
}

const EXPLAINED: readonly ((name: string, told: string) => string)[] = [
  (name, told) => `Of its value ${name} it writes: ${told}`,
  (name, told) => `${name} is explained with ${told}`,
];

/** The first values with what the company says of them, the others by name. */
function values(rows: readonly Evidence[]): DraftClaim[] {
  const short = listed(rows, 7);
  const explained = short.filter((row) => explanationOf(row) !== undefined).slice(0, EXPLAINED.length);
  const others = short.filter((row) => !explained.includes(row));
  const drafts = explained.map((row, index) => {
    const text = EXPLAINED[index]?.(inQuotes(wordsOf(row) ?? ''), inQuotes(explanationOf(row) ?? '')) ?? '';
    return draft(endSentence(text), [row], { group: SAYS });
  });
  if (others.length > 0) {
    const names = others.map((row) => inQuotes(wordsOf(row) ?? ''));
    const rest = explained.length > 0 ? 'other ' : '';
    const text = others.length === 1 ? `The ${rest}value it names is ${names[0]}` : `The ${rest}values it names are ${sayList(names)}`;
    drafts.push(draft(endSentence(text), others, { group: SAYS }));
  }
  const long = rows.find((row) => isLong(row));
  if (long !== undefined) {
    drafts.push(draft(endSentence(`${short.length > 0 ? 'One of them in full' : 'Among its values it writes'}: ${inQuotes(long.quote)}`), [long], { group: SAYS }));
  }
  return drafts;
}

/** A line of a table of benefits: “Vacation” and “22 days”. */
function tabled(rows: readonly Evidence[]): DraftClaim[] {
  const lines = rows.flatMap((row) => {
    const { name, amount } = row.details ?? {};
    const line = `${String(name ?? '')} (${String(amount ?? '')})`;
    const isPlain = isPlainName(String(name ?? '')) && isPlainAmount(String(amount ?? ''));
    return isPlain && line.length <= LONGEST_LISTED ? [{ row, line }] : [];
  });
  const chosen = lines.slice(0, 5);
  if (chosen.length === 0) return [];
  return [draft(endSentence(`In figures it posts: ${chosen.map(({ line }) => line).join('; ')}`), chosen.map(({ row }) => row), { group: OFFERS })];
}

function benefits(rows: readonly Evidence[]): DraftClaim[] {
  const short = listed(rows.filter((row) => row.details === undefined), 5);
  const drafts: DraftClaim[] = tabled(rows);
  if (short.length > 0) {
    const names = sayList(short.map((row) => inQuotes(wordsOf(row) ?? '')));
    drafts.push(draft(endSentence(`Benefits it posts: ${names}`), short, { group: OFFERS }));
  }
  const long = rows.find((row) => isLong(row));
  if (long !== undefined) {
    drafts.push(draft(endSentence(`On benefits it goes into more detail: ${inQuotes(long.quote)}`), [long], { group: OFFERS }));
  }
  return drafts;
}

const OF_WORK = /\b(?:managers?|pay|on-call|pager|teams?|process|people|culture|colleagues|engineers|remote|hours|reviews?|support|travel|rewrite)\b/iu;
const OF_OPINION = /\b(?:kind|humane|rough|good|bad|great|honest|under|sleep|best|worst|fair|slow|quick|calm|too much|not|real|left|let you|like|love|hate)\b/iu;

/** Sentences that judge the work come first; what is only said beside it comes last. */
function telling(rows: readonly Evidence[]): Evidence[] {
  const weight = ({ quote }: Evidence) => Number(OF_WORK.test(quote)) + Number(OF_OPINION.test(quote));
  const prose = rows.filter((row) => isProse(row.quote));
  const strong = prose.filter((row) => weight(row) === 2);
  return strong.length >= 2 ? strong : prose.toSorted((left, right) => weight(right) - weight(left));
}

/** “Hacker News comments” are two words about a site and one about what was read there. */
function siteOf(row: Evidence): string {
  return row.sourceName.replace(/ (?:comments|stories)$/u, '');
}

function onDay({ publishedAt = '' }: Evidence): string {
  const day = sayDate(publishedAt);
  return day === '' ? '' : ` on ${day}`;
}

function voices(rows: readonly Evidence[]): DraftClaim[] {
  const spoken = distinctBy(distinctBy(telling(rows), (row) => row.cluster), (row) => row.url).slice(0, 3);
  const tellings: readonly ((row: Evidence, words: string) => string)[] = [
    (row, words) => `${siteOf(row)} has this from a commenter${onDay(row)}: ${words}`,
    (row, words) => `Someone else wrote${onDay(row)}: ${words}`,
    (_row, words) => `A third voice says: ${words}`,
  ];
  const drafts = spoken.map((row, index) =>
    draft(endSentence(tellings[index]?.(row, inQuotes(row.quote)) ?? ''), [row], { group: OTHERS, asOf: row.publishedAt }),
  );
  if (spoken.length < 2) return drafts;
  const text = `These are ${sayCount(spoken.length)} voices and no survey: use them to form questions, not to draw conclusions.`;
  return [...drafts, draft(text, spoken, { group: OTHERS, computation: { kind: 'count', of: spoken.map((row) => row.id) } })];
}

export function writeCulture(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  return [
    ...mission(facts.all('mission')),
    ...values(facts.all('value')),
    ...benefits(facts.all('benefit')),
    ...voices(facts.all('public-voice')),
  ];
}
