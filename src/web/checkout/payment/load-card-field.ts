import type { CardFieldModule } from './card-field';

export async function loadCardField(kind: 'sandbox' | 'stripe'): Promise<CardFieldModule> {
  if (kind === 'stripe') {
    const { CardField, retrievePayment } = await import('./stripe-element');
    return { CardField, retrievePayment };
  }
  const [{ CardField }, { retrieveFromSandbox }] = await Promise.all([
    import('./sandbox-card'),
    import('./sandbox-calls'),
  ]);
  return { CardField, retrievePayment: retrieveFromSandbox };
}
