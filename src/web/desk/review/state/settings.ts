import type { WordStore } from './drafts/kept-words';
import type { OrderMode } from './claim-order';

export interface DeskSettings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'comfortable' | 'dense';
  readonly width: 'even' | 'wide';
  readonly order: OrderMode;
  /** The report is shown as its buyer's page, and not sentence by sentence. */
  readonly buyersPage: boolean;
  readonly pageWidth: 'phone' | 'desktop';
  /** Single letters act at once; those who speak to their machine switch them off. */
  readonly singleKeys: boolean;
}

export const DEFAULT_SETTINGS: DeskSettings = {
  theme: 'system',
  density: 'comfortable',
  width: 'even',
  order: 'risk',
  buyersPage: false,
  pageWidth: 'phone',
  singleKeys: true,
};

const KEY = 'foreword.bench.settings';

const oneOf = <Value extends string>(
  value: unknown,
  allowed: readonly Value[],
  otherwise: Value,
): Value => allowed.find((one) => one === value) ?? otherwise;

export function readDeskSettings(store: WordStore): DeskSettings {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? '{}') as Partial<DeskSettings>;
    return {
      theme: oneOf(kept.theme, ['system', 'light', 'dark'], 'system'),
      density: oneOf(kept.density, ['comfortable', 'dense'], 'comfortable'),
      width: oneOf(kept.width, ['even', 'wide'], 'even'),
      order: oneOf(kept.order, ['risk', 'reading'], 'risk'),
      buyersPage: kept.buyersPage === true,
      pageWidth: oneOf(kept.pageWidth, ['phone', 'desktop'], 'phone'),
      singleKeys: kept.singleKeys !== false,
    };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export function writeDeskSettings(store: WordStore, settings: DeskSettings): void {
  store.setItem(KEY, JSON.stringify(settings));
}
