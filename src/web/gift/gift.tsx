import { useActionData, useLoaderData } from 'react-router';
import { ConfirmingOnServer } from '../checkout/payment/confirming';
import type { PageHandle } from '../root';
import { Alert } from '../ui/alert';
import { Page } from '../ui/page';
import type { action, loader } from './gift.server';
import { GiftForm } from './gift-form';
import { GiftPayment } from './gift-payment';
import { GiftReady } from './gift-ready';
export { action, loader } from './gift.server';

export const handle: PageHandle = { hydrate: true };

const LOST =
  'We couldn’t find your details. Send the form again. If you come back here, allow cookies for this site.';
const DESCRIPTION =
  'Give somebody a report that prepares them for an interview. They choose the company when they’re ready.';

/** A report for somebody else: the form, the payment, and the code to pass on. */
export default function Gift() {
  const found = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { facts, view, details, gift, trackingPath, baseUrl } = found;
  switch (view) {
    case 'details':
      return (
        <Page title="Give a Report" description={DESCRIPTION}>
          {found.lost && <Alert kind="danger" title={LOST} />}
          <p className="text-lg">
            They get one interview report, on any company and role. You pay {facts.price}
            {facts.taxes && ', plus tax,'} now; they pay nothing.
          </p>
          <GiftForm details={refused?.details ?? details} errors={refused?.errors ?? {}} />
        </Page>
      );
    case 'payment':
      return (
        <Page title="Pay for Your Gift" hidden>
          <GiftPayment {...found} />
        </Page>
      );
    case 'confirming':
      return (
        <Page title="Pay for Your Gift" hidden>
          <ConfirmingOnServer />
        </Page>
      );
    case 'bought':
      return (
        <Page title="Your Gift Is Ready" hidden>
          {gift && <GiftReady gift={gift} baseUrl={baseUrl} />}
          <p className="mt-6">We’ve emailed you the code and your receipt.</p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            {trackingPath && (
              <a className={link} href={trackingPath}>
                Receipt, or another address
              </a>
            )}
            <a className={link} href="/gift">
              Give another
            </a>
          </p>
        </Page>
      );
  }
}

const link = 'inline-flex min-h-11 items-center underline underline-offset-4';
