import type { Section } from '../../../report/document/shape';
import {
  isLive,
  isSettled,
  needsDecision,
  type ClaimState,
  type ClaimConfirmation,
} from './claim-state';
import type { Gate, Obstacle, Progress, Risk } from '../shape';

export interface GatedReport {
  readonly sections: readonly (Pick<Section, 'id' | 'title' | 'notFound'> & {
    readonly claims: readonly unknown[];
  })[];
}

/** Whether a report may leave, and what stands in its way. The server asks it again before it lets anything go. */
export function judgeGate(
  claims: readonly ClaimState[],
  document: GatedReport,
  companyConfirmed: ClaimConfirmation | null,
): Gate {
  const gone = new Set(claims.filter((claim) => !isLive(claim)).map(({ id }) => id));
  const obstacles = [
    ...(companyConfirmed === null ? [obstacle('company', 'Confirm the company.')] : []),
    ...claims.filter(isLive).flatMap((claim) => obstaclesOf(claim, gone)),
    ...document.sections.flatMap(({ id, title, claims: said, notFound }) =>
      id !== 'sources' && id !== 'not-found' && said.length === 0 && notFound.length === 0
        ? [obstacle('empty-section', `“${title}” is empty. Tell the buyer so.`, { section: id })]
        : [],
    ),
    ...(document.sections.some((section) => section.claims.length > 0)
      ? []
      : [obstacle('nothing-left', 'The report has no sentences left.')]),
  ];
  return { isOpen: obstacles.length === 0, obstacles };
}

function obstacle(
  code: Obstacle['code'],
  sentence: string,
  about: Partial<Pick<Obstacle, 'claimId' | 'section'>> = {},
): Obstacle {
  return { code, sentence, claimId: null, section: null, ...about };
}

function obstaclesOf(claim: ClaimState, gone: ReadonlySet<string>): Obstacle[] {
  const { id: claimId, section, verdict, decision, state, restsOn } = claim;
  const about = { claimId, section };
  if (verdict === 'unsupported')
    return [
      obstacle(
        'unsupported',
        'Unsupported: change its evidence, rewrite it, delete it, or mark it as opinion.',
        about,
      ),
    ];
  if (needsDecision(claim) && decision === null) {
    const why = verdict === 'conflicted' ? 'Sources differ' : 'May be out of date';
    return [obstacle('undecided', `${why}: resolve it and give a reason.`, about)];
  }
  // Whoever accepts or rewrites it has seen that it stands by itself.
  if (state === 'open' && restsOn.some((id) => gone.has(id)))
    return [
      obstacle(
        'rests-on-cut',
        'It depends on a deleted sentence: accept it alone, rewrite it, or delete it.',
        about,
      ),
    ];
  return [];
}

export function riskOf(
  claims: readonly Pick<ClaimState, 'verdict' | 'state' | 'decision'>[],
): Risk {
  const live = claims.filter(({ state, decision }) => state !== 'cut' && decision === null);
  const count = (one: ClaimState['verdict']) =>
    live.filter(({ verdict }) => verdict === one).length;
  return {
    unsupported: count('unsupported'),
    weak: count('weak'),
    conflicted: count('conflicted'),
    stale: count('stale'),
  };
}

export function progressOf(claims: readonly Parameters<typeof isSettled>[0][]): Progress {
  return { settled: claims.filter(isSettled).length, total: claims.length };
}
