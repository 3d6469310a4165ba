import type { ActionFunctionArgs } from 'react-router';
import { servicesOf } from '../../page-context.server';
import { refusalStatus } from '../ui/refusal.server';

/** What a browser needs before it asks for a passkey. The cookie ties the answer to this browser. */
export async function askForPasskey({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { staff, account } = servicesOf(context);
  const ask = async (intent: unknown) => {
    switch (intent) {
      case 'register':
        return account.beginPasskey(request);
      case 'step-up':
        return account.askToStepUp(request);
      default:
        return staff.askForPasskey();
    }
  };
  const sent: unknown = await request.json().catch(() => null);
  const asked = await ask(intentOf(sent));
  if (!asked.ok) return Response.json(asked.failure, { status: refusalStatus(asked.failure.code) });
  const { options, cookie } = asked.value;
  return Response.json({ options }, { headers: { 'Set-Cookie': cookie } });
}

const intentOf = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'intent' in sent ? sent.intent : undefined;
