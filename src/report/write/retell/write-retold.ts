import { isYear, yearsIn } from '../../../kernel/text';
import { beforeName, Phrasebook } from '../../../language';
import type { NumberedRow } from '../../plan';
import type { DraftClaim } from '../ports';
import { contentOf, isSameFact } from './compare/same-fact';

/** After so many sentences that begin with “It”, the name comes again. */
const MOST_PRONOUNS = 2;

/** “Bell is a maker of bags.” */
const DEFINES = /^(?:It|\p{Lu}[^,.]{0,60}?) is an? /u;

const openingOf = (text: string): string => text.split(' ').slice(0, 2).join(' ');

/** A passage that a typed sentence was read from says the same once more. */
function overlaps(
  row: NumberedRow,
  drafts: readonly DraftClaim[],
  rows: readonly NumberedRow[],
): boolean {
  const { snapshot, start, end, id } = row.evidence;
  const cited = new Set(drafts.flatMap(({ evidenceIds }) => evidenceIds));
  return rows.some(
    ({ evidence }) =>
      cited.has(evidence.id) &&
      (evidence.id === id ||
        (evidence.snapshot === snapshot && evidence.start < end && start < evidence.end)),
  );
}

/** So many more words make a definition tell more than that of a reference work. */
const RICHER = 4;

/** “Bell makes bags for shops” says by itself what “Bell is an American maker of bags for shops” does. */
function isSaidByItself({ evidence, retold }: NumberedRow, filed: ReadonlySet<string>): boolean {
  if (evidence.takenFor !== 'description' || retold === undefined) return false;
  const own = contentOf(retold.text);
  return own.size >= filed.size && isSameFact(own, filed);
}

/**
 * The sentences of a section, that on what the company is in its own words where those say more: “American technology
 * company” says little.
 */
function withOwnDefinition(
  drafts: readonly DraftClaim[],
  rows: readonly NumberedRow[],
): readonly DraftClaim[] {
  const filed = drafts.find(({ text }) => DEFINES.test(text));
  if (filed === undefined) return drafts;
  const least = contentOf(filed.text).size + RICHER;
  const ofGroup = rows.filter(({ retold }) => retold?.group === filed.group);
  const fuller =
    ofGroup.find(
      ({ retold }) =>
        retold !== undefined && DEFINES.test(retold.text) && contentOf(retold.text).size >= least,
    ) ?? ofGroup.find((row) => isSaidByItself(row, contentOf(filed.text)));
  const { evidence, retold } = fuller ?? {};
  if (evidence === undefined || retold === undefined) return drafts;
  const own = { text: retold.text, evidenceIds: [evidence.id], restsOn: [], group: retold.group };
  return drafts.map((draft) => (draft === filed ? own : draft));
}

/** “Tools revenue rose 9.7% …” and “Tools revenue grew 10% …” of one year are one fact, however rounded. */
const MEASURES = new Phrasebook([['measure', '=earnings, =income, =profit, revenue, =sales']]);
const IN_YEAR = new Phrasebook([['year', 'in (fiscal) {####}']]);
function measureOf(text: string): string | undefined {
  const [measure] = MEASURES.find(text);
  const year = IN_YEAR.find(text).at(-1);
  return measure === undefined || year === undefined || year.start < measure.end
    ? undefined
    : `${text.slice(0, measure.end).toLowerCase()} ${text.slice(year.start, year.end)}`;
}

/** What counts things says more than what only names them. */
const hasFiguresOf = (content: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...content].filter((word) => isFigure(word) && !isYear(word)).length >= 2 &&
  ![...content].some((word) => isFigure(word) && other.has(word));
const isFigure = (word: string): boolean => /^\d[\d.,]+%?$/u.test(word);

/** The name of a round says nothing of what a sentence tells about it. */
const MOST_OF_A_LABEL = 3;
const saysAlready = (told: ReadonlySet<string>, content: ReadonlySet<string>): boolean =>
  (told.size > MOST_OF_A_LABEL || content.size <= MOST_OF_A_LABEL) &&
  isSameFact(told, content) &&
  !hasFiguresOf(content, told);

