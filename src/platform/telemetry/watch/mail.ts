import type { MailTransport } from '../../mail';
import type { Telemetry } from '../ports';
import { timed } from '../timed';

/** Each handover to the mail server, and what came of it. */
export function watchTransport(transport: MailTransport, telemetry: Telemetry): MailTransport {
  if (!telemetry.isOn) return transport;
  return {
    ...transport,
    send: (message) =>
      timed(telemetry, {
        span: 'mail',
        facts: {},
        metric: 'foreword_mail_seconds',
        labels: (outcome) => ({ outcome }),
        outcomeOf: (answer) => (answer.ok ? 'sent' : answer.failure.code),
        work: () => transport.send(message),
      }),
  };
}
