import type { ActionFunctionArgs } from 'react-router';
import { askToSignIn, askToStepUp, beginPasskey, challengeCookie } from '../../../desk/identity';
import { deskOf } from '../../page-context.server';
import { whenPermitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';
import { sessionIn } from './cookies.server';

/** What a browser needs before it asks for a passkey. The cookie ties the answer to this browser. */
export async function requestPasskey(args: ActionFunctionArgs): Promise<Response> {
  const { identity } = deskOf(args.context);
  const ask = async (intent: unknown) => {
    switch (intent) {
      case 'register':
        return whenPermitted(args, 'change-second-factor', (allowed) =>
          beginPasskey(identity, allowed, sessionIn(args)),
        );
      case 'step-up':
        return whenPermitted(args, 'keep-own-account', () =>
          askToStepUp(identity, sessionIn(args)),
        );
      default:
        return askToSignIn(identity);
    }
  };
  const sent: unknown = await args.request.json().catch(() => null);
  const asked = await ask(intentOf(sent));
  if (!asked.ok) return Response.json(asked.failure, { status: refusalStatus(asked.failure.code) });
  const { options, ticket } = asked.value;
  return Response.json(
    { options },
    { headers: { 'Set-Cookie': challengeCookie(identity).give(ticket) } },
  );
}

const intentOf = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'intent' in sent ? sent.intent : undefined;
