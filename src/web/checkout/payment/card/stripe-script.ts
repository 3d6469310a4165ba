/** The part of the provider's own script that we use, typed by what its reference promises. */
export interface StripeElements {
  create(
    type: 'payment',
    options?: {
      readonly layout?: 'tabs' | 'accordion';
      readonly paymentMethodOrder?: readonly string[];
    },
  ): StripePaymentElement;
  getElement(type: 'payment'): StripePaymentElement | null;
}

export interface StripePaymentElement {
  mount(target: HTMLElement): void;
  destroy(): void;
  on(event: 'ready', handler: () => void): void;
  on(
    event: 'loaderror',
    handler: (event: { readonly error?: { readonly message?: string } }) => void,
  ): void;
}

interface StripePayment {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly last_payment_error?: { readonly message?: string } | null;
}

export interface StripeAnswer {
  readonly error?: {
    readonly type?: string;
    readonly code?: string;
    readonly message?: string;
    readonly payment_intent?: StripePayment;
  };
  readonly paymentIntent?: StripePayment;
}

export interface Stripe {
  elements(options: {
    readonly clientSecret: string;
    readonly appearance?: { readonly theme: 'stripe' | 'night' };
  }): StripeElements;
  confirmPayment(options: {
    readonly elements: StripeElements;
    readonly redirect: 'if_required';
    readonly confirmParams: {
      readonly return_url: string;
      readonly payment_method_data: {
        readonly billing_details: { readonly name?: string; readonly email: string };
      };
    };
  }): Promise<StripeAnswer>;
  retrievePaymentIntent(clientSecret: string): Promise<StripeAnswer>;
}

type MakeStripe = (publishableKey: string) => Stripe;

const ADDRESS = 'https://js.stripe.com/v3/';
let loading: Promise<MakeStripe> | undefined;

/** The provider asks that its script come from its own host; it is loaded once, and again only after a failure. */
export function loadStripe(): Promise<MakeStripe> {
  loading ??= new Promise<MakeStripe>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.addEventListener('load', () => {
      const { Stripe: make } = window as unknown as { Stripe?: MakeStripe };
      if (make) resolve(make);
      else reject(new Error('the script brought nothing'));
    });
    script.addEventListener('error', () => reject(new Error('the script did not load')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
