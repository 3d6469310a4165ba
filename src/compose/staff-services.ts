import { inSeconds, minutes } from '../kernel/time';
import { fail, succeed } from '../kernel/result';
import { acceptInvitation, readSession, SESSION_LASTS, signIn, signOut, type IdentityContext } from '../desk/identity';
import { adminOrderRows, markPaid, type DeskOrdersContext } from '../desk/orders';
import type { AdminOrderRow } from '../desk/orders/shape';
import { mayDo, permit } from '../desk/policy';
import type { StaffAction } from '../desk/policy/shape';
import { findOrderByNumber, listOrders, markManualPaid } from '../shop/orders';
import type { AdminOrder } from '../web/desk/admin-order';
import type { StaffServices } from '../web/services.server';
import type { StaffMember } from '../desk/identity/shape';
import type { Platform } from './platform';
import { composeStaffReports, readReportState, type ReportInRow, type StaffParts } from './staff-reports';

/** As many as the plain table shows; the whole desk pages through the rest. */
const ROWS = 100;

/** Hashing a password is dear, and nobody types one faster. */
const INVITATION_TRIES = 30;

/** Whoever is signed in by the cookie of a request. */
export function readMember({ config, database, clock, limiter }: Platform): (request: Request) => Promise<StaffMember | null> {
  return (request) => readSession({ database, clock, limiter }, readCookie(request, cookieNameOf(config)));
}

const isSecure = ({ baseUrl }: Platform['config']): boolean => baseUrl.startsWith('https:');
const cookieNameOf = (config: Platform['config']): string => (isSecure(config) ? '__Host-foreword_staff' : 'foreword_staff');

export function composeStaffServices(parts: StaffParts): StaffServices {
  const { platform, shop: { orders } } = parts;
  const { config, database, clock, limiter, demoSecrets } = platform;
  const identity: IdentityContext = { database, clock, limiter };
  const secure = isSecure(config);
  const cookieName = cookieNameOf(config);
  const who = readMember(platform);
  const cookie = (value: string, age: number): string =>
    `${cookieName}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const tokenOf = (request: Request): string | undefined => readCookie(request, cookieName);
  const allowed = async <Action extends StaffAction>(request: Request, action: Action) => permit(await who(request), action);
  const demo = config.mode === 'demo';
  const desk: DeskOrdersContext = {
    mode: config.mode,
    clock,
    listOrders: (search) => listOrders(orders, search),
    markManualPaid: (input) => markManualPaid(orders, input),
  };

  return {
    demoLogin: demo && !config.demoPublic && demoSecrets ? { username: 'admin', password: demoSecrets.adminPassword } : null,
    who,
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
      const seen = await allowed(request, 'see-orders');
      if (!seen.ok) return [];
      const mayApprove = mayDo(seen.value.member.role, 'approve-report');
      const mayResend = mayDo(seen.value.member.role, 'resend-mail');
      const { rows } = await adminOrderRows(desk, seen.value, { limit: ROWS });
      return Promise.all(rows.map(async (row) => rowOf(row, await readReportState(platform, row, mayApprove), mayResend)));
    },
    async markPaid(request, { number, reason }) {
      const permitted = await allowed(request, 'mark-paid');
      if (!permitted.ok) return permitted;
      const order = await findOrderByNumber(orders, number);
      if (!order) return fail('no-order', 'There is no such order.');
      const marked = await markPaid(desk, permitted.value, { orderId: order.id, number, reason });
      return marked.ok ? succeed(null) : marked;
    },
    reports: composeStaffReports(parts, who),
    async acceptInvitation(token, { name, password }) {
      if (!(await limiter.take('invitation', INVITATION_TRIES, minutes(5)))) return fail('too-many', 'Too many tries. Please wait five minutes.');
      return acceptInvitation(identity, { token, name, password });
    },
  };
}

function rowOf({ id, company, role, email, name, date, status, stage, sample, mayMarkPaid }: AdminOrderRow, report: ReportInRow, mayResend: boolean): AdminOrder {
  return {
    id, company, role, email, name, status, stage, sample, ...report,
    date: new Date(date).toLocaleDateString('en-US'),
    awaitsManualPayment: mayMarkPaid,
    mayResend: mayResend && !sample && stage === 'Delivered',
  };
}

function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value) return value;
  }
  return undefined;
}
