import type { Result } from '../kernel/result';
import type { TrackingView } from '../delivery/tracking/shape';
import type {
  CodeRefusal,
  GiftDetails,
  GiftErrors,
  GiftView,
  ReceiptDetails,
  TaxPlace,
  OrderPrice,
  DeliveryOffer,
  DetailsErrors,
  OrderAnswers,
  OrderDetails,
  RoleOffer,
} from '../shop/orders/shape';
import type { CompanySuggestions } from '../research/company/shape';
import type { SentExtras } from './checkout/details';
import type { ReportServices } from './report/services.server';
import type { SourcesServices } from './sources/services.server';
import type { SampleExcerpt } from './sample/excerpt';
import type { ApiDocument } from './storefront/api/read-document';
import type { ShopFacts, ShopSettings } from './shop-facts';
import type { InterviewAnswers } from './tracking/tracking-view';

/** A header that sets or clears a cookie; the pages hand it on and never look into it. */
export type SetCookie = string;

/** What the pages ask of the modules; the composition binds each to a module's verb. */
export interface Services {
  readonly baseUrl: string;
  /** What describes the calls that programs may make. */
  readonly apiDocument: ApiDocument;
  now(): Date;
  readonly settings: ShopSettings;
  facts(): Promise<ShopFacts>;
  reportError(error: unknown, requestId: string): void;
  readonly orders: OrderServices;
  readonly gifts: GiftServices;
  readonly tracking: TrackingServices;
  readonly reports: ReportServices;
  readonly sample: SampleServices;
  readonly sources: SourcesServices;
  readonly support: SupportServices;
}

export interface Refused {
  readonly ok: false;
  readonly errors: DetailsErrors;
  readonly sentence: string;
}

/** The order that this browser's cookie names. */
export interface OrderInHand {
  readonly details: OrderDetails;
  readonly companyPick: string | null;
  readonly answers: OrderAnswers;
  readonly price: OrderPrice;
  /** `confirming` while the provider has the payment in hand, `manual` while it is to be paid otherwise. */
  readonly state: 'draft' | 'confirming' | 'placed' | 'manual';
  readonly placedAt: string | null;
  readonly trackingPath: string | null;
  /** What the typed role may mean; null where that is clear. */
  readonly role: RoleOffer | null;
  /** When this company’s postings were last read, where plainly none was near the role; null where nothing is known. */
  readonly noSuchJob: { readonly readAt: string } | null;
  /** What its buyer was told before paying, or was promised then. */
  readonly delivery: DeliveryOffer;
}

export interface OrderServices {
  inHand(request: Request): Promise<OrderInHand | null>;
  saveDraft(
    request: Request,
    details: OrderDetails,
    extras: SentExtras,
  ): Promise<
    | {
        readonly ok: true;
        readonly cookie: SetCookie;
        /** Why the code that came along isn’t taken; null where it is, or none came. */
        readonly refusedCode: CodeRefusal | null;
      }
    | Refused
  >;
  /** Companies that may be meant by what was typed so far; `wide` asks directories too. */
  suggestCompanies(typed: string, wide: boolean): Promise<CompanySuggestions>;
  suggestRoles(typed: string): readonly string[];
  /** Keeps what the role of the order in hand is nearest to. */
  chooseOccupation(request: Request, occupation: string): Promise<Result<null>>;
  /** Gives the order in hand the price of a code, or with null its own again. */
  changeCode(request: Request, typed: string | null): Promise<Result<null>>;
  /** Prices the order in hand in another currency. */
  payIn(request: Request, currency: string): Promise<Result<null>>;
  /** Adds the tax of a place to the order in hand. */
  applyTax(request: Request, place: TaxPlace): Promise<Result<null>>;
  /** Places the order in hand whose code leaves nothing to pay. */
  takeFree(request: Request): Promise<Result<null>>;
  /** Keeps the details as the draft and places it to be paid by other means. */
  requestManual(
    request: Request,
    details: OrderDetails,
    extras: SentExtras,
  ): Promise<
    | { readonly ok: true; readonly cookie: SetCookie; readonly trackingPath: string | null }
    | Refused
  >;
}

/** The gift that this browser’s cookie names. */
export interface GiftInHand {
  readonly details: GiftDetails;
  readonly price: OrderPrice;
  readonly state: 'draft' | 'confirming' | 'bought';
  /** Once it is paid for. */
  readonly gift: GiftView | null;
  readonly trackingPath: string | null;
}

export interface GiftServices {
  inHand(request: Request): Promise<GiftInHand | null>;
  save(
    request: Request,
    details: GiftDetails,
  ): Promise<
    | { readonly ok: true; readonly cookie: SetCookie }
    | { readonly ok: false; readonly errors: GiftErrors }
  >;
  payIn(request: Request, currency: string): Promise<Result<null>>;
  applyTax(request: Request, place: TaxPlace): Promise<Result<null>>;
}

/** A token that opens nothing (any more) is null, or a failure that says so. */
export interface TrackingServices {
  open(token: string): Promise<TrackingView | null>;
  answer(token: string, answers: InterviewAnswers): Promise<Result<null>>;
  /** The interview as a calendar entry; null where its day isn't known or has passed. */
  interview(token: string): Promise<string | null>;
  chooseOccupation(token: string, occupation: string): Promise<Result<null>>;
  saveReceipt(token: string, details: ReceiptDetails): Promise<Result<null>>;
  /** Null where nothing was paid. */
  receipt(token: string): Promise<{ readonly bytes: Uint8Array; readonly filename: string } | null>;
  /** A look at what changed since the report: once for each order. */
  askSecondRound(token: string): Promise<Result<null>>;
  /** Writes to the new address, which counts once the link in that mail is followed. */
  askNewAddress(token: string, email: string): Promise<Result<{ readonly address: string }>>;
  confirmAddress(
    token: string,
  ): Promise<Result<{ readonly address: string; readonly trackUrl: string }>>;
  /** Emails an unused gift to another address. */
  sendGift(token: string, email: string): Promise<Result<null>>;
  requestCancel(token: string, reason: string): Promise<Result<null>>;
  /** Known and unknown addresses take the same time and get the same answer. */
  sendLinks(email: string): Promise<Result<string>>;
}

/** The report that everybody may read, about a company that does not exist. */
export interface SampleServices {
  page(): Promise<string>;
  pdf(): Promise<{ readonly bytes: Uint8Array; readonly filename: string }>;
  pocketCard(): Promise<{ readonly bytes: Uint8Array; readonly filename: string }>;
  excerpt(): Promise<SampleExcerpt>;
}

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Filled in by programs alone. */
  readonly trap: string;
  /** When the form was opened; null where that isn't known. */
  readonly openedAt: Date | null;
}

export interface SupportServices {
  /** For the form without scripts; with them the browser calls `/api/contact`. */
  receive(message: ContactMessage): Promise<Result<null>>;
}
