import { after } from '../kernel/time';
import { succeed } from '../kernel/result';
import { readAssignees } from '../desk/order';
import {
  createCompanyDesk,
  createHelpers,
  judgeOnThreads,
  readReportNames,
  reviewDeskMemory,
  reviewedOrder,
  type ReviewContext,
} from '../desk/review';
import {
  addExpertEvidence,
  drawReviewed,
  layOutReviewed,
  listWaitingReports,
  releaseReviewed,
  rememberMaterial,
  withdrawSignature,
  type Rendering,
} from '../report/production';
import { fetchExpertPage } from '../research/gather';
import { findOrderByNumber, findOrders, type OrdersContext } from '../shop/orders';
import type { Gathering } from '../research';
import { composeChoices } from './report';
import type { Platform } from './platform';

export interface ReviewParts {
  readonly platform: Platform;
  readonly orders: OrdersContext;
  readonly gathering: Pick<Gathering, 'ask' | 'snapshots' | 'read' | 'readPdf' | 'gatherOn'>;
  readonly rendering: Rendering;
}

export function composeReview({
  platform,
  orders,
  gathering,
  rendering,
}: ReviewParts): ReviewContext {
  const { database, clock, files, steps, config, jobs } = platform;
  const { timeToUndo } = config;
  return {
    database,
    clock,
    steps,
    queue: jobs.queue,
    helpers: createHelpers({ ...platform, models: config.models, gathering }),
    findOrder: async (number) => reviewedOrder(await findOrderByNumber(orders, number)),
    findOrders: async (ids) =>
      (await findOrders(orders, ids)).flatMap((order) => reviewedOrder(order) ?? []),
    listWaiting: (limit) => listWaitingReports({ database }, limit),
    readAssignees: (orderIds) => readAssignees({ database }, orderIds),
    memory: reviewDeskMemory(),
    companies: createCompanyDesk({
      database,
      clock,
      files,
      steps,
      queue: jobs.queue,
      orders,
      choices: composeChoices(platform, { orders }),
      ask: gathering.ask,
    }),
    readMaterial: rememberMaterial({ database, steps }),
    readSnapshot: (sha256) => gathering.snapshots.get(sha256),
    judge: judgeOnThreads(platform),
    readNames: (reportId) => readReportNames({ database, orders }, reportId),
    addEvidence: addExpertEvidence,
    async readPage(url) {
      const read = await fetchExpertPage(gathering, url);
      if (!read.ok) return read;
      const { snapshot, url: address, title, publishedAt, fetchedAt } = read.value;
      return succeed({
        snapshot,
        url: address,
        title,
        publishedAt: publishedAt ?? null,
        fetchedAt,
      });
    },
    drawPage: (reportId, document) => drawReviewed({ database, rendering }, reportId, document),
    layOut: (about, document) => layOutReviewed({ database, rendering, files }, about, document),
    release: (transaction, release) =>
      releaseReviewed({ clock, queue: jobs.queue, timeToUndo }, transaction, release),
    withdraw: (transaction, orderId) => withdrawSignature({ clock }, transaction, orderId),
    leavesAt: (signedAt) => after(signedAt, timeToUndo),
  };
}
