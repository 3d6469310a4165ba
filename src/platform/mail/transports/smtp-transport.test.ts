import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { OutgoingMessage } from '../ports';
import { smtpTransport } from './smtp-transport';

interface Received {
  readonly envelope: readonly string[];
  readonly email: Email;
}

let running: SMTPServer | undefined;
const sockets: Socket[] = [];
const breakOff = (): void => {
  for (const socket of sockets.splice(0)) socket.destroy();
};
afterEach(() => new Promise<void>((done) => (running ? running.close(() => done()) : done())));

/** A real mail server on the loopback that keeps what it is given. */
async function mailServer(
  options: SMTPServerOptions = {},
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push({ envelope: session.envelope.rcptTo.map(({ address }) => address), email });
          done();
        });
      });
    },
    ...options,
  });
  running = server;
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}?requireTLS=false`, received };
}

const withTls = (url: string): string =>
  url.replace('requireTLS=false', 'tls.rejectUnauthorized=false');

const message: OutgoingMessage = {
  mailId: 'mail-1',
  messageId: '<0123456789@foreword.example>',
  from: 'Foreword <reports@foreword.example>',
  to: 'zoë@candidate.example',
  replyTo: 'support@foreword.example',
  subject: 'Dein Bericht über Tallow & Finch ✓',
  html: '<p>Grüße</p>',
  text: 'Grüße\n.\nA line with a dot before it.',
  attachments: [
    {
      filename: 'Bericht über T&F.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7 made up'),
    },
  ],
};

test('a mail arrives whole: addresses, subject, both bodies and the attachment', async () => {
  const { url, received } = await mailServer();
  expect(await smtpTransport(url).send(message)).toMatchObject({ ok: true });
  const [{ envelope, email } = { envelope: [], email: undefined }] = received;
  expect(envelope).toHaveLength(1);
  expect(email?.from).toMatchObject({ name: 'Foreword', address: 'reports@foreword.example' });
  expect(email?.replyTo?.[0]).toMatchObject({ address: 'support@foreword.example' });
  expect(email).toMatchObject({ subject: message.subject, messageId: message.messageId });
  expect(email?.text?.trim()).toBe(message.text);
  expect(email?.html).toContain('Grüße');
  expect(email?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  const [attachment] = email?.attachments ?? [];
  expect(attachment).toMatchObject({
    filename: 'Bericht über T&F.pdf',
    mimeType: 'application/pdf',
  });
  expect(Buffer.from(attachment?.content as ArrayBuffer).toString()).toBe('%PDF-1.7 made up');
});

test('a recipient that reads as a list is one recipient and never two', async () => {
  const { url, received } = await mailServer();
  await smtpTransport(url).send({ ...message, to: 'ada@candidate.example, eve@elsewhere.example' });
  expect(received.flatMap(({ envelope }) => envelope)).not.toContain('eve@elsewhere.example');
});

test('a line break in subject, recipient or file name makes no header', async () => {
  const { url, received } = await mailServer();
  await smtpTransport(url).send({
    ...message,
    to: 'ada@candidate.example',
    replyTo: 'ada@candidate.example\r\nBcc: eve@elsewhere.example',
    subject: 'Hello\r\nBcc: eve@elsewhere.example\r\n\r\n<b>body</b>',
    attachments: [
      {
        contentType: 'application/pdf',
        content: Buffer.from('%PDF'),
        filename: 'a\r\nBcc: eve@elsewhere.example\r\n.pdf',
      },
    ],
  });
  expect(received).toHaveLength(1);
  expect(received[0]?.envelope).toEqual(['ada@candidate.example']);
  expect(received[0]?.email.bcc ?? []).toEqual([]);
  expect(received[0]?.email.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('an unknown recipient is refused for good', async () => {
  const { url } = await mailServer({
    onRcptTo: (_, __, done) =>
      done(Object.assign(new Error('No such user'), { responseCode: 550 })),
  });
  expect(await smtpTransport(url).send(message)).toMatchObject({
    failure: { code: 'refused', sentence: expect.stringContaining('550') },
  });
});

test('a server that offers no TLS gets nothing, unless its URL says that this is right', async () => {
  const { url, received } = await mailServer();
  expect(await smtpTransport(withTls(url)).send(message)).toMatchObject({
    failure: { code: 'unreachable', sentence: expect.stringContaining('STARTTLS') },
  });
  expect(received).toEqual([]);
});

test('a server that offers TLS gets the mail within it', async () => {
  let isSecure = false;
  const { url, received } = await mailServer({
    disabledCommands: [],
    onMailFrom: (_, session, done) => {
      isSecure = session.secure;
      done();
    },
  });
  expect(await smtpTransport(withTls(url)).send(message)).toMatchObject({ ok: true });
  expect([received.length, isSecure]).toEqual([1, true]);
});

test('a server that breaks off after the whole message may have taken it', async () => {
  const { url } = await mailServer({
    onData(stream) {
      stream.on('data', () => undefined);
      stream.on('end', () => breakOff());
    },
  });
  expect(await smtpTransport(url).send(message)).toMatchObject({
    failure: { code: 'unanswered' },
  });
});

test('a server that breaks off before the message has not taken it', async () => {
  const { url } = await mailServer({
    onRcptTo: () => breakOff(),
  });
  expect(await smtpTransport(url).send(message)).toMatchObject({
    failure: { code: 'unreachable' },
  });
});

test('a full mailbox is asked again later', async () => {
  const { url } = await mailServer({
    onRcptTo: (_, __, done) =>
      done(Object.assign(new Error('Mailbox busy'), { responseCode: 450 })),
  });
  expect(await smtpTransport(url).send(message)).toMatchObject({
    failure: { code: 'unreachable' },
  });
});

test('a sender the server does not want is ours to mend, so the mail waits', async () => {
  const { url } = await mailServer({
    onMailFrom: (_, __, done) =>
      done(Object.assign(new Error('Sender not allowed'), { responseCode: 553 })),
  });
  expect(await smtpTransport(url).send(message)).toMatchObject({
    failure: { code: 'unreachable' },
  });
});

test('a wrong password is ours to mend, so the mail waits', async () => {
  const { url } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(new Error('wrong')),
  });
  const answer = await smtpTransport(url.replace('//', '//shop:wrong@')).send(message);
  expect(answer).toMatchObject({
    failure: { code: 'unreachable', sentence: expect.stringContaining('EAUTH') },
  });
});

test('a server that is gone is unreachable, and a mail goes through once it is back', async () => {
  const { url } = await mailServer();
  await new Promise<void>((done) => running?.close(() => done()));
  const transport = smtpTransport(url);
  expect(await transport.send(message)).toMatchObject({ failure: { code: 'unreachable' } });
  const again = await mailServer();
  expect(await smtpTransport(again.url).send(message)).toMatchObject({ ok: true });
});
