import { Agent, request } from 'node:http';
import { seconds } from '../../../src/kernel/time';
import { fuzzedRequest, type FuzzedRequest, type Known } from './requests';

/** Far longer than any answer takes; an answer that streams is let go after its first part. */
const TIMEOUT = seconds(60);
/** What an answer never shows: our own code, and paths of the machine. */
const INSIDE = /\bat (?:\S+ \()?(?:file:|node:|\/)|node_modules|\$argon2|BEGIN [A-Z ]*PRIVATE KEY/u;

export interface Finding {
  readonly seed: string;
  readonly sent: string;
  readonly status: number;
  readonly said: string;
}

export interface FuzzResult {
  readonly statuses: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
}

function send(agent: Agent, address: string, sent: FuzzedRequest): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const { method, path } = sent;
    const headers = { ...sent.headers, 'content-length': sent.body.length };
    const call = request({ agent, hostname, port, method, path, headers }, (answer) => {
      let text = '';
      const end = (): void =>
        resolve({
          status: answer.statusCode ?? 0,
          text,
          cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        });
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
        if (!answer.headers['content-type']?.startsWith('text/event-stream')) return;
        end();
        call.destroy();
      });
      answer.on('end', end);
      answer.on('error', end);
    });
    // The server may close while a body that it refused is still on its way.
    call.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '')
        ? resolve({ status: 413, text: '', cookie: '' })
        : reject(error),
    );
    call.setTimeout(TIMEOUT, () => call.destroy(new Error(`${method} ${path} got no answer.`)));
    call.end(sent.body);
  });
}

/** A member's session with the step-up done, a draft, and an order whose number is known. */
export async function knowShop(
  { address, origin }: Pick<Known, 'address' | 'origin'>,
  password: string,
): Promise<Known> {
  const agent = new Agent();
  const post = (path: string, body: string, type: string, cookie = ''): Promise<Answer> =>
    send(agent, address, {
      method: 'POST',
      path,
      body: Buffer.from(body),
      headers: { origin, 'content-type': type, cookie },
    });
  const form = 'application/x-www-form-urlencoded';
  const logIn = async (): Promise<string> =>
    (await post('/desk/login', `username=admin&password=${password}`, form)).cookie;
  const stepped = await post('/desk/step-up', `script=yes&proof=${password}`, form, await logIn());
  const details = 'company=Quillhaven+Systems&role=Nurse&name=Ada&email=ada%40candidate.example';
  const draft = await post('/order/draft', details, form);
  const manual = await post('/order/manual', details, form);
  agent.destroy();
  const { trackingPath } = JSON.parse(manual.text) as { readonly trackingPath: string };
  const token = trackingPath.split('/').at(-1) ?? '';
  return {
    address,
    origin,
    cookies: [await logIn(), stepped.cookie, draft.cookie, manual.cookie],
    parameters: [token, `${token.slice(0, -2)}aa`, 'FW-10427', 'FW-10428', '0'],
  };
}

/** So many requests, a few at a time; what went wrong, with the seed that shows it again. */
export async function fuzzShop(
  known: Known,
  {
    seed,
    count,
    from = 0,
  }: { readonly seed: string; readonly count: number; readonly from?: number },
): Promise<FuzzResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const statuses = new Map<number, number>();
  const findings: Finding[] = [];
  const numbers = Array.from({ length: count }, (_, index) => from + index).values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const number of numbers) {
        const one = fuzzedRequest(`${seed}-${number}`, known);
        const { status, text } = await send(agent, known.address, one);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status < 500 && !INSIDE.test(text)) continue;
        const sent = `${one.method} ${one.path} ${one.headers['content-type'] ?? ''} ${one.body.subarray(0, 300).toString()}`;
        findings.push({ seed: `${seed}-${number}`, sent, status, said: text.slice(0, 300) });
      }
    }),
  );
  agent.destroy();
  return { statuses, findings };
}

/** What a shop logged as a fault of its own. */
export const errorsOf = (output: string): readonly string[] =>
  output.split('\n').filter((line) => /"level":(?:50|60|"error"|"fatal")/u.test(line));
