import { useLoaderData } from 'react-router';
import { Alert } from '../../../ui/alert';
import type { loader } from './queue.server';
import { CompanyQuestions } from '../../company/company-questions';
import { QueueTable } from './queue-table';
export { loader } from './queue.server';

export default function Queue() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return null;
  const { rows, questions, problem, maySeeCorrections } = shown;
  return (
    <>
      <title>Reports to review</title>
      <h1 className="text-2xl">Reports to review</h1>
      {problem && (
        <div className="mt-6">
          <Alert title={problem.sentence} />
        </div>
      )}
      {questions.length > 0 && <CompanyQuestions rows={questions} />}
      {!problem && rows.length === 0 && <p className="mt-8">No reports waiting for review.</p>}
      {rows.length > 0 && <QueueTable rows={rows} />}
      {maySeeCorrections && (
        <p className="mt-8 text-sm">
          <a href="/desk/corrections" download className="inline-block py-2 text-accent underline">
            Export corrections as test cases
          </a>
        </p>
      )}
    </>
  );
}
