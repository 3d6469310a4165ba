import { fail, succeed } from '../kernel/result';
import { brand } from '../../content/brand';
import { createOutboundFetch, internetNetwork, type Network, type Wire } from '../platform/fetch';
import { identifyCompany } from '../research/company';
import { findEvidence, findGivenPosting, type Evidence, type EvidenceContext } from '../research/evidence';
import { askGivenPosting, createAsk, gatherSnapshots, samplePoliteness, webPoliteness } from '../research/gather';
import type { PageInput, ReadablePage } from '../research/read';
import type { Research } from '../report/production';
import { openSampleWeb } from './demo-world';
import type { Platform } from './platform';
import { storedSnapshots } from './snapshots';

/** The world that research looks at: the internet, or the sample web plugged in beneath the same guard. */
export interface SampleOrWeb {
  readonly network: Network;
  readonly kind: 'sample' | 'web';
  /** The companies the sample web knows; null where any may be asked for. */
  readonly companies: readonly string[] | null;
  /** A tape that listens to the web or speaks in its place. */
  readonly wire?: Wire;
  /** Nobody is waited for where nobody is asked. */
  readonly isReplayed?: boolean;
  close(): Promise<void>;
}

export async function openOutside(kind: 'sample' | 'web', projectFolder: string): Promise<SampleOrWeb> {
  if (kind === 'web') return { kind, network: internetNetwork(), companies: null, close: async () => undefined };
  return { kind, ...(await openSampleWeb(projectFolder)) };
}

type ResearchPlatform = Pick<Platform, 'clock' | 'files' | 'threads' | 'config'>;

export function composeResearch({ clock, files, threads, config }: ResearchPlatform, outside: SampleOrWeb): Research {
  const outboundFetch = createOutboundFetch({
    network: outside.network,
    userAgent: `${brand.name}Bot/1.0 (+${config.baseUrl}/bot; ${config.mail.support})`,
    clock,
    ...(outside.wire === undefined ? {} : { wire: outside.wire }),
  });
  const ask = createAsk({
    outboundFetch, clock,
    politeness: outside.kind === 'sample' || outside.isReplayed === true ? samplePoliteness() : webPoliteness(),
    crawler: `${brand.name}Bot`,
  });
  const snapshots = storedSnapshots(files);
  const read = async (input: PageInput) => (await threads.run('readPage', input)) as ReadablePage;
  const extract: EvidenceContext['extract'] = async (about, documents) =>
    (await threads.run('extractEvidence', { card: about, documents })) as readonly Evidence[];
  return {
    async identify({ company }) {
      const answer = await identifyCompany({ ask }, { name: company });
      if (!answer.ok) {
        // Directories that are silent now may answer at the next try; the job is tried again.
        if (answer.failure.code === 'sources-unavailable') throw Object.assign(new Error(answer.failure.sentence), { code: answer.failure.code });
        return fail('refused', answer.failure.sentence);
      }
      const { value } = answer;
      if (value.kind === 'found') return succeed(value.card);
      if (value.kind === 'unknown') return fail(value.kind, value.sentence);
      return { ok: false, failure: { code: value.kind, sentence: value.sentence, candidates: value.candidates } };
    },
    async gather(card, request) {
      const gathered = await gatherSnapshots(
        { ask, clock, snapshots, read },
        card,
        { role: request.role, ...(request.location === '' ? {} : { location: request.location }) },
      );
      const evidence = await findEvidence({ snapshots, extract }, gathered.card, gathered.snapshots);
      return { evidence, tally: gathered.tally };
    },
    async readPosting(card, posting) {
      const found = await askGivenPosting({ ask, clock, snapshots, read }, posting);
      if (found.outcome !== 'ok') return { evidence: [], missing: 'the posting you gave us, which could not be read' };
      const evidence = await findGivenPosting({ snapshots, extract }, card, found.snapshots);
      return evidence.length === 0 ? { evidence, missing: 'must-haves, tools, team or pay in the posting you gave us' } : { evidence };
    },
  };
}
