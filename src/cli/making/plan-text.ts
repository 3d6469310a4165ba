import type { EntityCard } from '../../research/company';
import type { ExplainedPlan } from '../../research/gather';

type Explained = ExplainedPlan['now'];

function part(title: string, sources: Explained): readonly string[] {
  return sources.length === 0
    ? []
    : [
        '',
        `${title} (${sources.length})`,
        ...sources.map(({ id, because }) => `  ${id.padEnd(30)} ${because}`),
      ];
}

/** Of those that are not asked, one line a reason: there are many, and few reasons. */
function byReason(title: string, sources: Explained): readonly string[] {
  const reasons = new Map<string, string[]>();
  for (const { id, because } of sources)
    reasons.set(because, [...(reasons.get(because) ?? []), id]);
  return sources.length === 0
    ? []
    : [
        '',
        `${title} (${sources.length})`,
        ...[...reasons].flatMap(([because, ids]) => [`  ${because}`, `    ${ids.join(' ')}`]),
      ];
}

/** The plan of a report for people to read. */
export function planText(
  card: Pick<EntityCard, 'legalName'>,
  { known, now, always, feeds, files, waiting, forGaps, forPeople, not }: ExplainedPlan,
): string {
  return `${[
    `What a report about ${card.legalName} would ask, and why. This list asked nothing.`,
    '',
    ...known,
    ...part('Always asked', always),
    ...part('Asked first, most useful first', now),
    '',
    `Searched in what ${feeds} shared feeds said, and in ${files} large files`,
    ...byReason('Asked once an answer gives what they need', waiting),
    ...part('Asked for what’s still missing', forGaps),
    ...part('Asked about interviewers', forPeople),
    ...byReason('Not asked', not),
  ].join('\n')}\n`;
}
