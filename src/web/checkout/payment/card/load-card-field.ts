import type { CardFieldModule } from './card-field';

export async function loadCardField(kind: 'sandbox' | 'stripe'): Promise<CardFieldModule> {
  if (kind === 'stripe') {
    const { StripeCardField: CardField, retrieveFromStripe: retrievePayment } =
      await import('./stripe-element');
    return { CardField, retrievePayment };
  }
  const [{ SandboxCardField: CardField }, { retrieveFromSandbox }] = await Promise.all([
    import('./sandbox-card'),
    import('./sandbox-calls'),
  ]);
  return { CardField, retrievePayment: retrieveFromSandbox };
}
