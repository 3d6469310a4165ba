import { closeDispute, isClosed } from './disputes';
import { valueAt } from '../http/form';
import type { JsonObject } from '../http/json';
import { listPage } from '../http/listing';
import { allowOnly, metadata, text } from '../http/parameters';
import { presentDispute } from './present-dispute';
import type { DisputeRecord } from '../records';
import { invalid, missing } from '../http/refusal';
import type { ApiCall, Route } from '../http/route';
import { announce, type Task } from '../control/sandbox';

/** Words in `evidence[uncategorized_text]` that decide a test dispute, as the provider documents them. */
const DECIDING: Readonly<Record<string, 'won' | 'lost'>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

function update(task: Task, call: ApiCall): JsonObject {
  allowOnly(call.form, ['evidence', 'metadata', 'submit']);
  const dispute = openOne(task, call);
  const given = valueAt(call.form, 'evidence');
  const words = Object.entries(typeof given === 'object' ? given : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const submitted = words.length > 0 && text(call.form, 'submit') !== 'false';
  const answered = task.state.disputes.put({
    ...dispute,
    metadata: metadata(call.form, dispute.metadata),
    evidence: { ...dispute.evidence, ...Object.fromEntries(words) },
    submissions: dispute.submissions + (submitted ? 1 : 0),
    status: submitted && dispute.status === 'needs_response' ? 'under_review' : dispute.status,
  });
  announce(task, 'charge.dispute.updated', presentDispute(task, answered));
  const outcome = submitted ? DECIDING[answered.evidence['uncategorized_text'] ?? ''] : undefined;
  return presentDispute(
    task,
    outcome === undefined ? answered : closeDispute(task, answered, outcome),
  );
}

function openOne(task: Task, call: ApiCall): DisputeRecord {
  const dispute = find(task, call);
  if (isClosed(dispute)) throw invalid('This dispute is already closed', { begun: true });
  return dispute;
}

function find(task: Task, call: ApiCall): DisputeRecord {
  const dispute = task.state.disputes.get(call.id);
  if (dispute === undefined) throw missing('dispute', call.id);
  return dispute;
}

export const disputeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    answer: (task, call) =>
      listPage(
        call,
        'dispute',
        task.state.disputes.newestFirst(),
        { charge: (row) => row.charge, payment_intent: (row) => row.intent },
        (row) => presentDispute(task, row),
      ),
  },
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    answer: (task, call) => presentDispute(task, find(task, call)),
  },
  { method: 'POST', path: '/v1/disputes/:id', answer: update },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    answer: (task, call) => presentDispute(task, closeDispute(task, openOne(task, call), 'lost')),
  },
];
