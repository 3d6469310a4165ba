import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { outlineOfReport, type Claim, type ReportDocument } from '../../document';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import { reportOf } from '../../fixtures/report-input';
import { renderHtml } from '../html/page';
import { createPdfRenderer } from '../pdf/pdf';
import { pocketOf } from './pocket';

const FONTS = [
  'node_modules/@expo-google-fonts/noto-sans',
  'node_modules/@expo-google-fonts/source-serif-4',
];
const { document } = await reportOf();
const { renderPocketCard } = createPdfRenderer();
const claims = (name: string, count: number, changes: Partial<Claim> = {}): Claim[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${name}-${at}`,
    kind: 'fact',
    text: `${name} ${at}.`,
    verdict: 'supported',
    citations: [],
    restsOn: [],
    ...changes,
  }));
const full: ReportDocument = {
  ...document,
  sections: [
    {
      id: 'brief',
      title: 'The brief',
      claims: [
        ...claims('line', 1, { group: 'In one line' }),
        ...claims('thing', 3, { group: 'Three things to know' }),
        ...claims('question', 1, { group: 'Your best question' }),
        ...claims('quiet', 1, { group: 'Leave alone unless they raise it' }),
        ...claims('number', 1, { group: 'Bring a number' }),
      ],
      notFound: [],
    },
    {
      id: 'interviewers',
      title: 'Interviewers',
      claims: [
        ...claims('one', 2, { group: 'Odile Marchetti' }),
        ...claims('rest', 1, { group: 'What this means for you' }),
      ],
      notFound: [],
    },
    { id: 'talking-points', title: 'Talking points', claims: claims('point', 5), notFound: [] },
    {
      id: 'questions-to-ask',
      title: 'Smart questions to ask',
      claims: [...claims('question', 2), ...claims('other', 3)],
      notFound: [],
    },
  ],
};
const parts = (report: ReportDocument) =>
  Object.fromEntries(
    pocketOf(outlineOfReport(report)).parts.map(({ title, items }) => [title, items]),
  );

describe('ten minutes', () => {
  test('are five things to know, three to say, three to ask, whom they meet and what to leave', () => {
    expect(parts(full)).toEqual({
      Know: ['line 0.', 'thing 0.', 'thing 1.', 'thing 2.', 'number 0.'],
      Say: ['point 0.', 'point 1.', 'point 2.'],
      Ask: ['question 0.', 'question 1.', 'other 0.'],
      'Leave alone': ['quiet 0.'],
      'You’ll meet': ['Odile Marchetti'],
    });
  });

  test('have the answer about the company as one speech', () => {
    const answer = ['I read about the ferry.', 'It runs all night.'].flatMap((text, at) =>
      claims(`answer-${at}`, 1, {
        group: 'If they ask what you know about us',
        spoken: true,
        text,
      }),
    );
    const report: ReportDocument = {
      ...full,
      sections: [{ id: 'brief', title: 'The brief', claims: answer, notFound: [] }],
    };
    expect(parts(report)).toEqual({ Say: ['“I read about the ferry. It runs all night.”'] });
  });

  test('leave out what the report does not have, and are not there for a report of nothing', () => {
    expect(Object.keys(parts({ ...full, sections: full.sections.slice(0, 1) }))).toEqual([
      'Know',
      'Ask',
      'Leave alone',
    ]);
    const empty = renderHtml({ ...full, sections: [] });
    expect(parseHTML(empty).document.querySelectorAll('.night')).toHaveLength(0);
  });

  test('stand on the page, and the brief leads to them, to practice and to the card', () => {
    const page = parseHTML(renderHtml(document)).document;
    const links = [...page.querySelectorAll('.tonight a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Practice', '#practice'],
      ['Ten minutes', '#ten-minutes'],
      ['Pocket card', '?pocket'],
    ]);
    for (const item of pocketOf(outlineOfReport(document)).parts.flatMap(({ items }) => items))
      expect(page.querySelector('#ten-minutes')?.textContent).toContain(item);
  });
});

describe('the pocket card', () => {
  const pages = (pdf: Uint8Array) =>
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/gu)?.length;

  test.each([['an ordinary name', 'Fernhollow'] as const, ...HOSTILE_NAMES])(
    'is one page for a company called %s',
    async (_kind, name) => {
      const report = (await reportOf({ company: { name }, role: name, preparedFor: name }))
        .document;
      const pdf = await renderPocketCard({ document: report, when: name, fonts: FONTS });
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(pages(pdf)).toBe(1);
    },
  );

  test('is the same whenever it is made of the same, and another with the time of the interview', async () => {
    const made = async (when?: string) =>
      Buffer.from(await renderPocketCard({ document, when, fonts: FONTS })).toString('base64');
    expect(await made()).toBe(await made());
    expect(await made('Tuesday')).not.toBe(await made());
  });
});

describe('the thank-you note', () => {
  const note = (report: ReportDocument) =>
    parseHTML(renderHtml(report)).document.querySelector('#thank-you textarea')?.textContent ?? '';

  test('has three blanks, the role and the reader’s name', () => {
    const report = { ...document, role: 'Night Nurse', preparedFor: 'Sam Okafor' };
    expect(note(report).match(/\[[^\]]+\]/gu)).toHaveLength(3);
    expect(note(report)).toContain('the Night Nurse role');
    expect(note(report)).toMatch(/Sam Okafor$/u);
  });

  test('says nothing of a name that nobody gave', () => {
    const { preparedFor: _, ...anonymous } = document;
    expect(note(anonymous)).toMatch(/send it\.$/u);
  });

  test('keeps words that look like markup as words', () => {
    const html = renderHtml({ ...document, role: '</textarea><b>' });
    expect(html).toContain('the &lt;/textarea&gt;&lt;b&gt; role');
  });
});
