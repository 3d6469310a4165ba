import { useActionData, useLoaderData } from 'react-router';
import { emptyCodeForm } from '../../../desk/codes/shape';
import { Alert } from '../../ui/alert';
import { CodesTable } from './codes-table';
import type { action, loader } from './codes.server';
import { NewCodeForm } from './new-code-form';
export { action, loader } from './codes.server';

export default function Codes() {
  const shown = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (!shown) return null;
  return (
    <>
      <title>Codes</title>
      <h1 className="text-2xl">Codes</h1>
      <p className="mt-2 text-soft">
        What buyers can type to pay less. A draft holds a code for three hours; unpaid, the code is
        free again.
      </p>
      {answered && (
        <div className="mt-6">
          <Alert kind={answered.saved ? 'notice' : 'danger'} title={answered.sentence} announced />
        </div>
      )}
      {shown.codes.length === 0 ? (
        <p className="mt-8">No codes yet.</p>
      ) : (
        <CodesTable codes={shown.codes} />
      )}
      <section aria-labelledby="new-code" className="mt-12 max-w-3xl">
        <h2 id="new-code" className="text-xl">
          New code
        </h2>
        <NewCodeForm form={answered?.form ?? emptyCodeForm} errors={answered?.errors ?? {}} />
      </section>
    </>
  );
}
