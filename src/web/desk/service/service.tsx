import { useActionData, useLoaderData } from 'react-router';
import type { ServiceView } from '../../../desk/service/shape';
import { Alert } from '../../ui/alert';
import { ReadyBy } from '../../ui/ready-by';
import { serviceFormOf } from './form-of';
import { ServiceFields } from './service-form';
import type { action, loader } from './service.server';
export { action, loader } from './service.server';

export default function Service() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!shown) return null;
  const { view, saved } = shown;
  return (
    <>
      <title>Service level</title>
      <h1 className="text-2xl">Service level</h1>
      {refused && (
        <div className="mt-6">
          <Alert kind="danger" title={refused.sentence} announced />
        </div>
      )}
      {saved && !refused && (
        <p role="status" className="mt-6 font-semibold">
          Saved. It applies to new orders.
        </p>
      )}
      <ServiceNotice view={view} />
      <ServiceFields
        key={view.settings.version}
        form={refused?.form ?? serviceFormOf(view.settings)}
        errors={refused?.errors ?? {}}
        version={view.settings.version}
      />
    </>
  );
}

function ServiceNotice({
  view: { next, waiting, usual, expertNeeded },
}: {
  readonly view: ServiceView;
}) {
  return (
    <section className="mt-8" aria-label="What buyers see now">
      <h2 className="text-xl">What buyers see now</h2>
      {next.closed === null ? (
        <p className="mt-2 text-lg">
          {usual ? (
            'Their report will be ready within 12 hours of payment.'
          ) : (
            <>
              Their report will be ready by <ReadyBy iso={next.readyBy.toISOString()} />.
            </>
          )}
        </p>
      ) : (
        <p className="mt-2 text-lg">
          No orders are taken: “{next.closed}”{' '}
          {next.opensAt && (
            <>
              Orders reopen <ReadyBy iso={next.opensAt.toISOString()} />.
            </>
          )}
        </p>
      )}
      <p className="mt-2 text-soft">
        {waiting === 0
          ? 'No reports in progress.'
          : waiting === 1
            ? 'One report in progress.'
            : `${waiting} reports in progress.`}{' '}
        Existing deadlines don’t change.
      </p>
      {!expertNeeded && (
        <p className="mt-2 text-soft">
          REVIEW=auto delivers reports before expert review, so capacity and absence don’t change
          the delivery time. You can still stop orders.
        </p>
      )}
    </section>
  );
}
