import { useLoaderData } from 'react-router';
import { Cell, DataTable, Row } from '../ui/data-table';
import type { settings } from './pages.server';
export { settings as loader } from './pages.server';

export default function Settings() {
  const lines = useLoaderData<typeof settings>();
  if (!lines) return null;
  return (
    <>
      <title>Operations: settings</title>
      <h2 className="mt-6 text-xl">Settings in force</h2>
      <p className="mt-1 text-soft">
        They are read once, when the shop starts. Keys, passwords and addresses that may hold one
        are only said to be there.
      </p>
      <DataTable label="Settings in force" columns={['Setting', 'Value', 'From', 'Meaning']}>
        {lines.map(({ name, value, origin, about }) => (
          <Row key={name} name={<span className="font-mono text-xs font-normal">{name}</span>}>
            <Cell label="Value">
              <span className={origin === 'environment' ? 'font-semibold' : 'text-soft'}>
                {value}
              </span>
            </Cell>
            <Cell label="From">{origin}</Cell>
            <Cell label="Meaning">{about}</Cell>
          </Row>
        ))}
      </DataTable>
    </>
  );
}
