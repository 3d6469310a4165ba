import type { BulkAct, BulkAsked, BulkOutcome, BulkPreview } from '../../../desk/bulk/shape';
import type { ActDone, AskedAct, OrderLine, OrderPage } from '../../../desk/order/shape';
import type { Result } from '../../../kernel/result';

/** The page of one order. Every verb asks who is there; every act names the version it was made upon. */
export interface DeskOrderServices {
  view(request: Request, number: string): Promise<Result<OrderPage>>;
  /** Refused with `changed`, it says what happened since the page was read. */
  act(
    request: Request,
    number: string,
    asked: AskedAct,
  ): Promise<
    Result<ActDone> & {
      readonly changes: { readonly deeds: number; readonly lines: readonly OrderLine[] } | null;
    }
  >;
  /** What an act would do with each of these orders. */
  previewBulk(
    request: Request,
    asked: { readonly act: BulkAct; readonly numbers: readonly string[] },
  ): Promise<Result<BulkPreview>>;
  performBulk(request: Request, asked: BulkAsked): Promise<Result<readonly BulkOutcome[]>>;
  /** A mail as the buyer got it, its private links masked. */
  mail(
    request: Request,
    number: string,
    mailId: string,
  ): Promise<Result<{ readonly subject: string; readonly html: string }>>;
  /** The path of a private link, made now and shown nowhere. */
  link(request: Request, number: string, purpose: 'track' | 'report'): Promise<Result<string>>;
}
