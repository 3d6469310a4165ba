import type { AddressContext } from '../delivery/address';
import type { ChoiceLinkContext } from '../delivery/choice';
import type { LinksContext } from '../delivery/links';
import type { LostLinksContext } from '../delivery/lost-links';
import type { RatingsContext } from '../delivery/ratings';
import type { ReceiptPrinter } from '../delivery/receipt';
import type { SecondRoundsContext } from '../delivery/second-round';
import type { TrackingContext } from '../delivery/tracking';
import type { FileStorage } from '../platform/files';
import type { listOutbox } from '../platform/mail';
import type { ReportDocument } from '../report/document/shape';
import type { CompanyLookup } from '../research/company';
import type { DraftCookie, OrdersContext } from '../shop/orders';
import type { PaymentsContext } from '../shop/payments';
import type { SupportContext } from '../shop/support';
import type { openSample } from './sample/open-sample.server';
import type { ShopFacts, ShopSettings } from './shop-facts';
import type { SourceStates } from './sources/source-states';
import type { ApiDocument } from './storefront/api/read-document';

/** What the pages of buyers are made of: the shop's own facts, and the modules whose verbs they call. */
export interface ShopContexts {
  readonly baseUrl: string;
  /** What describes the calls that programs may make. */
  readonly apiDocument: ApiDocument;
  now(): Date;
  readonly settings: ShopSettings;
  facts(): Promise<ShopFacts>;
  reportError(error: unknown, requestId: string): void;
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  /** The one names an order and the other a gift, never each other's. */
  readonly cookies: { readonly order: DraftCookie; readonly gift: DraftCookie };
  readonly support: SupportContext;
  readonly links: LinksContext;
  readonly lostLinks: LostLinksContext;
  readonly address: AddressContext;
  readonly choices: ChoiceLinkContext;
  readonly ratings: RatingsContext;
  readonly secondRounds: SecondRoundsContext;
  readonly receipts: ReceiptPrinter;
  readonly tracking: TrackingContext;
  readonly files: FileStorage;
  readonly sample: ReturnType<typeof openSample>;
  readonly sources: SourceStates;
  /** Companies that may be meant by what was typed. */
  readonly lookUpCompanies: CompanyLookup;
  /** Told when details were sent that no draft held before. */
  onNewDraft(): void;
  /** With the interview’s time as it is now, where one is known. */
  printPocketCard(document: ReportDocument, when?: string): Promise<Uint8Array>;
  /** Null where mails really go out. */
  readonly outbox: Parameters<typeof listOutbox>[0] | null;
}
