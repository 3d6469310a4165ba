import type { ReportOutline } from '../../document';
import { FACT_SECTIONS } from '../../write';

const OF_FACTS: ReadonlySet<string> = new Set(FACT_SECTIONS.map(({ id }) => id));
/** What the reader says aloud holds no formula. */
const isSaid = (text: string): boolean => /^[“"]/u.test(text);

/**
 * Paper has nothing behind a mark, so a formula stands after its sentence: once, where the figure is told as a fact,
 * and not in the advice that builds on it. Gives the claims that carry theirs.
 */
export function claimsWithMath({ sections }: ReportOutline): ReadonlySet<string> {
  const facts = sections.filter(({ id }) => OF_FACTS.has(id));
  const others = sections.filter(({ id }) => !OF_FACTS.has(id));
  const shown = new Set<string>();
  return new Set(
    [...facts, ...others]
      .flatMap(({ groups }) => groups.flatMap(({ claims }) => claims))
      .filter(({ math, text }) => {
        if (math === undefined || shown.has(math) || isSaid(text)) return false;
        shown.add(math);
        return true;
      })
      .map(({ id }) => id),
  );
}
