import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../../forms.server';
import { shopOf } from '../../page-context.server';
import { readSharing, shareReport, unshareReport } from '../open-report.server';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { token = '' } = params;
  const shop = shopOf(context);
  const view = await readSharing(shop, token);
  if (view === null) throw redirect('/links');
  return {
    ...view,
    shares: view.shares.map((share) => ({ ...share, url: `${shop.baseUrl}${share.path}` })),
    reportPath: `/r/${encodeURIComponent(token)}`,
    done: new URL(request.url).searchParams.get('done'),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = '' } = params;
  const shop = shopOf(context);
  const path = `/r/${encodeURIComponent(token)}/share`;
  const id = formText(await readForm(request), 'revoke');
  if (id !== '') {
    await unshareReport(shop, token, id);
    return redirect(`${path}?done=revoked`, 303);
  }
  const made = await shareReport(shop, token);
  if (!made.ok) return data({ sentence: made.failure.sentence }, { status: 400 });
  return redirect(`${path}?done=made`, 303);
}
