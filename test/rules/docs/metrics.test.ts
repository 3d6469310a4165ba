import { expect, test } from 'vitest';
import { metrics } from '../../../src/platform/telemetry';
import { readProjectText } from './running';

/** What Prometheus makes of a histogram, and what it adds to every series by itself. */
const SUFFIX = /_(?:bucket|sum|count)$/u;
const OF_PROMETHEUS = ['le', 'instance'];

interface Used {
  readonly name: string;
  readonly labels: readonly string[];
}

const known: Readonly<
  Record<string, { readonly kind: string; readonly labels: readonly string[] }>
> = metrics;

/** The metrics of a query, each with the labels that the query names. */
function usedIn(query: string): readonly Used[] {
  const labels = [
    ...[...query.matchAll(/by \(([^)]*)\)/gu)].flatMap(([, list = '']) => list.split(', ')),
    ...[...query.matchAll(/\{([^}]*)\}/gu)].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)(?:=|!=|=~)"/gu)].map(([, label = '']) => label),
    ),
  ];
  return [...query.matchAll(/foreword_\w+/gu)].map(([name]) => ({ name, labels }));
}

/** What a query asks for that no process exports. */
const unknownIn = (query: string): readonly string[] =>
  usedIn(query).flatMap(({ name, labels }) => {
    const metric = known[name] ?? known[name.replace(SUFFIX, '')];
    const isHistogram = metric?.kind === 'histogram';
    if (metric === undefined || isHistogram !== SUFFIX.test(name)) return [name];
    return labels.flatMap((label) =>
      [...metric.labels, ...OF_PROMETHEUS].includes(label) ? [] : [`${name}: ${label}`],
    );
  });

test('the dashboard shows nothing but what is exported', () => {
  const { panels } = JSON.parse(readProjectText('deploy/grafana.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  };
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(15);
  expect(queries.flatMap(unknownIn)).toEqual([]);
  const shown = new Set(
    queries.flatMap(usedIn).flatMap(({ name }) => [name, name.replace(SUFFIX, '')]),
  );
  expect(Object.keys(known).filter((name) => !shown.has(name))).toEqual([]);
});

test.each([
  'sum(foreword_orders_total)',
  'rate(foreword_mail_seconds[1m])',
  'foreword_jobs_count',
  'sum by (email) (foreword_jobs)',
  'foreword_jobs{order="1"}',
])('a query such as %s is found', (query) => {
  expect(unknownIn(query)).toHaveLength(1);
});

test('the page on metrics has a row for each, with its labels', () => {
  const page = readProjectText('docs/metrics.md');
  for (const [name, { labels, about }] of Object.entries(metrics)) {
    const said = labels.map((label) => `\`${label}\``).join(', ');
    expect(page).toContain(`| \`${name}\` | ${said} | ${about.replace(/\.$/u, '')} |`);
  }
});
