import { useActionData, useLoaderData } from 'react-router';
import type { FileRow, FileVersion } from '../../../desk/operations/shape';
import { plural } from '../../../kernel/text';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataTable, DataRow } from '../ui/data-table';
import { FormNotice } from '../ui/said';
import { ActButton } from './act-button';
import type { chooseFile, files } from './pages.server';
export { chooseFile as action, files as loader } from './pages.server';

const STATES: Readonly<Record<FileVersion['state'], string>> = {
  held: 'Held',
  current: 'In use',
  previous: 'Previous version',
  loading: 'Loading',
  failed: 'Last attempt failed',
};
const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;

function Version({ state, period, rows, bytes, loadedAt, sentence }: FileVersion) {
  const isTrouble = state === 'held' || state === 'failed';
  return (
    <li className="not-first:mt-2">
      <span className={isTrouble ? 'font-semibold text-danger' : 'font-semibold'}>
        {STATES[state]}
      </span>
      {period !== '' && `: ${period}`}
      {rows > 0 && `, ${plural(rows, 'row')}, ${megabytes(bytes)}`}
      {', '}
      <LocalTime iso={loadedAt} />
      {isTrouble && <span className="block text-soft">{sentence}</span>}
    </li>
  );
}

function FileActs({ id, name, versions }: FileRow) {
  const [held, before] = (['held', 'previous'] as const).map((wanted) =>
    versions.find(({ state }) => state === wanted),
  );
  if (!held && !before) return <span className="text-soft">no other version</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {held && (
        <ActButton fields={{ id, act: 'accept' }} of={`${name} ${held.period}`}>
          Use this version
        </ActButton>
      )}
      {before && (
        <ActButton
          fields={{ id, act: 'back' }}
          of={`${name} ${before.period}`}
        >{`Roll back to ${before.period}`}</ActButton>
      )}
    </div>
  );
}

export default function Files() {
  const view = useLoaderData<typeof files>();
  const acted = useActionData<typeof chooseFile>();
  if (!view) return null;
  const { rows, lookedFor } = view;
  const held = rows.filter(({ versions }) => versions.some(({ state }) => state === 'held')).length;
  return (
    <>
      <title>Operations: large files</title>
      <FormNotice acted={acted} />
      <h2 className="mt-6 text-xl">Large files</h2>
      <p className="mt-1 max-w-prose text-soft">
        Datasets that regulators publish as one file, such as declared pay, pay gaps, and climate
        targets. Each loads on its own schedule. Reports use the current version.
        {!lookedFor && ' This demo calls no real services, so it loads none by itself.'}
      </p>
      <p className="mt-2">
        {held === 0
          ? 'No files to review.'
          : `${plural(held, 'file')} ${held === 1 ? 'is' : 'are'} held for review: ` +
            'the new version is much smaller than the current one.'}
      </p>
      <DataTable label="Large files" columns={['File', 'Versions', 'Next check', 'Change']}>
        {rows.map((row) => (
          <DataRow key={row.id} name={row.name}>
            <Cell label="Versions">
              {row.versions.length === 0 ? (
                <span className="text-soft">not loaded yet</span>
              ) : (
                <ul>
                  {row.versions.map((version) => (
                    <Version key={`${version.state} ${version.period}`} {...version} />
                  ))}
                </ul>
              )}
            </Cell>
            <Cell label="Next check">
              {row.closed === null && lookedFor ? (
                <LocalTime iso={row.dueAt} />
              ) : (
                <span className="text-soft">{row.closed ?? 'manual'}</span>
              )}
            </Cell>
            <Cell label="Change">
              <FileActs {...row} />
            </Cell>
          </DataRow>
        ))}
      </DataTable>
    </>
  );
}
