import type { LoaderFunctionArgs } from 'react-router';
import { listInbox } from '../../../desk/inbox';
import { entryKinds, inboxShelves, type InboxSearch } from '../../../desk/inbox/shape';
import { deskOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';

const LONGEST_WORDS = 200;

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-messages', async (allowed) => {
    const search = readSearch(new URL(args.request.url));
    const { inbox } = deskOf(args.context);
    const listed = await listInbox(inbox, allowed, search);
    return { ...listed, search, mailbox: inbox.supportAddress };
  });
}

/** What the address can't mean is as if it were not there. */
function readSearch({ searchParams }: URL): InboxSearch {
  const text = (name: string): string => searchParams.get(name)?.trim() ?? '';
  return {
    shelf: inboxShelves.find((shelf) => shelf === text('show')) ?? 'open',
    kind: entryKinds.find((kind) => kind === text('kind')) ?? 'all',
    words: text('words').slice(0, LONGEST_WORDS).toWellFormed(),
    after: text('after') || null,
  };
}
