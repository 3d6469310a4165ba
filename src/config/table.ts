import { variables } from './variables';

/** `docs/settings.md`, made from the one description there is. */
export function settingsDocument(): string {
  const all = Object.entries(variables.shape);
  const isKey = ([name]: (typeof all)[number]): boolean => name.startsWith('SOURCE_KEY_');
  return [
    '# Settings',
    '',
    'All settings are environment variables, read only in `src/config`. An invalid value stops the start with one',
    'sentence that says why. This page is made from that code: `npm run foreword -- settings` writes it again.',
    '',
    ...tableOf(all.filter((one) => !isKey(one))),
    '',
    '## Keys of sources',
    '',
    'Each turns on or speeds up one or more [sources](sources.md).',
    '',
    ...tableOf(all.filter(isKey)),
    '',
  ].join('\n');
}

const tableOf = (
  settings: readonly (readonly [string, { readonly description?: string | undefined }])[],
): readonly string[] => [
  '| variable | default | meaning |',
  '|---|---|---|',
  ...settings.map(
    ([name, { description = '' }]) => `| \`${name}\` | ${defaultOf(name)} | ${description} |`,
  ),
];

function defaultOf(name: string): string {
  const alone = variables.shape[name as keyof typeof variables.shape].safeParse(undefined);
  if (!alone.success || alone.data === undefined) return '';
  const shown = Array.isArray(alone.data) ? alone.data.join(',') : String(alone.data);
  return `\`${alone.data === false ? (name === 'CLAIMS_CONFIRMED' ? 'false' : 'no') : shown}\``;
}
