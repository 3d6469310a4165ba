import { defined } from '../../../kernel/defined';
import { fail, succeed } from '../../../kernel/result';
import type { FileStorage } from '../../../platform/files';
import type { ThreadPool } from '../../../platform/threads';
import type { Gathering } from '../../../research';
import { completeCard, identifyCompany } from '../../../research/company';
import {
  extractOnThread,
  findEvidence,
  findGivenPosting,
  inMemorySnapshots,
  snapshotFiles,
  withholding,
  type PageModel,
  type UnreadSource,
} from '../../../research/evidence';
import { fetchGivenPosting, parseInterviewers } from '../../../research/gather';
import type { Clock } from '../../../kernel/time';
import type { ReportRequest, Research } from '../ports';

/** A model that reads pages for one report, and what to do when it has. */
export interface PageReading {
  readonly pageModel: PageModel;
  done(): Promise<void>;
}

export interface ResearchParts {
  readonly clock: Clock;
  readonly files: Pick<FileStorage, 'remove'>;
  readonly threads: Pick<ThreadPool, 'run'>;
  readonly gathering: Gathering;
  readonly readingOf?: ((request: ReportRequest) => PageReading | undefined) | undefined;
  /** Told what is read, for whoever waits for the report. */
  readonly progress?:
    | {
        note(orderId: string, source: string): void;
        end(orderId: string): void;
      }
    | undefined;
}

/** What a report is written from: the company is told from its namesakes, and what was read becomes evidence. */
export function createResearch({
  clock,
  files,
  threads,
  gathering,
  readingOf,
  progress,
}: ResearchParts): Research {
  const { ask, snapshots, read, readPdf } = gathering;
  const extract = extractOnThread(threads);
  return {
    async identify({ company, role, location, companyPick: picked }) {
      const answer = await identifyCompany(
        { ask },
        { name: company, role, location, ...defined({ picked }) },
      );
      if (!answer.ok) {
        // Directories that are silent now may answer at the next try; the job is tried again.
        if (answer.failure.code === 'sources-unavailable')
          throw Object.assign(new Error(answer.failure.sentence), { code: answer.failure.code });
        return fail('refused', answer.failure.sentence);
      }
      const { value } = answer;
      if (value.kind === 'found') return succeed(value.card);
      if (value.kind === 'unknown') return fail(value.kind, value.sentence);
      return {
        ok: false,
        failure: { code: value.kind, sentence: value.sentence, candidates: value.candidates },
      };
    },
    complete: (card) => completeCard({ ask }, card),
    async gather(card, request) {
      const { role, location, interviewers } = request;
      const gathered = await gathering
        .gather(
          card,
          {
            role,
            ...(location === '' ? {} : { location }),
            ...(interviewers === '' ? {} : { interviewers }),
          },
          (news) => {
            if (news.kind === 'source' && news.outcome === 'ok')
              progress?.note(request.orderId, news.name);
          },
        )
        .finally(() => progress?.end(request.orderId));
      const unread: UnreadSource[] = [];
      const reading = readingOf?.(request);
      const evidence = await findEvidence(
        {
          snapshots,
          extract,
          reportUnread: (sources) => void unread.push(...sources),
          ...(reading === undefined
            ? {}
            : {
                pageModel: withholding(
                  reading.pageModel,
                  parseInterviewers(interviewers).map(({ name }) => name),
                ),
              }),
        },
        gathered.card,
        gathered.snapshots,
      );
      await reading?.done();
      return {
        evidence,
        tally: gathered.tally,
        interviewers: gathered.interviewers,
        gaps: gathered.gaps,
        ...(unread.length === 0 ? {} : { unread }),
      };
    },
    async readPosting(card, posting) {
      const held = inMemorySnapshots();
      const found = await fetchGivenPosting(
        { ask, clock, snapshots: held, read, readPdf },
        posting,
      );
      if (found.outcome !== 'ok')
        return { evidence: [], missing: 'We couldn’t read the posting you gave us.' };
      const evidence = await findGivenPosting({ snapshots: held, extract }, card, found.snapshots);
      // What a buyer typed is kept only as far as a row rests on it: erasure finds it by its rows.
      for (const name of new Set(evidence.map(({ snapshot }) => snapshot))) {
        const text = await held.get(name);
        if (text !== undefined) await snapshots.put(text);
      }
      return evidence.length === 0
        ? { evidence, missing: 'The posting you gave us names no must-haves, tools, team, or pay.' }
        : { evidence };
    },
    async forgetSnapshots(names) {
      for (const file of names.flatMap(snapshotFiles)) await files.remove(file);
    },
  };
}
