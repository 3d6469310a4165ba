import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../../kernel/defined';
import { newIdentifier } from '../../kernel/identifier';
import { after, hours, minutes } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import { folderStorage } from '../../platform/files';
import { createSteps, type JobQueue } from '../../platform/jobs';
import { succeed, type Result } from '../../kernel/result';
import type { ReportDocument, SectionId } from '../../report/document/shape';
import { EVIDENCE, hashOf, PAGES, snapshotsOf } from '../../report/fixtures/made-up-company';
import { reportOf } from '../../report/fixtures/report-input';
import { rewriteSection } from '../../report';
import { renderHtml } from '../../report/render';
import { evidenceOnlyRewriter, type Rewriter } from '../../report/write';
import {
  addExpertEvidence,
  drawReviewed,
  layOutReviewed,
  listWaitingReports,
  publishVersion,
  readTellableRows,
  releaseReviewed,
  rememberMaterial,
  reportApproved,
  withdrawSignature,
} from '../../report/production';
import { insertReport, replaceEvidence } from '../../report/production/store';
import { insertReportVersion } from '../../report/production/versions/version-store';
import type { EntityCard } from '../../research/company/shape';
import type { Evidence } from '../../research/evidence/shape';
import { permit, type Permit, type StaffAction } from '../policy';
import type { StaffMember } from '../identity/shape';
import { act, readReviewDesk } from './claims/act';
import { composeReviewDesk } from './compose-review-desk';
import { judgeHere } from './claims/judge';
import { requestRewrite } from './tasks/request-review-task';
import { reviewTaskJob } from './tasks/review-task-jobs';
import { reviewDeskMemory } from './review-desk-memory';
import { reviewTaskHandlers } from './tasks/run-review-task';
import type { Helpers, ReviewContext, ReviewedOrder } from './ports';
import { readReviewTasks } from './tasks/show-review-tasks';
import { takeSuggestions } from './tasks/take-suggestions';
import type {
  ActionOutcome,
  ReviewDeskClaim,
  ReviewDeskTask,
  ReviewDeskView,
  ReviewAction,
  ReviewProblem,
} from './shape';
import { viewReviewDesk } from './view-review-desk';
import type { TestClock } from '../../../test/support/test-clock';

export const mara: StaffMember = { id: 'm', name: 'mara', role: 'expert' };
export const odile: StaffMember = { id: 'o', name: 'odile', role: 'expert' };

export function may<Action extends StaffAction>(
  member: StaffMember,
  action: Action,
): Permit<Action> {
  const allowed = permit(member, action);
  if (!allowed.ok) throw new Error(allowed.failure.sentence);
  return allowed.value;
}

export function must<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`${result.failure.code}: ${result.failure.sentence}`);
  return result.value;
}

export interface Fixture {
  readonly document?: (written: ReportDocument) => ReportDocument;
  /** Every section, and not just the few that most questions are about. */
  readonly whole?: true;
  readonly evidence?: readonly Evidence[];
  readonly promisedIn?: number;
  readonly interviewAt?: string;
}

export interface ReviewWorld {
  readonly context: ReviewContext;
  readonly snapshots: Map<string, string>;
  readonly orders: ReviewedOrder[];
  /** Who has an order, by its id. */
  readonly assignees: Map<string, string>;
  /** Pages that may be read, by address. */
  readonly pages: Map<string, string>;
  readonly emitted: string[];
  /** Whoever is sent off; a test puts others in their place. */
  readonly helpers: {
    writer: Helpers['writer'];
    rewriter: Rewriter;
    findMore: Helpers['findMore'];
    company?: EntityCard;
  };
  /** Does what was sent off for; `last` where there will be no other try. */
  work(last?: boolean): Promise<void>;
  waiting(orderId: string, fixture?: Fixture): Promise<ReviewedOrder>;
  revise(orderId: string, document: (latest: ReportDocument) => ReportDocument): Promise<void>;
  publish(orderId: string): Promise<void>;
}

