import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { openLink } from '../../delivery/links';
import { askForSecondRound, readSecondRoundPage } from '../../delivery/second-round';
import { shopOf } from '../page-context.server';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { token = '' } = params;
  const { links, secondRounds, settings } = shopOf(context);
  const opened = await openLink(links, 'report', token);
  if (!opened.ok) throw redirect('/links');
  const page = await readSecondRoundPage(secondRounds, opened.value.orderId);
  if (page === null) throw redirect('/links');
  return {
    ...page,
    reviewsAll: settings.reviewsAll,
    reportPath: `/r/${encodeURIComponent(token)}`,
  };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { token = '' } = params;
  const { links, secondRounds } = shopOf(context);
  const opened = await openLink(links, 'report', token);
  const asked = opened.ok ? await askForSecondRound(secondRounds, opened.value.orderId) : opened;
  if (!asked.ok) return data({ sentence: asked.failure.sentence }, { status: 400 });
  return redirect(`/r/${encodeURIComponent(token)}/second-round`, 303);
}
