import { useActionData, useLoaderData } from 'react-router';
import type { ServiceView } from '../../../desk/service/shape';
import { Alert } from '../../ui/alert';
import { ReadyBy } from '../../ui/ready-by';
import { formOf } from './form-of';
import { ServiceFields } from './service-form';
import type { action, loader } from './service.server';
export { action, loader } from './service.server';

export default function Service() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!shown) return null;
  const { view, problem, saved } = shown;
  return (
    <>
      <title>Service level</title>
      <h1 className="text-[2rem]">Service level</h1>
      {problem && (
        <div className="mt-6">
          <Alert kind="danger" title={problem} announced />
        </div>
      )}
      {refused && (
        <div className="mt-6">
          <Alert kind="danger" title={refused.sentence} announced />
        </div>
      )}
      {saved && !refused && (
        <p role="status" className="mt-6 font-semibold">
          Saved. It counts from the next order on.
        </p>
      )}
      {view && <ServiceNotice view={view} />}
      {view && (
        <ServiceFields
          key={view.settings.version}
          form={refused?.form ?? formOf(view.settings)}
          errors={refused?.errors ?? {}}
          version={view.settings.version}
        />
      )}
    </>
  );
}

function ServiceNotice({
  view: { next, waiting, usual, expertNeeded },
}: {
  readonly view: ServiceView;
}) {
  return (
    <section className="mt-8" aria-label="What buyers are told now">
      <h2 className="text-xl">What buyers are told now</h2>
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
              They begin again <ReadyBy iso={next.opensAt.toISOString()} />.
            </>
          )}
        </p>
      )}
      <p className="mt-2 text-soft">
        {waiting === 0
          ? 'No report is in hand.'
          : waiting === 1
            ? 'One report is in hand.'
            : `${waiting} reports are in hand.`}{' '}
        What was promised stays promised.
      </p>
      {!expertNeeded && (
        <p className="mt-2 text-soft">
          In this shop reports go out before an expert has seen them (REVIEW=auto), so neither
          capacity nor absence moves the hour; stopping orders works all the same.
        </p>
      )}
    </section>
  );
}
