import type { ProbeAnswer, ProbeChange } from './shape';

/** What is otherwise than the last time. Fields are compared where both answers listed something. */
export function compareAnswers(
  before: Pick<ProbeAnswer, 'outcome' | 'fill'> | undefined,
  now: Pick<ProbeAnswer, 'outcome' | 'fill'>,
): readonly ProbeChange[] {
  if (before === undefined) return [];
  const changes: ProbeChange[] =
    before.outcome === now.outcome
      ? []
      : [{ kind: 'outcome', before: before.outcome, now: now.outcome }];
  if (Object.keys(before.fill).length === 0 || Object.keys(now.fill).length === 0) return changes;
  const isFilled = ({ fill }: Pick<ProbeAnswer, 'fill'>, field: string): boolean =>
    (fill[field] ?? 0) > 0;
  for (const field of Object.keys({ ...before.fill, ...now.fill }).toSorted()) {
    if (isFilled(before, field) && !isFilled(now, field))
      changes.push({ kind: 'field-lost', field });
    if (!isFilled(before, field) && isFilled(now, field))
      changes.push({ kind: 'field-gained', field });
  }
  return changes;
}
