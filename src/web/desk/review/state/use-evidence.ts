import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReviewDeskEvidence } from '../../../../desk/review/shape';
import type { SentenceDraft } from './drafts/kept-words';
import type { Commands } from './commands/use-commands';
import type { ReviewDesk } from './use-review-desk';

/**
 * The rows at hand by name. The desk is opened with those that its sentences name; what a search found, a draft
 * holds, or an undone step brings back is asked for when it is first looked at.
 */
export function useEvidence(
  { view, current, call }: Pick<ReviewDesk, 'view' | 'current' | 'call'>,
  { shownId, learned }: Pick<Commands, 'shownId' | 'learned'>,
  draft: SentenceDraft | null,
): ReadonlyMap<string, ReviewDeskEvidence> {
  const [fetched, setFetched] = useState<readonly ReviewDeskEvidence[]>([]);
  const asked = useRef(new Set<string>());
  const rows = useMemo(
    () =>
      new Map([...[...fetched, ...view.evidence].map((row) => [row.id, row] as const), ...learned]),
    [fetched, view.evidence, learned],
  );
  const missing = [
    shownId ?? '',
    ...(current?.evidenceIds ?? []),
    ...(current?.otherVoices ?? []),
    ...(draft?.evidenceIds ?? []),
  ]
    .filter((id) => id !== '' && !rows.has(id))
    .join('\n');
  useEffect(() => {
    const evidenceIds = missing.split('\n').filter((id) => id !== '' && !asked.current.has(id));
    if (evidenceIds.length === 0) return;
    for (const id of evidenceIds) asked.current.add(id);
    void call('rows', { evidenceIds }).then((answer) => {
      if (answer.ok) setFetched((known) => [...known, ...answer.value]);
      // The network comes back; the next look asks again.
      else for (const id of evidenceIds) asked.current.delete(id);
    });
  }, [missing, call]);
  return rows;
}
