import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { actByIntent, openEntry } from '../../../desk/inbox';
import type { InboxAct } from '../../../desk/inbox/shape';
import { mayDo } from '../../../desk/policy/shape';
import { formText, readForm } from '../../forms.server';
import { deskOf } from '../../page-context.server';
import { atDesk, whenPermitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-messages', async (allowed) => {
    const { inbox } = deskOf(args.context);
    const { member } = allowed;
    const opened = await openEntry(inbox, allowed, args.params['reference'] ?? '');
    if (!opened.ok) throw data({ sentence: opened.failure.sentence }, { status: 404 });
    const may = {
      review: mayDo(member.role, 'review-report'),
      cancel: mayDo(member.role, 'cancel-order'),
      answer: mayDo(member.role, 'answer-messages'),
    };
    return { entry: opened.value, me: member.name, may, mailbox: inbox.supportAddress };
  });
}

export interface EntryAnswer {
  readonly intent: InboxAct['intent'];
  readonly done: boolean;
  readonly sentence: string;
  /** What was typed, where it could not be used. */
  readonly words: string;
}

const DONE: Readonly<Record<InboxAct['intent'], string>> = {
  answer: 'Your reply is on its way.',
  close: 'Closed without a reply.',
  reopen: 'Reopened.',
  assign: 'Noted.',
};

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const text = (field: string): string => formText(form, field);
  const act = readAct(args.params['reference'] ?? '', text);
  const result = await whenPermitted(args, 'answer-messages', (allowed) =>
    actByIntent(deskOf(args.context).inbox, allowed, act),
  );
  const answer: EntryAnswer = result.ok
    ? { intent: act.intent, done: true, sentence: DONE[act.intent], words: '' }
    : {
        intent: act.intent,
        done: false,
        sentence: result.failure.sentence,
        words: text('words') || text('reason'),
      };
  return data(answer, { status: result.ok ? 200 : refusalStatus(result.failure.code) });
}

function readAct(reference: string, text: (field: string) => string): InboxAct {
  const upon = { reference, version: Number.parseInt(text('version'), 10) || 0 };
  const intent = text('intent');
  if (intent === 'close' || intent === 'reopen') return { ...upon, intent, reason: text('reason') };
  if (intent === 'assign') return { ...upon, intent, to: text('to') || null };
  return { ...upon, intent: 'answer', words: text('words'), orderId: text('order') || null };
}
