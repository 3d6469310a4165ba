import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '../../../src/process/doctor/check-stripe';
import {
  copiedInto,
  isInProject,
  isSetting,
  readProjectText,
  settingsIn,
  unknownIn,
} from './running';

const PAGES = [
  'README.md',
  'docs/changing-things.md',
  'docs/running.md',
  'docs/backups.md',
  'docs/upgrading.md',
  'docs/metrics.md',
];

test.each(PAGES)('%s names only commands, settings, paths, and events that exist', (page) => {
  expect(unknownIn(readProjectText(page), dirname(page))).toEqual([]);
});

test('a command, a setting, a path, a link, or an event that doesn’t exist is found', () => {
  const made = [
    '`docker compose run --rm cli heal`, `npm run foreword -- backup --every`, `npm run deploy`',
    '`LINK_KEYS`, `deploy/nothing.yaml`, [a page](nowhere.md), `charge.expired`',
  ].join('\n');
  expect(unknownIn(made)).toEqual([
    'nowhere.md',
    'verb heal',
    '--every',
    'npm run deploy',
    'LINK_KEYS',
    'deploy/nothing.yaml',
    'charge.expired',
  ]);
});

test('the README is short enough to be read', () => {
  expect(readProjectText('README.md').split('\n').length).toBeLessThanOrEqual(91);
});

test('the page on running names every event that the webhook needs', () => {
  const page = readProjectText('docs/running.md');
  expect(WEBHOOK_EVENTS.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the image copies what exists, and its context lets all of it in', () => {
  const copied = copiedInto(readProjectText('Dockerfile'));
  expect(copied.filter((path) => !isInProject(path))).toEqual([]);
  const context = readProjectText('.dockerignore').split('\n');
  expect(copied.filter((path) => !context.includes(`!${path}`))).toEqual([]);
});

test('the image runs as a user without rights, and asks the shop how it is', () => {
  const image = readProjectText('Dockerfile').split('\nFROM ').at(-1) ?? '';
  expect(image).toMatch(/^USER 1000:1000$/mu);
  expect(image).toMatch(/^HEALTHCHECK .*\n.*\/healthz/mu);
  expect(readProjectText('compose.yaml')).toMatch(
    /^x-shop: &shop\n(?: .*\n)*? {2}read_only: true/mu,
  );
});

test.each(['compose.yaml', 'deploy/settings.env'])('%s sets only settings that exist', (file) => {
  const set = settingsIn(readProjectText(file)).filter((name) => name !== 'POSTGRES_USER');
  expect(set.length).toBeGreaterThan(5);
  expect(set.filter((name) => !isSetting(name))).toEqual([]);
});
