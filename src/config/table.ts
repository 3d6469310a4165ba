import { variables } from './variables';

/** The README's table of settings, made from the one description there is. */
export function configTable(): string {
  const rows = Object.entries(variables.shape).map(([name, schema]) => {
    const description = schema.description ?? '';
    return `| \`${name}\` | ${defaultOf(name)} | ${description} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function defaultOf(name: string): string {
  const alone = variables.shape[name as keyof typeof variables.shape].safeParse(undefined);
  if (!alone.success || alone.data === undefined) return '';
  const shown = Array.isArray(alone.data) ? alone.data.join(',') : String(alone.data);
  return `\`${alone.data === false ? (name === 'CLAIMS_CONFIRMED' ? 'false' : 'no') : shown}\``;
}
