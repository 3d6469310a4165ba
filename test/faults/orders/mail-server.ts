import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Everything that it took, repeats included. */
  readonly received: Email[];
  /** Takes the next mail and breaks the connection before the sender is told so. */
  breakOffNextMail(): void;
  /** Runs once when a mail was taken, just before the sender is told so. */
  afterNextMail(work: () => void): void;
  stop(): Promise<void>;
  /** As when it is killed: whoever is connected hears no more. */
  fall(): Promise<void>;
  /** On the same port as before. */
  start(): Promise<void>;
}

/** A real mail server on the loopback, which can be away for a while. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const sockets = new Map<number, Socket>();
  let breaking = false;
  let interruption: (() => void) | null = null;
  let server: SMTPServer | null = null;
  let port = 0;

  const listen = async (): Promise<void> => {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
            received.push(email);
            const work = interruption;
            interruption = null;
            work?.();
            if (!breaking) return done();
            breaking = false;
            sockets.get(session.remotePort)?.destroy();
          });
        });
      },
    });
    // A sender that is killed breaks its connection, which is no fault of this server.
    made.on('error', () => undefined);
    made.server.on('connection', (socket) => {
      const from = socket.remotePort ?? 0;
      sockets.set(from, socket);
      socket.on('close', () => sockets.delete(from));
    });
    await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', () => resolve()));
    port = (made.server.address() as AddressInfo).port;
    server = made;
  };

  const stop = async (): Promise<void> => {
    const stopping = server;
    server = null;
    if (stopping) await new Promise<void>((resolve) => stopping.close(() => resolve()));
  };

  await listen();
  return {
    url: `smtp://127.0.0.1:${port}?requireTLS=false`,
    received,
    breakOffNextMail: () => void (breaking = true),
    afterNextMail: (work) => void (interruption = work),
    start: listen,
    stop,
    fall() {
      for (const socket of sockets.values()) socket.destroy();
      return stop();
    },
  };
}
