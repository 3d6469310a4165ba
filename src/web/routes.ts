import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('shop-layout.tsx', [
    index('storefront/landing.tsx'),
    route('about', 'storefront/about.tsx'),
    route('faq', 'storefront/faq.tsx'),
    route('terms', 'storefront/terms.tsx'),
    route('privacy', 'storefront/privacy.tsx'),
    route('contact', 'contact/contact.tsx'),
    route('order', 'checkout/order.tsx'),
    route('success', 'checkout/success.tsx'),
    route('links', 'tracking/links.tsx'),
    route('track/:token', 'tracking/track.tsx'),
    route('address/:token', 'tracking/address.tsx'),
    route('choose/:token', 'choose/choose.tsx'),
    route('admin', 'desk/admin.tsx'),
    route('desk/invitation/:token', 'desk/invitation.tsx'),
    route('outbox', 'outbox/list.tsx'),
    route('outbox/:id', 'outbox/message.tsx'),
    route('*', 'storefront/not-found.tsx'),
  ]),
  route('order/draft', 'checkout/draft-route.ts'),
  route('order/manual', 'checkout/manual-route.ts'),
  route('outbox/:id/html', 'outbox/html.ts'),
  route('outbox/:id/attachment/:index', 'outbox/attachment.ts'),
  route('r/:token', 'report/page.ts'),
  route('r/:token/report.pdf', 'report/pdf.ts'),
] satisfies RouteConfig;