const OF_A_SEAT = contentOf(
  'company corporate executive global headquartered headquarters located main office offices principal seat world',
);
const saysSeat = beforeName('based in');
/** “Its headquarters are located in Ames, Iowa” behind “Based in Ames, Bell trades …” says nothing more. */
function isSeatAlone(
  { evidence }: NumberedRow,
  content: ReadonlySet<string>,
  drafts: readonly DraftClaim[],
): boolean {
  if (evidence.takenFor !== 'headquarters') return false;
  const seated = drafts.filter(({ text }) => saysSeat(text));
  return seated.some(({ text }) => {
    const known = contentOf(text);
    const more = [...content].filter((word) => !known.has(word) && !OF_A_SEAT.has(word));
    // Its state, or a city’s second word.
    return more.length <= 2 && !more.some((word) => /\d/u.test(word));
  });
}

const IS_OLD = '; nothing newer was found.';
const latestYear = (text: string): number => Math.max(...yearsIn(text).map(Number));

/** “Nothing newer was found” is untrue where a sentence that no proven reader vouches for has a later year. */
function withoutOvertaken(
  drafts: readonly DraftClaim[],
  rows: readonly NumberedRow[],
): readonly DraftClaim[] {
  const attributeOf = new Map(rows.map(({ evidence }) => [evidence.id, evidence.attribute]));
  return drafts.filter(({ text, evidenceIds }) => {
    if (!text.endsWith(IS_OLD)) return true;
    const attribute = attributeOf.get(evidenceIds[0] ?? '');
    return !rows.some(
      ({ evidence, retold }) =>
        retold !== undefined &&
        evidence.takenFor === attribute &&
        latestYear(retold.text) > latestYear(text),
    );
  });
}

/** A section’s sentences, and behind those of each group what its sources say besides, in our words. */
export function withRetold(
  written: readonly DraftClaim[],
  rows: readonly NumberedRow[],
): DraftClaim[] {
  const drafts = withOwnDefinition(withoutOvertaken(written, rows), rows);
  const told = drafts.map(({ text }) => contentOf(text));
  const measures = new Set(drafts.map(({ text }) => measureOf(text)));
  const all: DraftClaim[] = [...drafts];
  for (const [group, own] of Map.groupBy(rows, ({ retold }) => retold?.group)) {
    if (group === undefined) continue;
    let pronouns = MOST_PRONOUNS;
    const openings = new Set<string>();
    let isDefined = drafts.some((draft) => draft.group === group && DEFINES.test(draft.text));
    for (const row of own) {
      const { retold } = row;
      if (retold === undefined || overlaps(row, drafts, rows)) continue;
      const content = contentOf(retold.text);
      if (told.some((other) => saysAlready(other, content))) continue;
      if (isSeatAlone(row, content, drafts)) continue;
      const measure = measureOf(retold.text);
      if (measure !== undefined && measures.has(measure)) continue;
      // What a company is stands once.
      const defines = DEFINES.test(retold.continued);
      if (defines && isDefined) continue;
      isDefined ||= defines;
      const isPronoun =
        pronouns < MOST_PRONOUNS &&
        retold.continued !== retold.text &&
        !openings.has(openingOf(retold.continued));
      const text = isPronoun ? retold.continued : retold.text;
      // “It” must have the company before it, not somebody else.
      pronouns = isPronoun ? pronouns + 1 : retold.continued === retold.text ? MOST_PRONOUNS : 0;
      openings.add(openingOf(text));
      all.push({ text, evidenceIds: [row.evidence.id], restsOn: [], group });
    }
  }
  const groups = [...new Set(all.map(({ group }) => group))];
  return all.toSorted((left, right) => groups.indexOf(left.group) - groups.indexOf(right.group));
}
