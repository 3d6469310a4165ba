/**
 * A Foreword without pages, as a process of its own, for tests that kill it. It keeps a journal of
 * the steps it takes and, where told to, ends itself by SIGKILL at one of them.
 *
 *   worker-program place   → places a paid order and prints its id
 *   worker-program work ID → works until the order's report is published and prints its digest
 */
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '../../src/compose';
import { readConfig } from '../../src/config';
import { createLog } from '../../src/platform/log';
import { projectFolder } from '../../src/project-folder';
import { markManualPaid, requestManual, saveDraft } from '../../src/shop/orders';

const { FIXED_NOW = '', JOURNAL = '', KILL_AT = '', KILL_AFTER = '0', COMPANY = '' } = process.env;
const result = readConfig();
if (!result.ok) throw new Error(result.faults.join('\n'));
const [verb = '', orderId = ''] = process.argv.slice(2);

const foreword = await compose(
  { ...result.config, roles: verb === 'work' ? ['worker'] : [], baseUrl: 'http://localhost:3000' },
  {
    log: createLog({ level: 'warn', destination: process.stderr }),
    clock: { now: () => new Date(FIXED_NOW) },
    projectFolder: projectFolder(),
    observeStep(_, step, moment) {
      appendFileSync(JOURNAL, `${step}:${moment}\n`);
      if (`${step}:${moment}` !== KILL_AT) return;
      if (KILL_AFTER === '0') process.kill(process.pid, 'SIGKILL');
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(KILL_AFTER));
    },
  },
);
await foreword.start();
process.stdout.write(verb === 'work' ? await work() : await place());
await foreword.stop();
process.exit(0);

async function place(): Promise<string> {
  const { orders } = foreword.parts;
  const draft = await saveDraft(orders, {
    draftId: null,
    details: {
      company: COMPANY,
      role: 'Backend Engineer',
      email: 'ines@candidate.example',
      name: 'Ines Halvorsen',
      interviewers: '',
      location: '',
    },
  });
  if (!draft.ok) throw new Error(draft.failure.sentence);
  const order = draft.value.draftId;
  const requested = await requestManual(orders, { draftId: order });
  const paid =
    requested.ok &&
    (await markManualPaid(orders, { orderId: order, actor: 'system', reason: 'a test' }));
  if (!paid || !paid.ok) throw new Error('The order could not be placed.');
  return order;
}

async function work(): Promise<string> {
  for (;;) {
    const published = await foreword.parts.readReport(orderId);
    const mails = await foreword.parts.mailsOf(orderId);
    if (
      published &&
      mails.some((mail) => mail.template === 'report-ready' && mail.state === 'sent')
    ) {
      return JSON.stringify({
        digest: published.digest,
        mails: mails.map((mail) => mail.template).sort(),
      });
    }
    await sleep(100);
  }
}
