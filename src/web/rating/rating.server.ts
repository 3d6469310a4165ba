import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { openRating, rateReport } from '../../delivery/ratings';
import { shopOf } from '../page-context.server';

/** Looks and keeps nothing: programs that check mails open links too. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const opened = await openRating(shopOf(context).ratings, params['token'] ?? '');
  if (!opened.ok)
    return data({ view: null, thanked: false, problem: opened.failure.sentence }, { status: 404 });
  const { orderId: _, ...view } = opened.value;
  return { view, thanked: new URL(request.url).searchParams.has('thanks'), problem: null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const sent = {
    stars: formText(form, 'stars'),
    words: formText(form, 'words'),
    quoting: formText(form, 'quoting'),
  };
  const token = params['token'] ?? '';
  const rated = await rateReport(shopOf(context).ratings, token, sent);
  if (rated.ok) return redirect(`/rate/${encodeURIComponent(token)}?thanks`, 303);
  return data({ sentence: rated.failure.sentence, sent }, { status: 400 });
}
