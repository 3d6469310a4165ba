import { compose } from '../../src/compose';
import type { Foreword } from '../../src/compose/application';
import { readConfig } from '../../src/config';
import { systemClock } from '../../src/kernel/time';
import { createLog } from '../../src/platform/log';
import { projectFolder } from '../../src/project-folder';
import { markManualPaid, requestManual, saveDraft } from '../../src/shop/orders';

/** A shop that only takes orders, in this process. */
export async function openCounter(
  environment: Readonly<Record<string, string>>,
): Promise<Foreword> {
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.faults.join('\n'));
  const foreword = await compose(
    { ...result.config, roles: [], baseUrl: 'http://localhost:3000' },
    { log: createLog({ level: 'error' }), clock: systemClock, projectFolder: projectFolder() },
  );
  await foreword.start();
  return foreword;
}

let buyers = 0;

/** Ordered and paid, so that its report waits for a worker. */
export async function placeOrder({ parts: { orders } }: Foreword): Promise<string> {
  buyers += 1;
  const draft = await saveDraft(orders, {
    draftId: null,
    details: {
      company: 'Quillhaven Systems',
      role: 'Backend Engineer',
      email: `buyer-${buyers}@candidate.example`,
      name: 'Ines Halvorsen',
      interviewers: '',
      location: '',
    },
  });
  if (!draft.ok) throw new Error(draft.failure.sentence);
  const orderId = draft.value.draftId;
  await requestManual(orders, { draftId: orderId });
  const paid = await markManualPaid(orders, { orderId, actor: 'system', reason: 'a benchmark' });
  if (!paid.ok) throw new Error(paid.failure.sentence);
  return orderId;
}
