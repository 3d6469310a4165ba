import type { Currency } from '../kernel/money';
import type { DeliveryOffer } from '../shop/orders/shape';

/** A company that the sample web knows, and what an order on it lets one see. */
export interface SampleCompany {
  readonly name: string;
  readonly shows: string;
}

/** What the pages may say of the shop as it is configured, for as long as it runs. */
export interface ShopSettings {
  readonly mode: 'demo' | 'live';
  /** Formatted by the catalogue, as “$35”. */
  readonly price: string;
  readonly amountInCents: number;
  /** Whether tax is added to the price. */
  readonly taxes: boolean;
  readonly currency: Currency;
  /** What may be paid in, each with its price; one where there is no choice. */
  readonly currencies: readonly { readonly currency: Currency; readonly price: string }[];
  readonly promiseHours: number;
  readonly manualContactHours: number;
  readonly supportEmail: string;
  /** Whether rating, numbers and testimonials of `content/` may be shown. */
  readonly claimsShown: boolean;
  /** Whether the pages say that an expert refines each report before it goes out. */
  readonly expertReview: boolean;
  /** Whether a person really looks at each report before it leaves; a demo speaks of it and may do without. */
  readonly reviewsAll: boolean;
  /** In sample mode the companies the shop knows; null when it takes any. */
  readonly sampleCompanies: readonly SampleCompany[] | null;
  readonly payment: PaymentFacts;
  /** Whether mails can be read in the browser, at `/outbox`. */
  readonly outboxOpen: boolean;
}

/** What they may say of it now. */
export interface ShopFacts extends ShopSettings {
  /** What holds for an order placed now. */
  readonly delivery: DeliveryOffer;
  /** Entries of the source catalogue that the shop may claim; the pages never say more. */
  readonly sourceCount: number;
  /** What real buyers gave, in live mode and once enough have; null otherwise. */
  readonly realRating: { readonly count: number; readonly average: number } | null;
  /** Their words, as far as they allow it and the owner has let them stand; empty where `realRating` is null. */
  readonly realQuotes: readonly {
    readonly stars: number;
    readonly words: string;
    readonly name: string;
  }[];
}

export interface PaymentFacts {
  readonly kind: 'sandbox' | 'stripe';
  readonly publishableKey: string;
}