/** A desk with reports of a made-up company, on which nothing was checked yet. */
export async function reviewWorld(database: Database, clock: TestClock): Promise<ReviewWorld> {
  const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-desk-')));
  const steps = createSteps({ database, clock });
  const whole = (await reportOf()).document;
  const snapshots = snapshotsOf(PAGES);
  const [orders, pages, emitted]: [ReviewedOrder[], Map<string, string>, string[]] = [
    [],
    new Map(),
    [],
  ];
  const placed: object[] = [];
  const assignees = new Map<string, string>();
  const queue: JobQueue = {
    enqueue: async (_, job, payload) =>
      void (job.name === reviewTaskJob.name && placed.push(payload)),
    enqueueAll: async () => undefined,
    emit: async (_, { name }) => void emitted.push(name),
  };
  const rendering = { pdf: async () => new Uint8Array([1]), html: async () => '<p>page</p>' };
  const helpers: ReviewWorld['helpers'] = {
    writer: 'code',
    rewriter: evidenceOnlyRewriter(),
    findMore: async () => ({ asked: 0, answered: 0, evidence: [], before: [] }),
  };
  const remembered = rememberMaterial({ database, steps });
  const readMaterial = async (orderId: string) => {
    const material = await remembered(orderId);
    return material && helpers.company ? { ...material, company: helpers.company } : material;
  };
  const context: ReviewContext = {
    database,
    clock,
    readMaterial,
    queue,
    steps,
    memory: reviewDeskMemory(),
    helpers: {
      get writer() {
        return helpers.writer;
      },
      rewrite: (_, wish) =>
        rewriteSection(
          { rewriter: helpers.rewriter, readSnapshot: async (name) => snapshots.get(name) },
          wish,
        ),
      findMore: (wanted, tell) => helpers.findMore(wanted, tell),
    },
    companies: quietCompanies,
    findOrder: async (number) => orders.find((order) => order.number === number) ?? null,
    findOrders: async (ids) => orders.filter(({ id }) => ids.includes(id)),
    listWaiting: (limit) => listWaitingReports({ database }, limit),
    readAssignees: async (ids) => new Map([...assignees].filter(([id]) => ids.includes(id))),
    readSnapshot: async (name) => snapshots.get(name),
    judge: judgeHere,
    readNames: async (reportId) => ({
      rows: new Map(),
      company: '',
      role: '',
      ...(await readTellableRows({ database }, reportId)),
      people: ['Ines Okafor', 'Tessa Lindqvist'],
    }),
    addEvidence: addExpertEvidence,
    async readPage(url) {
      const text = pages.get(url);
      if (text === undefined)
        return { ok: false, failure: { code: 'unreadable', sentence: 'There is no such page.' } };
      snapshots.set(hashOf(text), text);
      return succeed({
        snapshot: hashOf(text),
        url,
        title: 'A page',
        publishedAt: null,
        fetchedAt: clock.now().toISOString(),
      });
    },
    drawPage: (reportId, document) =>
      drawReviewed(
        { database, rendering: { ...rendering, html: async (drawn) => renderHtml(drawn) } },
        reportId,
        document,
      ),
    layOut: (about, document) => layOutReviewed({ database, rendering, files }, about, document),
    release: (transaction, release) =>
      releaseReviewed({ clock, queue, timeToUndo: minutes(2) }, transaction, release),
    withdraw: (transaction, orderId) => withdrawSignature({ clock }, transaction, orderId),
    leavesAt: (signedAt) => after(signedAt, minutes(2)),
  };
  const insert = (transaction: Transaction, reportId: string, document: ReportDocument) =>
    insertReportVersion(transaction, {
      reportId,
      document,
      rejected: [],
      digest: hashOf(JSON.stringify(document)),
      pdfFile: 'reports/a.pdf',
      htmlFile: 'reports/a.html',
      madeAt: clock.now(),
    });
  return {
    context,
    snapshots,
    orders,
    assignees,
    pages,
    emitted,
    helpers,
    async work(last = false) {
      const [handler] = reviewTaskHandlers(context);
      // What failed stays in its place, as in a queue.
      for (let [payload] = placed; payload !== undefined; [payload] = placed) {
        await handler?.handle(payload, { number: 1, last, signal: new AbortController().signal });
        placed.shift();
      }
    },
    async waiting(
      orderId,
      {
        document = (one: ReportDocument) => one,
        whole: isWhole,
        evidence = EVIDENCE,
        promisedIn = 12,
        interviewAt,
      } = {},
    ) {
      const reportId = newIdentifier(clock);
      await database.write(async (transaction) => {
        await insertReport(transaction, {
          id: reportId,
          orderId,
          state: 'in-review',
          createdAt: clock.now(),
        });
        await insert(
          transaction,
          reportId,
          document(isWhole === true ? whole : fewSections(whole)),
        );
        await replaceEvidence(transaction, reportId, evidence);
      });
      const order = {
        id: orderId,
        number: `N-${orderId}`,
        promisedAt: after(clock.now(), hours(promisedIn)).toISOString(),
        interviewAt: interviewAt ?? null,
        deliveredAt: null,
        ordered: { company: 'Tarnwick', role: 'Miller', location: '' },
        dispute: null,
        isOver: false,
      };
      orders.push(order);
      return order;
    },
    async revise(orderId, change) {
      const material = await readMaterial(orderId);
      if (material !== undefined)
        await database.write((transaction) =>
          insert(transaction, material.report.id, change(material.latest.document)),
        );
    },
    async publish(orderId) {
      const material = await readMaterial(orderId);
      if (!material?.latest.approvedAt) throw new Error('nothing is signed');
      const { report, latest } = material;
      const payload = reportApproved.payload.parse({
        orderId,
        reportId: report.id,
        number: latest.number,
        signedAt: material.latest.approvedAt.toISOString(),
      });
      await database.write((transaction) => publishVersion({ clock }, transaction, payload));
    },
  };
}

