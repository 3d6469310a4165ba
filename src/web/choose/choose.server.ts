import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { answerChoice, openChoice } from '../../delivery/choice';
import { shopOf } from '../page-context.server';

/** Looks and decides nothing: programs that check mails open links too. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const opened = await openChoice(shopOf(context).choices, params['token'] ?? '');
  return opened.ok
    ? { view: opened.value, problem: null }
    : data({ view: null, problem: opened.failure }, { status: 404 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (field: string): string => formText(form, field);
  const token = params['token'] ?? '';
  const none = form.has('none');
  const answered = await answerChoice(shopOf(context).choices, token, {
    chosen: none ? null : text('chosen'),
    note: none ? text('note') : '',
  });
  // Back to the page itself, which says what came of it: reloading it sends nothing twice.
  if (answered.ok || answered.failure.code === 'already-settled')
    return redirect(`/choose/${encodeURIComponent(token)}`, 303);
  return data({ sentence: answered.failure.sentence }, { status: 400 });
}
