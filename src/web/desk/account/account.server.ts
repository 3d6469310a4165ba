import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import {
  addPasskey,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endOtherSessions,
  endOwnSession,
  readAccount,
  readBegun,
  removePasskey,
  renewRecoveryCodes,
} from '../../../desk/identity';
import type { BegunSecondFactor } from '../../../desk/identity/shape';
import { succeed } from '../../../kernel/result';
import { formText, readForm } from '../../forms.server';
import { deskOf } from '../../page-context.server';
import { atDesk, permitted, whenPermitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';
import { challengeIn, sessionIn } from './cookies.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'keep-own-account', (allowed) =>
    readAccount(deskOf(args.context).identity, allowed, sessionIn(args)),
  );
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

export async function action(args: ActionFunctionArgs) {
  const answer = await perform(args, await readForm(args.request));
  return data(answer, { status: answer.did === 'fail' ? refusalStatus(answer.code) : 200 });
}

async function perform(args: ActionFunctionArgs, form: FormData): Promise<AccountAnswer> {
  const text = (field: string): string => formText(form, field);
  const { identity } = deskOf(args.context);
  switch (text('intent')) {
    case 'end-session': {
      const ended = await whenPermitted(args, 'keep-own-account', (allowed) =>
        endOwnSession(identity, allowed, text('id')),
      );
      return ended.ok ? done('sessions', 'Session ended.') : refuse('sessions', ended.failure);
    }
    case 'end-others': {
      const ended = await whenPermitted(args, 'keep-own-account', (allowed) =>
        endOtherSessions(identity, allowed, sessionIn(args)),
      );
      return ended.ok
        ? done('sessions', 'All other sessions ended.')
        : refuse('sessions', ended.failure);
    }
    case 'change-password': {
      const changed = await whenPermitted(args, 'keep-own-account', (allowed) =>
        changePassword(identity, allowed, {
          old: text('old-password'),
          next: text('new-password'),
          token: sessionIn(args),
        }),
      );
      return changed.ok
        ? done('password', 'Password changed. Your other sessions ended.')
        : refuse('password', changed.failure);
    }
    case 'begin-second-factor': {
      const begun = await whenPermitted(args, 'change-second-factor', async (allowed) =>
        succeed(await beginSecondFactor(identity, allowed)),
      );
      return begun.ok
        ? { did: 'begin', of: 'second-factor', begun: begun.value, sentence: null }
        : refuse('second-factor', begun.failure);
    }
    case 'confirm-second-factor':
      return confirm(args, text('app-code'));
    case 'renew-codes': {
      const renewed = await whenPermitted(args, 'change-second-factor', (allowed) =>
        renewRecoveryCodes(identity, allowed),
      );
      return renewed.ok
        ? codes(
            renewed.value.codes,
            'Here are ten new recovery codes. The old ones no longer work.',
          )
        : refuse('second-factor', renewed.failure);
    }
    case 'add-passkey': {
      const added = await whenPermitted(args, 'change-second-factor', (allowed) =>
        addPasskey(identity, allowed, {
          token: sessionIn(args),
          ticket: challengeIn(args),
          credential: text('credential'),
          name: text('passkey-name'),
        }),
      );
      return added.ok ? done('passkeys', 'Passkey added.') : refuse('passkeys', added.failure);
    }
    case 'remove-passkey': {
      const removed = await whenPermitted(args, 'change-second-factor', (allowed) =>
        removePasskey(identity, allowed, text('id')),
      );
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

/** After a wrong code the one that was begun is shown again. */
async function confirm(args: ActionFunctionArgs, code: string): Promise<AccountAnswer> {
  const { identity } = deskOf(args.context);
  const allowed = await permitted(args, 'change-second-factor');
  if (!allowed.ok) return refuse('second-factor', allowed.failure);
  const proof = { code, token: sessionIn(args) };
  const confirmed = await confirmSecondFactor(identity, allowed.value, proof);
  if (confirmed.ok)
    return codes(
      confirmed.value.codes,
      'Two-factor authentication is on. You’ll need a code at each login.',
    );
  const begun =
    confirmed.failure.code === 'wrong-code' ? await readBegun(identity, allowed.value) : null;
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
