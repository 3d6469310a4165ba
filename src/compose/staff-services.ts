import { inSeconds, minutes } from '../kernel/time';
import { fail, succeed } from '../kernel/result';
import { acceptInvitation, readSession, SESSION_LASTS, signIn, signOut, type IdentityContext } from '../desk/identity';
import { adminOrderRows, markPaid, type DeskOrdersContext } from '../desk/orders';
import type { AdminOrderRow } from '../desk/orders/shape';
import { mayDo, permit } from '../desk/policy';
import { readChoice } from '../report/choice';
import { approveReport, readProduction } from '../report/production';
import { findOrderByNumber, listOrders, markManualPaid, type OrdersContext } from '../shop/orders';
import type { AdminOrder } from '../web/desk/admin-order';
import type { StaffServices } from '../web/services.server';
import type { Platform } from './platform';

/** As many as the plain table shows; the whole desk pages through the rest. */
const ROWS = 100;

/** Hashing a password is dear, and nobody types one faster. */
const INVITATION_TRIES = 30;

export function composeStaffServices(platform: Platform, orders: OrdersContext): StaffServices {
  const { config, database, clock, limiter, demoSecrets, steps, jobs } = platform;
  const identity: IdentityContext = { database, clock, limiter };
  const secure = config.baseUrl.startsWith('https:');
  const cookieName = secure ? '__Host-foreword_staff' : 'foreword_staff';
  const cookie = (value: string, age: number): string =>
    `${cookieName}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const tokenOf = (request: Request): string | undefined => readCookie(request, cookieName);
  const demo = config.mode === 'demo';
  const desk: DeskOrdersContext = {
    mode: config.mode,
    clock,
    listOrders: (search) => listOrders(orders, search),
    markManualPaid: (input) => markManualPaid(orders, input),
  };

  return {
    demoLogin: demo && !config.demoPublic && demoSecrets ? { username: 'admin', password: demoSecrets.adminPassword } : null,
    who: (request) => readSession(identity, tokenOf(request)),
    async signIn(request, { username, password, clientAddress }) {
      const signed = await signIn(identity, { name: username, password, address: clientAddress, previousToken: tokenOf(request) });
      return signed.ok ? succeed(cookie(signed.value.token, inSeconds(SESSION_LASTS))) : signed;
    },
    async signOut(request) {
      const token = tokenOf(request);
      if (token !== undefined) await signOut(identity, token);
      return cookie('', 0);
    },
    async listOrders(request) {
      const allowed = permit(await readSession(identity, tokenOf(request)), 'see-orders');
      if (!allowed.ok) return [];
      const mayApprove = mayDo(allowed.value.member.role, 'approve-report');
      const { rows } = await adminOrderRows(desk, allowed.value, { limit: ROWS });
      return Promise.all(rows.map(async (row) => rowOf(row, mayApprove, await obstaclesOf(row))));
    },
    async markPaid(request, { number, reason }) {
      const allowed = permit(await readSession(identity, tokenOf(request)), 'mark-paid');
      if (!allowed.ok) return allowed;
      const order = await findOrderByNumber(orders, number);
      if (!order) return fail('no-order', 'There is no such order.');
      const marked = await markPaid(desk, allowed.value, { orderId: order.id, reason });
      return marked.ok ? succeed(null) : marked;
    },
    async approveReport(request, { number }) {
      const allowed = permit(await readSession(identity, tokenOf(request)), 'approve-report');
      if (!allowed.ok) return allowed;
      const order = await findOrderByNumber(orders, number);
      if (!order) return fail('no-order', 'There is no such order.');
      const production = { database, clock, queue: jobs.queue };
      const approved = await approveReport(production, { orderId: order.id, approvedBy: allowed.value.member.name });
      return approved.ok ? succeed(null) : approved;
    },
    async acceptInvitation(token, { name, password }) {
      if (!(await limiter.take('invitation', INVITATION_TRIES, minutes(5)))) return fail('too-many', 'Too many tries. Please wait five minutes.');
      return acceptInvitation(identity, { token, name, password });
    },
  };

  /** Asked only of orders whose report is due: those alone can be stuck. */
  async function obstaclesOf({ orderId, stage }: AdminOrderRow): Promise<readonly string[]> {
    if (orderId === null || (stage !== 'Researching' && stage !== 'In expert review')) return [];
    const production = await readProduction({ database, steps }, orderId);
    const question = await readChoice({ database }, orderId);
    if (question?.state === 'with-buyer') return ['It waits for the buyer to say which company is meant.'];
    if (question?.state === 'with-expert') return [`It waits for an expert to say which company is meant: ${question.options.map(({ name }) => name).join('; ')}. ${question.note}`.trim()];
    return production?.state === 'cannot-be-created' ? production.reasons : [];
  }
}

function rowOf(
  { id, company, role, email, name, date, status, stage, sample, mayMarkPaid }: AdminOrderRow,
  mayApprove: boolean,
  obstacles: readonly string[],
): AdminOrder {
  return {
    id, company, role, email, name, status, stage, sample,
    date: new Date(date).toLocaleDateString('en-US'),
    awaitsManualPayment: mayMarkPaid,
    awaitsApproval: mayApprove && !sample && stage === 'In expert review' && obstacles.length === 0,
    obstacles,
  };
}

function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value) return value;
  }
  return undefined;
}
