import { useEffect, useRef, useState } from 'react';
import type { Excerpt } from '../../../../desk/review/shape';
import type { ReviewDesk } from './use-review-desk';

/** The pages around the quotes in hand and around those that come next, each asked for once. */
export function useExcerpts(
  call: ReviewDesk['call'],
  wanted: readonly string[],
): ReadonlyMap<string, Excerpt> {
  const [excerpts, setExcerpts] = useState<ReadonlyMap<string, Excerpt>>(new Map());
  const asked = useRef(new Set<string>());
  const list = wanted.join('\n');
  useEffect(() => {
    const missing = list
      .split('\n')
      .filter((id) => id !== '' && !asked.current.has(id))
      .slice(0, 100);
    if (missing.length === 0) return;
    for (const id of missing) asked.current.add(id);
    void call('excerpts', { evidenceIds: missing }).then((answer) => {
      if (answer.ok) {
        setExcerpts(
          (known) =>
            new Map([
              ...known,
              ...answer.value.map((excerpt) => [excerpt.evidenceId, excerpt] as const),
            ]),
        );
        return;
      }
      for (const id of missing) asked.current.delete(id);
    });
  }, [list, call]);
  return excerpts;
}
