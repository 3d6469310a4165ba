import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { BegunSecondFactor } from '../../../desk/identity/shape';
import { formText, readForm } from '../../forms.server';
import { servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';
import type { AccountServices } from './services.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'keep-own-account', async () => {
    const account = await servicesOf(args.context).account.read(args.request);
    if (!account.ok) throw data({ sentence: account.failure.sentence }, { status: 500 });
    return account.value;
  });
}

type Part = 'sessions' | 'password' | 'second-factor' | 'passkeys';

/** `of` is the part of the page that asked, so that each tells its own. */
export type AccountAnswer =
  | { readonly did: 'done'; readonly of: Part; readonly sentence: string }
  | {
      readonly did: 'begin';
      readonly of: Part;
      readonly begun: BegunSecondFactor;
      readonly sentence: string | null;
    }
  | {
      readonly did: 'codes';
      readonly of: Part;
      readonly codes: readonly string[];
      readonly sentence: string;
    }
  | { readonly did: 'fail'; readonly of: Part; readonly code: string; readonly sentence: string };

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await perform(request, servicesOf(context).account, await readForm(request));
  return data(answer, { status: answer.did === 'fail' ? refusalStatus(answer.code) : 200 });
}

async function perform(
  request: Request,
  account: AccountServices,
  form: FormData,
): Promise<AccountAnswer> {
  const text = (field: string): string => formText(form, field);
  switch (text('intent')) {
    case 'end-session': {
      const ended = await account.endSession(request, text('id'));
      return ended.ok ? done('sessions', 'Session ended.') : refuse('sessions', ended.failure);
    }
    case 'end-others': {
      const ended = await account.endOtherSessions(request);
      return ended.ok
        ? done('sessions', 'All other sessions ended.')
        : refuse('sessions', ended.failure);
    }
    case 'change-password': {
      const changed = await account.changePassword(request, {
        old: text('old-password'),
        next: text('new-password'),
      });
      return changed.ok
        ? done('password', 'Password changed. Your other sessions ended.')
        : refuse('password', changed.failure);
    }
    case 'begin-second-factor': {
      const begun = await account.beginSecondFactor(request);
      return begun.ok
        ? { did: 'begin', of: 'second-factor', begun: begun.value, sentence: null }
        : refuse('second-factor', begun.failure);
    }
    case 'confirm-second-factor':
      return confirm(request, account, text('app-code'));
    case 'renew-codes': {
      const renewed = await account.renewRecoveryCodes(request);
      return renewed.ok
        ? codes(
            renewed.value.codes,
            'Here are ten new recovery codes. The old ones no longer work.',
          )
        : refuse('second-factor', renewed.failure);
    }
    case 'add-passkey': {
      const added = await account.addPasskey(request, {
        credential: text('credential'),
        name: text('passkey-name'),
      });
      return added.ok ? done('passkeys', 'Passkey added.') : refuse('passkeys', added.failure);
    }
    case 'remove-passkey': {
      const removed = await account.removePasskey(request, text('id'));
      return removed.ok
        ? done('passkeys', 'Passkey removed.')
        : refuse('passkeys', removed.failure);
    }
    default:
      return refuse('sessions', {
        code: 'unknown',
        sentence: 'Something went wrong. Reload the page and try again.',
      });
  }
}

async function confirm(
  request: Request,
  account: AccountServices,
  code: string,
): Promise<AccountAnswer> {
  const confirmed = await account.confirmSecondFactor(request, code);
  if (confirmed.ok)
    return codes(
      confirmed.value.codes,
      'Two-factor authentication is on. You’ll need a code at each login.',
    );
  const begun =
    confirmed.failure.code === 'wrong-code' ? await account.begunSecondFactor(request) : null;
  return begun === null
    ? refuse('second-factor', confirmed.failure)
    : { did: 'begin', of: 'second-factor', begun, sentence: confirmed.failure.sentence };
}

const done = (of: Part, sentence: string): AccountAnswer => ({ did: 'done', of, sentence });
const codes = (made: readonly string[], sentence: string): AccountAnswer => ({
  did: 'codes',
  of: 'second-factor',
  codes: made,
  sentence,
});
const refuse = (
  of: Part,
  failure: { readonly code: string; readonly sentence: string },
): AccountAnswer => ({ did: 'fail', of, ...failure });