function fewSections(document: ReportDocument): ReportDocument {
  const sections = document.sections.filter(({ id }) =>
    ['brief', 'snapshot', 'sources'].includes(id),
  );
  return {
    ...document,
    sections: sections.map((section) => ({
      ...section,
      claims: section.claims.slice(
        section.id === 'brief' ? 2 : 0,
        section.id === 'brief' ? 5 : undefined,
      ),
    })),
  };
}

/** Nobody asks which company is meant; a test that does puts its own in the place. */
const quietCompanies: ReviewContext['companies'] = {
  listQuestions: async () => [],
  readQuestion: async () => undefined,
  readState: async () => undefined,
  findCandidate: async () => undefined,
  search: async () => succeed([]),
  answer: async () => succeed(null),
  replace: async () => ({ ok: false, failure: { code: 'no-report', sentence: 'There is none.' } }),
  clear: async () => undefined,
};

/** One person at one bench, who always knows its newest revision. */
export function atReviewDesk(
  { context }: ReviewWorld,
  order: ReviewedOrder,
  member: StaffMember = mara,
) {
  const view = async (): Promise<ReviewDeskView> =>
    must(await viewReviewDesk(context, may(member, 'review-report'), order));
  /** The report as it would leave if it were signed now. */
  const report = async (): Promise<ReportDocument> => {
    const { review, material } = must(await readReviewDesk(context, order.id));
    return composeReviewDesk(review, material);
  };
  const find = async (text: string): Promise<ReviewDeskClaim> => {
    const claim = (await view()).sections
      .flatMap(({ claims }) => claims)
      .find((one) => one.text.includes(text));
    if (claim === undefined) throw new Error(`No sentence says “${text}”`);
    return claim;
  };
  const tryTo = async (action: ReviewAction): Promise<Result<ActionOutcome, ReviewProblem>> =>
    act(context, may(member, 'review-report'), {
      orderId: order.id,
      revision: (await view()).revision,
      action,
    });
  return {
    view,
    report,
    find,
    tryTo,
    does: async (action: ReviewAction) => must(await tryTo(action)),
  };
}

/** A bench from which writer and gatherer are sent off, over a report of two sections. */
export async function taskReviewDesk(world: ReviewWorld, orderId: string) {
  const look = may(mara, 'review-report');
  const order = await world.waiting(orderId, {
    whole: true,
    document: (report) => ({
      ...report,
      sections: report.sections.filter(({ id }) => ['snapshot', 'culture', 'sources'].includes(id)),
    }),
  });
  const at = atReviewDesk(world, order);
  const tasks = async (permit = look) =>
    must(await readReviewTasks(world.context, permit, orderId)).tasks;
  return {
    ...at,
    orderId,
    tasks,
    newest: async (): Promise<ReviewDeskTask> => {
      const [task] = await tasks();
      if (task === undefined) throw new Error('there is no review task');
      return task;
    },
    rewrite: (instruction: string, section: SectionId = 'culture', permit = look) =>
      requestRewrite(world.context, permit, { orderId, section, instruction }),
    textsOf: async (section: string) =>
      (await at.report()).sections
        .find(({ id }) => id === section)
        ?.claims.map(({ text }) => text) ?? [],
    take: async (
      { id: reviewTaskId }: ReviewDeskTask,
      suggestionIds?: readonly string[],
      permit = look,
    ) =>
      takeSuggestions(world.context, permit, {
        orderId,
        reviewTaskId,
        revision: (await at.view()).revision,
        ...defined({ suggestionIds }),
      }),
  };
}
