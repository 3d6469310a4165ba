import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { token = '' } = params;
  const { reports, facts } = servicesOf(context);
  const [page, { reviewsAll }] = await Promise.all([reports.secondRound(token), facts()]);
  if (page === null) throw redirect('/links');
  return { ...page, reviewsAll, reportPath: `/r/${encodeURIComponent(token)}` };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { token = '' } = params;
  const asked = await servicesOf(context).reports.askSecondRound(token);
  if (!asked.ok) return data({ sentence: asked.failure.sentence }, { status: 400 });
  return redirect(`/r/${encodeURIComponent(token)}/second-round`, 303);
}
