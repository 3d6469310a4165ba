import { existsSync, readFileSync } from 'node:fs';
import { splitSentences } from '../../src/language';
import type { SectionId } from '../../src/report/document/shape';

/** A sentence of an editor's report, with the quotes that it names as its sources. */
export interface GoldSentence {
  readonly section: SectionId;
  readonly text: string;
  readonly quotes: readonly string[];
}

const SECTIONS: Readonly<Record<string, SectionId>> = {
  'Company snapshot': 'snapshot',
  'Hot topics': 'developments',
  Market: 'market',
  'Your role': 'role-tips',
  'Hiring process': 'hiring-process',
  'Culture scoop': 'culture',
};
const CITED = /([^[\]]+)\[([0-9a-f]{6}(?: [0-9a-f]{6})*)\]/gu;
const LABEL = /^(?:[-*] |\d+\. )?(?:\*\*[^*]{1,80}\*\*\s*)?/u;
const SHORTEST = 20;

function quotesById(table: string): ReadonlyMap<string, string> {
  const rows = readFileSync(table, 'utf8').trimEnd().split('\n').slice(1);
  return new Map(
    rows.map((line) => {
      const [id = '', , , , , quote = ''] = line.split('\t');
      return [id, quote];
    }),
  );
}

function sentencesOf(line: string): readonly { text: string; ids: readonly string[] }[] {
  const bare = line.replace(LABEL, '').replaceAll('*', '');
  return Array.from(bare.matchAll(CITED), ([, before = '', ids = '']) => ({
    text: splitSentences(before.trim()).at(-1)?.text.trim() ?? '',
    ids: ids.split(' '),
  }));
}

/** The cited sentences of the sections of facts; tables have none. Nothing where the material is absent. */
export function readGold(report: string, table: string): readonly GoldSentence[] | undefined {
  if (!existsSync(report) || !existsSync(table)) return undefined;
  const quotes = quotesById(table);
  let section: SectionId | undefined;
  return readFileSync(report, 'utf8')
    .split('\n')
    .flatMap((line): readonly GoldSentence[] => {
      const title = /^## (.+)$/u.exec(line)?.[1];
      if (title !== undefined) section = SECTIONS[title];
      const within = section;
      if (within === undefined || line.startsWith('|')) return [];
      return sentencesOf(line)
        .filter(({ text }) => text.length >= SHORTEST && /[.!?:][”"]?$/u.test(text))
        .map(({ text, ids }) => ({
          section: within,
          text,
          quotes: ids.flatMap((id) => quotes.get(id) ?? []),
        }));
    });
}
