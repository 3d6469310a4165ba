import type { NumberedRow } from '../../plan';
import type { DraftClaim } from '../ports';
import { contentOf, isSameFact } from './same-fact';

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

/** A section’s sentences, and behind those of each group what its sources say besides, in our words. */
export function withRetold(
  drafts: readonly DraftClaim[],
  rows: readonly NumberedRow[],
): DraftClaim[] {
  const told = drafts.map(({ text }) => contentOf(text));
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
      if (told.some((other) => isSameFact(other, content))) continue;
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
