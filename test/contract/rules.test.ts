import { expect, test } from 'vitest';
import { probeValues } from '../../src/research/probe';
import {
  catalogue,
  checkSource,
  fillTemplate,
  groupNames,
  groupOf,
} from '../../src/research/sources';

const now = new Date('2026-11-21T09:00:00Z');
const SECOND = '4711';

test('every entry is what the schema says, those that are off too, and names each of its parts once', () => {
  for (const source of catalogue) expect(() => checkSource(source)).not.toThrow();
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  const names = catalogue.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(
    catalogue.filter((source) => !groupNames.includes(groupOf(source))).map(({ id }) => id),
  ).toEqual([]);
});

/** The host that an address names by itself; what a company or a feed brings along has none. */
const namedHost = (template: string): string | undefined =>
  /^https:\/\/([^/?#{}]+)(?=[/?#]|$)/.exec(template)?.[1];

test.each(catalogue.map((source) => [source.id, source] as const))(
  '%s: each of its addresses, filled, is a sound one on the host it names',
  (_, source) => {
    const known = { ...probeValues(source, now), searxng: 'http://search.home:8080' };
    const next =
      source.request.next === undefined
        ? []
        : [source.request.next.url.replaceAll('{taken}', SECOND)];
    for (const template of [...source.request.urls, ...next]) {
      const filled = fillTemplate(template, known) ?? '';
      expect(URL.canParse(filled), `${template} became “${filled}”`).toBe(true);
      const { hostname, protocol, hash, username } = new URL(filled);
      expect([hostname, protocol, hash, username]).toEqual([
        namedHost(template) ?? hostname,
        template.startsWith('{searxng}') ? 'http:' : 'https:',
        '',
        '',
      ]);
      expect(filled).not.toMatch(/[{}]/);
    }
  },
);

test('a source that is forbidden says so, has an address and no way to be on', () => {
  const off = catalogue.filter(({ enabled }) => enabled === 'licence');
  expect(off.length).toBeGreaterThan(20);
  expect(
    off
      .filter(({ licence }) => licence.tier !== 'C' || licence.note.length < 20)
      .map(({ id }) => id),
  ).toEqual([]);
});
