import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { deleteView, renameView, saveView } from '../../../../desk/views';
import { formText } from '../../../forms.server';
import { deskOf } from '../../../page-context.server';
import { whenPermitted } from '../../frame/at-desk.server';
import { refusalStatus } from '../../ui/refusal.server';
import { readAsk, writeAsk } from '../ask';

const intents = ['save-view', 'rename-view', 'delete-view'] as const;
type ViewIntent = (typeof intents)[number];

export const isViewIntent = (text: string): text is ViewIntent =>
  (intents as readonly string[]).includes(text);

export interface ViewAnswer {
  readonly did: 'view';
  readonly saved: boolean;
  readonly sentence: string;
  /** The name as it was typed, so that a refusal loses nothing. */
  readonly typed: string;
}

/** The address of the page says what a view shows; a browser without scripts is led back to it. */
export async function answerView(args: ActionFunctionArgs, form: FormData) {
  const text = (field: string): string => formText(form, field);
  const ask = readAsk(new URL(args.request.url).searchParams);
  const query = writeAsk({ ...ask, place: null });
  const typed = text('view-name');
  const { views } = deskOf(args.context);
  const done = await whenPermitted(args, 'see-orders', (allowed) => {
    switch (text('intent')) {
      case 'rename-view':
        return renameView(views, allowed, { id: text('view'), name: typed });
      case 'delete-view':
        return deleteView(views, allowed, text('view'));
      default:
        return saveView(views, allowed, { name: typed, query });
    }
  });
  if (!done.ok) {
    const { code, sentence } = done.failure;
    const answer: ViewAnswer = { did: 'view', saved: false, sentence, typed };
    return data(answer, { status: refusalStatus(code) });
  }
  if (text('script') !== 'yes') return redirect(`/admin${query}`);
  const sentence = `“${done.value}” ${text('intent') === 'delete-view' ? 'deleted' : 'saved'}.`;
  const answer: ViewAnswer = { did: 'view', saved: true, sentence, typed: '' };
  return data(answer);
}
