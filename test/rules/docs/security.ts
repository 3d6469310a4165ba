import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const ROW = /`([\w./-]+\.test\.tsx?)` › ([^|]+?) \|/gu;

/** Every test that a page of tables names. */
export const namedTests = (page: string): readonly NamedTest[] =>
  [...page.matchAll(ROW)].map(([, file = '', title = '']) => ({ file, title }));

/** Formatting may put a title into quotes of either kind; its words are the same. */
const titlesIn = (code: string): readonly string[] =>
  [...code.matchAll(/'([^'\n]{8,})'|`([^`\n]{8,})`/gu)].map((match) => match[1] ?? match[2] ?? '');

/** Those that don't exist, or that nobody runs. */
export function missingTests(named: readonly NamedTest[]): readonly string[] {
  return named.flatMap(({ file, title }) => {
    const path = join(root, file);
    const titles = existsSync(path) ? titlesIn(readFileSync(path, 'utf8')) : [];
    return titles.includes(title) ? [] : [`${file} › ${title}`];
  });
}

/** Names of alerts that a page has no section for, or that it describes without there being one. */
export function unmatchedSections(page: string, kinds: readonly string[]): readonly string[] {
  const sections = page
    .split('\n### ')
    .slice(1)
    .map((section) => ({ name: section.split('\n')[0] ?? '', text: section }));
  const names = sections.map(({ name }) => name);
  const parts = ['- **Meaning**:', '- **The buyer** ', '- **Do**:'];
  return [
    ...kinds.filter((kind) => !names.includes(kind)),
    ...names.filter((name) => !kinds.includes(name)),
    ...sections.flatMap(({ name, text }) =>
      parts.filter((part) => !text.includes(part)).map((part) => `${name}: ${part}`),
    ),
  ];
}
