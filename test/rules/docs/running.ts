import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verbs } from '../../../src/cli/verbs';
import { WEBHOOK_EVENTS } from '../../../src/process/doctor/check-stripe';
import { variables } from '../../../src/config/variables';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Read by the compose file and not by the shop. */
const OF_COMPOSE = ['DOMAIN', 'POSTGRES_PASSWORD', 'BACKUP_FOLDER'];
/** Words in capitals that aren't settings. */
const OTHERS = [
  'FILE',
  'NAME',
  'PASSWORD',
  'YOUR',
  'COPY',
  'VERB',
  'TXT',
  'DMARC1',
  'AAAA',
  'GET',
  'POST',
  'RESULTS',
  'FOLDER',
  'SOURCE',
  'ADDRESS',
  'FW',
];

const settings: ReadonlySet<string> = new Set([...Object.keys(variables.shape), ...OF_COMPOSE]);

/** Whatever stands in backquotes or in a block of commands. */
function codeIn(text: string): readonly string[] {
  const blocks = text.split('```').filter((_, index) => index % 2 === 1);
  const prose = text.split('```').filter((_, index) => index % 2 === 0);
  const spans = prose.flatMap((part) =>
    [...part.matchAll(/`([^`\n]+)`/gu)].map((match) => match[1] ?? ''),
  );
  return [...blocks.flatMap((block) => block.split('\n')), ...spans];
}

const unknownSettings = (code: string): readonly string[] =>
  (code.match(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*\b/gu) ?? []).filter(
    (word) => !settings.has(word) && !OTHERS.includes(word),
  );

const unknownVerbs = (code: string): readonly string[] =>
  [...code.matchAll(/(?:run --rm cli|foreword --) ([a-z-]+)/gu)].flatMap(([, verb = '']) =>
    verbs.some(({ name }) => name === verb) ? [] : [`verb ${verb}`],
  );

const unknownOptions = (code: string): readonly string[] => {
  const [, verb, rest = ''] = /(?:run --rm cli|foreword --) ([a-z-]+)(.*)/u.exec(code) ?? [];
  const usage = verbs.find(({ name }) => name === verb)?.usage ?? '';
  return (rest.match(/--[a-z-]+/gu) ?? []).filter((option) => !usage.includes(option));
};

const unknownScripts = (code: string): readonly string[] => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
  return [...code.matchAll(/npm run ([a-z-]+)/gu)].flatMap(([, name = '']) =>
    name in scripts ? [] : [`npm run ${name}`],
  );
};

const PATHS =
  /(?:^|[\s(])((?:deploy|docs|content|demo|emails|migrations|src|scripts|test|bench)\/[\w./-]+)/gu;

const missingPaths = (code: string): readonly string[] =>
  [...code.matchAll(PATHS)].flatMap(([, path = '']) =>
    existsSync(join(root, path)) ? [] : [path],
  );

const unknownEvents = (code: string): readonly string[] =>
  /^(?:payment_intent|charge|refund)\.[a-z._]+$/u.test(code) && !WEBHOOK_EVENTS.includes(code)
    ? [code]
    : [];

/** What a page tells people to type, open, or set that the repository doesn't have. */
export function unknownIn(text: string, folder = 'docs'): readonly string[] {
  const links = [...text.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/gu)].flatMap(([, link = '']) =>
    existsSync(join(root, folder, link)) ? [] : [link],
  );
  const checks = [
    unknownSettings,
    unknownVerbs,
    unknownOptions,
    unknownScripts,
    missingPaths,
    unknownEvents,
  ];
  return [...links, ...codeIn(text).flatMap((code) => checks.flatMap((check) => check(code)))];
}

/** What the image copies from the repository. */
export const copiedInto = (dockerfile: string): readonly string[] =>
  dockerfile
    .split('\n')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/u).slice(1, -1));

/** The settings that a file of `NAME=` or `NAME: value` lines gives. */
export const settingsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\s*([A-Z][A-Z0-9_]+)[:=]/gmu)].map((match) => match[1] ?? '');

export const isSetting = (name: string): boolean => settings.has(name);
export const readProjectText = read;
export const isInProject = (path: string): boolean => existsSync(join(root, path));
