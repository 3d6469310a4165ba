import { expect, test } from 'vitest';
import type { Claim, ReportDocument } from '../document/shape';
import { reportOf } from '../fixtures/report-input';
import { renderHtml } from './html/page';
import { renderMarkdown } from './markdown';
import { renderText } from './text';

const words = 'We would ask early how the team is built.';
const { document } = await reportOf();
const withKind = (kind: Claim['kind']): ReportDocument => ({
  ...document,
  sections: document.sections.map((section) =>
    section.id === 'talking-points'
      ? {
          ...section,
          claims: [
            {
              id: 'said-by-expert',
              kind,
              text: words,
              verdict: 'supported',
              citations: [],
              restsOn: [],
            },
            ...section.claims,
          ],
        }
      : section,
  ),
});

test.each([
  ['the page', renderHtml],
  ['plain text', renderText],
  ['Markdown', renderMarkdown],
] as const)('%s labels an expert’s judgement as one, and no other sentence', (_, render) => {
  const label = 'Our expert’s opinion';
  expect(render(withKind('judgement')).split(label)).toHaveLength(2);
  expect(render(withKind('advice'))).not.toContain(label);
  expect(render(withKind('judgement'))).toContain('We would ask early');
});
