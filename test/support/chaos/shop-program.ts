/**
 * A whole Foreword as a process of its own, under whoever started it: it answers questions to its
 * database, and its sample web goes away when told so. Pages aside it's what `npm start` runs.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { noPages } from '../../../src/compose/application';
import { readConfig } from '../../../src/config';
import { watchStatesJob } from '../../../src/desk/alerts/job-definitions';
import { sweepPaymentsJob } from '../../../src/shop/payments/jobs';
import { startForeword } from '../../../src/process/start';
import { stopOnSignals } from '../../../src/process/stop-on-signals';
import type { Order, Weather } from './supervise';

const LATE_MS = 1_500;
const OURS = /^(?:127\.0\.0\.1|localhost)(?::|$)/u;
let weather: Weather = 'fine';

subscribe('http.server.request.start', (message) => {
  const { request, socket } = message as { request: IncomingMessage; socket: Socket };
  if (weather === 'fine' || OURS.test(request.headers.host ?? '')) return;
  if (weather === 'cut') return void socket.destroy();
  socket.cork();
  setTimeout(() => socket.uncork(), LATE_MS).unref();
});

const result = readConfig();
if (!result.ok) throw new Error(result.faults.join('\n'));
const running = await startForeword(result.config, { pages: noPages });
stopOnSignals(running);
const { platform } = running.foreword.parts;

process.on('message', (order: Order) => {
  if ('weather' in order) {
    weather = order.weather;
    return;
  }
  obey(order).then(
    (rows) => process.send?.({ id: order.id, rows }),
    (error: unknown) => process.send?.({ id: order.id, fault: String(error) }),
  );
});
process.send?.({ ready: true });

async function obey(order: Exclude<Order, { readonly weather: Weather }>): Promise<unknown> {
  if ('statement' in order) return platform.database.queryRows(order.statement, order.values);
  if ('processor' in order) {
    const { user, system } = process.cpuUsage();
    return [{ seconds: (user + system) / 1_000_000 }];
  }
  const { queue } = platform.jobs;
  await platform.database.write(async (transaction) => {
    await queue.enqueue(transaction, sweepPaymentsJob, {});
    await queue.enqueue(transaction, watchStatesJob, {});
  });
  return [];
}
