import type { ContactAnswer, SentContact } from '../shop/support';
import type { createOrderServices } from './checkout/order-services.server';
import type { createGiftServices } from './gift/gift-services.server';
import type { createReportServices } from './report/services.server';
import type { createSampleServices } from './sample/sample-services.server';
import type { SourcesServices } from './sources/services.server';
import type { ApiDocument } from './storefront/api/read-document';
import type { ShopFacts, ShopSettings } from './shop-facts';
import type { createTrackingServices } from './tracking/tracking-services.server';

/** What the pages ask of the modules; the composition binds each to a module's verb. */
export interface Services {
  readonly baseUrl: string;
  /** What describes the calls that programs may make. */
  readonly apiDocument: ApiDocument;
  now(): Date;
  readonly settings: ShopSettings;
  facts(): Promise<ShopFacts>;
  reportError(error: unknown, requestId: string): void;
  readonly orders: ReturnType<typeof createOrderServices>;
  readonly gifts: ReturnType<typeof createGiftServices>;
  readonly tracking: ReturnType<typeof createTrackingServices>;
  readonly reports: ReturnType<typeof createReportServices>;
  readonly sample: ReturnType<typeof createSampleServices>;
  readonly sources: SourcesServices;
  readonly support: {
    /** For the form without scripts; with them the browser calls `/api/contact`. */
    receive(message: SentContact): Promise<ContactAnswer>;
  };
}
