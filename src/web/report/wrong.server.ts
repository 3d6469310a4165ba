import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { shopOf } from '../page-context.server';
import { flagClaim, readClaim } from './open-report.server';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { token = '', claim = '' } = params;
  const reportPath = `/r/${encodeURIComponent(token)}`;
  const reference = new URL(request.url).searchParams.get('opened');
  const found = await readClaim(shopOf(context), token, claim);
  return found
    ? {
        found,
        reportPath,
        reference: reference !== null && /^T-\d+$/.test(reference) ? reference : null,
      }
    : data({ found: null, reportPath, reference: null }, { status: 404 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = '', claim = '' } = params;
  const words = formText(await readForm(request), 'words');
  const opened = await flagClaim(shopOf(context), token, claim, words);
  if (!opened.ok) return data({ sentence: opened.failure.sentence, words }, { status: 400 });
  const path = `/r/${encodeURIComponent(token)}/wrong/${encodeURIComponent(claim)}`;
  return redirect(`${path}?opened=${opened.value.reference}`, 303);
}
