import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexPassages, rankPassages } from '../../src/research/evidence';
import { halfOf, plainBm25, tally, type Half } from './common';

interface Page {
  readonly table: { readonly uid: string; readonly table: readonly (readonly string[])[] };
  readonly paragraphs: readonly { readonly order: number; readonly text: string }[];
  readonly questions: readonly {
    readonly question: string;
    readonly rel_paragraphs?: readonly string[];
  }[];
}

const MOST = 5;

interface Question {
  readonly half: Half;
  readonly text: string;
  readonly wanted: readonly number[];
}

/** Each question is asked of the paragraphs of all pages together. */
export function measureQuestions(folder: string): readonly string[] {
  const pages = JSON.parse(
    readFileSync(join(folder, 'tables/tatqa-dev.json'), 'utf8'),
  ) as readonly Page[];
  const paragraphs = pages.flatMap(({ table, paragraphs: told }) =>
    told.map(({ order, text }) => ({
      key: `${table.uid} ${order}`,
      page: table.uid,
      text,
      context: table.table.map((row) => row.join(' ')).join('\n'),
    })),
  );
  const places = new Map(paragraphs.map(({ key }, at) => [key, at]));
  const questions = pages.flatMap(({ table, questions: asked }): readonly Question[] =>
    asked.flatMap(({ question, rel_paragraphs: named = [] }) => {
      const wanted = named.flatMap((order) => places.get(`${table.uid} ${order}`) ?? []);
      return wanted.length === 0 ? [] : [{ half: halfOf(table.uid), text: question, wanted }];
    }),
  );
  const measure = (
    name: string,
    rank: (question: string) => readonly number[],
    goal?: number,
  ): string => {
    const found = tally();
    for (const { half, text, wanted } of questions) {
      const first = new Set(rank(text).slice(0, MOST));
      found.add(half, wanted.filter((at) => first.has(at)).length / wanted.length);
    }
    return found.say(name, goal);
  };
  const alone = indexPassages(paragraphs.map(({ text }) => ({ text })));
  const onPages = indexPassages(paragraphs.map(({ text, page }) => ({ text, page })));
  const besideTables = indexPassages(paragraphs);
  return [
    measure(
      'TAT-QA, paragraphs in the top 5, plain BM25',
      plainBm25(paragraphs.map(({ text }) => text)),
    ),
    measure('TAT-QA, rank, given the paragraphs alone', (question) =>
      rankPassages(alone, question),
    ),
    measure('TAT-QA, rank, and told which stand on one page', (question) =>
      rankPassages(onPages, question),
    ),
    measure(
      'TAT-QA, rank, and given the table beside them',
      (question) => rankPassages(besideTables, question),
      0.65,
    ),
  ];
}
