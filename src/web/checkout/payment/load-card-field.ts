import type { CardFieldModule } from './card-field';

export function loadCardField(kind: 'sandbox' | 'stripe'): Promise<CardFieldModule> {
  return kind === 'sandbox' ? import('./sandbox-card') : import('./stripe-element');
}
