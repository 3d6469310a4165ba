import { expect, test } from 'vitest';
import type { ReportDocument } from '../../report/document/shape';
import { briefFor } from './mailed-report';

type Sentences = readonly { readonly text: string; readonly group?: string }[];

const documentOf = (sections: Readonly<Record<string, Sentences>>): ReportDocument =>
  ({
    sections: Object.entries(sections).map(([id, claims]) => ({ id, claims })),
  }) as unknown as ReportDocument;

test('the mail of a report leads with the one line of its brief and its best question', () => {
  const brief = [
    { text: 'It was founded in 1921.' },
    { text: 'It makes candles.', group: 'In one line' },
    { text: 'How many do you make?', group: 'Your best question' },
  ];
  expect(briefFor(documentOf({ news: [{ text: 'It opened a mill.' }], brief }))).toEqual({
    oneLine: 'It makes candles.',
    bestQuestion: 'How many do you make?',
  });
});

test('without a brief it leads with the first sentence, and without any with none', () => {
  expect(briefFor(documentOf({ news: [{ text: 'It opened a mill.' }] }))).toEqual({
    oneLine: 'It opened a mill.',
    bestQuestion: null,
  });
  expect(briefFor(documentOf({}))).toEqual({ oneLine: null, bestQuestion: null });
});
