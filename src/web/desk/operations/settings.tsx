import { useLoaderData } from 'react-router';
import { Cell, DataTable, DataRow } from '../ui/data-table';
import type { settings } from './pages.server';
export { settings as loader } from './pages.server';

export default function Settings() {
  const lines = useLoaderData<typeof settings>();
  if (!lines) return null;
  return (
    <>
      <title>Operations: settings</title>
      <h2 className="mt-6 text-xl">Current settings</h2>
      <p className="mt-1 text-soft">
        Read once, at startup. Keys, passwords, and URLs that may contain them show only whether
        they’re set.
      </p>
      <DataTable label="Current settings" columns={['Setting', 'Value', 'From', 'Meaning']}>
        {lines.map(({ name, value, origin, about }) => (
          <DataRow key={name} name={<span className="font-mono text-xs font-normal">{name}</span>}>
            <Cell label="Value">
              <span className={origin === 'environment' ? 'font-semibold' : 'text-soft'}>
                {value}
              </span>
            </Cell>
            <Cell label="From">{origin}</Cell>
            <Cell label="Meaning">{about}</Cell>
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}
