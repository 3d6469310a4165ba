import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import {
  eraseBuyer,
  exportBuyer,
  findBuyer,
  previewRetention,
  runRetentionNow,
} from '../../../desk/privacy';
import type { BuyerView } from '../../../desk/privacy/shape';
import { succeed } from '../../../kernel/result';
import { readForm } from '../../forms.server';
import { deskOf } from '../../page-context.server';
import { atDesk, whenPermitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-operations', async () => ({
    rules: await previewRetention(deskOf(args.context).retention),
  }));
}

export type PrivacyAnswer =
  | { readonly did: 'find'; readonly buyer: BuyerView }
  | { readonly did: 'export'; readonly file: string }
  | { readonly did: 'erase' | 'run'; readonly sentence: string }
  | { readonly did: 'fail'; readonly code: string; readonly sentence: string };

/** An address is never part of a page's own address: it would lie in logs and histories. */
export async function action(args: ActionFunctionArgs) {
  const answer = await perform(args);
  return data(answer, { status: answer.did === 'fail' ? refusalStatus(answer.code) : 200 });
}

async function perform(args: ActionFunctionArgs): Promise<PrivacyAnswer> {
  const form = await readForm(args.request);
  const text = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value.slice(0, 1_000) : '';
  };
  const { privacy, retention } = deskOf(args.context);
  const wanted = { email: text('email'), reason: text('reason') };
  const refused = ({
    failure,
  }: {
    readonly failure: { readonly code: string; readonly sentence: string };
  }): PrivacyAnswer => ({ did: 'fail', ...failure });
  switch (text('intent')) {
    case 'find': {
      const found = await whenPermitted(args, 'handle-privacy', (allowed) =>
        findBuyer(privacy, allowed, wanted.email),
      );
      return found.ok ? { did: 'find', buyer: found.value } : refused(found);
    }
    case 'export': {
      const exported = await whenPermitted(args, 'handle-privacy', (allowed) =>
        exportBuyer(privacy, allowed, wanted),
      );
      return exported.ok ? { did: 'export', file: exported.value } : refused(exported);
    }
    case 'erase': {
      if (text('typed').trim().toLowerCase() !== wanted.email.trim().toLowerCase()) {
        return {
          did: 'fail',
          code: 'not-typed',
          sentence: 'Enter the same email address again.',
        };
      }
      const erased = await whenPermitted(args, 'handle-privacy', (allowed) =>
        eraseBuyer(privacy, allowed, { ...wanted, reason: text('erase-reason') }),
      );
      return erased.ok
        ? {
            did: 'erase',
            sentence: 'Buyer erased. Their orders are kept without personal data.',
          }
        : refused(erased);
    }
    case 'run': {
      const run = await whenPermitted(args, 'handle-privacy', async (allowed) =>
        succeed(await runRetentionNow(retention, allowed)),
      );
      if (!run.ok) return refused(run);
      const gone = Object.values(run.value).reduce((sum, count) => sum + count, 0);
      return {
        did: 'run',
        sentence:
          gone === 0
            ? 'Nothing was due.'
            : `${gone} ${gone === 1 ? 'thing was' : 'things were'} deleted.`,
      };
    }
    default:
      return {
        did: 'fail',
        code: 'unknown',
        sentence: 'Something went wrong. Reload the page and try again.',
      };
  }
}
