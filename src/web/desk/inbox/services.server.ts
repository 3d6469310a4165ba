import type { Result } from '../../../kernel/result';
import type {
  InboxAct,
  InboxEntry,
  InboxPage,
  InboxProblem,
  InboxSearch,
} from '../../../desk/inbox/shape';

/** Every verb asks who is there. */
export interface InboxServices {
  /** Where buyers' replies arrive, outside of the shop. */
  readonly mailbox: string;
  list(request: Request, search: InboxSearch): Promise<Result<InboxPage, InboxProblem>>;
  open(request: Request, reference: string): Promise<Result<InboxEntry, InboxProblem>>;
  act(request: Request, act: InboxAct): Promise<Result<null, InboxProblem>>;
}
