import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { servicesOf } from '../page-context.server';

/** Looks and keeps nothing: programs that check mails open links too. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const opened = await servicesOf(context).ratings.open(params['token'] ?? '');
  return opened.ok
    ? {
        view: opened.value,
        thanked: new URL(request.url).searchParams.has('thanks'),
        problem: null,
      }
    : data({ view: null, thanked: false, problem: opened.failure.sentence }, { status: 404 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const sent = {
    stars: formText(form, 'stars'),
    words: formText(form, 'words'),
    quoting: formText(form, 'quoting'),
  };
  const token = params['token'] ?? '';
  const rated = await servicesOf(context).ratings.rate(token, sent);
  if (rated.ok) return redirect(`/rate/${encodeURIComponent(token)}?thanks`, 303);
  return data({ sentence: rated.failure.sentence, sent }, { status: 400 });
}
