import { useActionData, useLoaderData } from 'react-router';
import type { TaskRun } from '../../../desk/operations/shape';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataTable, DataRow } from '../ui/data-table';
import { FormNotice } from '../ui/said';
import { ActButton } from './act-button';
import type { startTask, tasks } from './pages.server';
export { startTask as action, tasks as loader } from './pages.server';

const RESULTS: Readonly<Record<TaskRun['state'], string>> = {
  waiting: 'Waiting',
  running: 'Running',
  failed: 'Failed, retrying',
  dead: 'Failed',
  done: 'Done',
};

export default function Tasks() {
  const rows = useLoaderData<typeof tasks>();
  const acted = useActionData<typeof startTask>();
  if (!rows) return null;
  return (
    <>
      <title>Operations: scheduled tasks</title>
      <FormNotice acted={acted} />
      <h2 className="mt-6 text-xl">Scheduled tasks</h2>
      <p className="mt-1 text-soft">Schedule times are UTC. Results are kept for seven days.</p>
      <DataTable
        label="Scheduled tasks"
        columns={['Task', 'Schedule', 'Last run', 'Last result', 'Next run', 'Run']}
      >
        {rows.map(({ name, cron, nextAt, last }) => (
          <DataRow key={name} name={name}>
            <Cell label="Schedule">
              <code className="font-mono">{cron}</code>
            </Cell>
            <Cell label="Last run">
              {last?.startedAt ? (
                <LocalTime iso={last.startedAt} />
              ) : (
                <span className="text-soft">not recently</span>
              )}
            </Cell>
            <Cell label="Result">
              {last === null ? <span className="text-soft">none yet</span> : RESULTS[last.state]}
              {last?.error && <span className="block text-danger">{last.error}</span>}
            </Cell>
            <Cell label="Next run">
              <LocalTime iso={nextAt} />
            </Cell>
            <Cell label="Run">
              <ActButton fields={{ name }} of={name}>
                Run now
              </ActButton>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}
