import { describe, expect, test } from 'vitest';
import { reportOf } from '../fixtures/report-input';
import { renderHtml } from '../render';
import { renderMarkdown } from '../render/markdown';
import { renderText } from '../render/text';
import { outlineOfReport, type ReportDocument } from '.';

/** The sections that a report had before the market, the process, the people, the place and deep research had their own. */
const FORMER: readonly [string, string][] = [
  ['brief', 'The brief'],
  ['snapshot', 'Company snapshot'],
  ['developments', 'Recent developments'],
  ['culture', 'Culture'],
  ['talking-points', 'Talking points'],
  ['questions-to-ask', 'Questions to ask'],
  ['questions-to-expect', 'Questions to expect'],
  ['avoid', 'Better avoided'],
  ['role-tips', 'Role tips'],
  ['sources', 'Sources'],
];

const { document: today } = await reportOf();

const kept = JSON.parse(
  JSON.stringify({
    ...today,
    sections: FORMER.flatMap(([id, title]) =>
      today.sections
        .filter((section) => section.id === id)
        .map((section) => ({ ...section, title })),
    ),
  }),
) as ReportDocument;

describe('a document kept from before', () => {
  test('has the version that is still drawn as it is', () => {
    expect(kept.version).toBe(today.version);
    expect(kept.sections).toHaveLength(FORMER.length);
  });

  test.each([
    ['page', renderHtml],
    ['text', renderText],
    ['Markdown', renderMarkdown],
  ] as const)(
    'is drawn as %s with the sections and titles it was made with, and no others',
    (_form, render) => {
      const drawn = render(kept);
      for (const [, title] of FORMER) expect(drawn).toContain(title);
      expect(drawn).not.toContain('Hiring process');
      expect(render(today)).toContain('Hiring process');
    },
  );

  test('is read out in its own order', () => {
    expect(outlineOfReport(kept).sections.map(({ title }) => title)).toEqual([
      ...FORMER.slice(0, -1).map(([, title]) => title),
      'What we couldn’t find',
      'Sources',
    ]);
  });
});
