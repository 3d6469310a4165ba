import { READING_ORDER } from './write';
import type { JudgedSection } from './write-resting';

/** A sentence that belongs in two sections stands in the one that is read first. */
export function dropRepeatedSentences(
  sections: readonly JudgedSection[],
): readonly JudgedSection[] {
  const told = new Set<string>();
  const placeOf = ({ plan }: JudgedSection): number => READING_ORDER.indexOf(plan.id);
  const once = new Map(
    sections
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((section) => {
        const claims = section.claims.filter(({ draft: { text } }) => {
          const isNew = !told.has(text);
          told.add(text);
          return isNew;
        });
        return [section, { ...section, claims }] as const;
      }),
  );
  return sections.map((section) => once.get(section) ?? section);
}
