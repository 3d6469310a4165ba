import type { Permit } from '../policy';
import type { Act } from './act-on-entry';
import { answerEntry } from './answer-entry';
import type { InboxContext } from './ports';
import { assignEntry, closeEntry, reopenEntry } from './settle-entry';
import type { InboxAct } from './shape';

/** What a form of an entry's page asks for. */
export function actByIntent(
  context: InboxContext,
  allowed: Permit<'answer-messages'>,
  act: InboxAct,
): Act {
  switch (act.intent) {
    case 'answer':
      return answerEntry(context, allowed, act);
    case 'close':
      return closeEntry(context, allowed, act);
    case 'reopen':
      return reopenEntry(context, allowed, act);
    case 'assign':
      return assignEntry(context, allowed, act);
  }
}
