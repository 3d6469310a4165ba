import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { servicesOf } from '../page-context.server';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { token = '' } = params;
  const { reports, baseUrl } = servicesOf(context);
  const view = await reports.sharing(token);
  if (view === null) throw redirect('/links');
  return {
    ...view,
    shares: view.shares.map((share) => ({ ...share, url: `${baseUrl}${share.path}` })),
    reportPath: `/r/${encodeURIComponent(token)}`,
    done: new URL(request.url).searchParams.get('done'),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = '' } = params;
  const { reports } = servicesOf(context);
  const path = `/r/${encodeURIComponent(token)}/share`;
  const id = formText(await readForm(request), 'revoke');
  if (id !== '') {
    await reports.unshare(token, id);
    return redirect(`${path}?done=revoked`, 303);
  }
  const made = await reports.share(token);
  if (!made.ok) return data({ sentence: made.failure.sentence }, { status: 400 });
  return redirect(`${path}?done=made`, 303);
}
