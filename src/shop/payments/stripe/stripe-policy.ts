import type { ContentPolicy } from '../../../platform/http';

const LINK = ['https://link.com', 'https://*.link.com'];

/**
 * What Stripe’s integration security guide lists for Stripe.js and for Link, which its field offers
 * by itself. It works on no page that is isolated from other origins, and banks and wallets answer
 * from windows of their own.
 */
export const STRIPE_POLICY: ContentPolicy = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...LINK],
  connections: ['https://api.stripe.com', ...LINK],
  images: ['https://*.stripe.com', 'https://*.link.com'],
  popups: true,
};
