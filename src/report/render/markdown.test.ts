import { expect, test } from 'vitest';
import { outlineOfReport, spokenWords } from '../document';
import { HOSTILE_NAMES } from '../fixtures/hostile-names';
import { reportOf } from '../fixtures/report-input';
import { firstMissing } from '../fixtures/same-words';
import { renderMarkdown } from './markdown';

const { document } = await reportOf();

/** What a reader of the rendered Markdown sees of it. */
function plain(markdown: string): string {
  return markdown
    .replace(/\]\(<[^>]*>\)/gu, '')
    .replace(/(?<!\\)[*[\]#]/gu, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!|~>:@$^=])/gu, '$1')
    .replace(/&lt;/gu, '<')
    .replace(/&amp;/gu, '&');
}

test('says every word of the outline, in its order', () => {
  const words = spokenWords(outlineOfReport(document)).map((piece) =>
    piece.replace(/[*[\]#]/gu, ''),
  );
  expect(
    firstMissing(plain(renderMarkdown(document)).replace(/[*[\]#]/gu, ''), words),
  ).toBeUndefined();
});

test('has one title, a heading for each section and one for each group', () => {
  const markdown = renderMarkdown(document);
  const groups = outlineOfReport(document).sections.flatMap((section) =>
    section.groups.filter((group) => group.title !== undefined),
  );
  expect(markdown.match(/^# /gmu)).toHaveLength(1);
  expect(markdown.match(/^## /gmu)).toHaveLength(outlineOfReport(document).sections.length);
  const ends = outlineOfReport(document).ends.length;
  expect(markdown.match(/^### /gmu)).toHaveLength(groups.length + ends);
});

test('links go to the cited pages and nowhere else', () => {
  const targets = Array.from(
    renderMarkdown(document).matchAll(/\]\(<([^>]*)>\)/gu),
    (match) => match[1],
  );
  expect(targets).toEqual(document.sources.map((source) => new URL(source.url).href));
});

test.each(HOSTILE_NAMES)(
  'a company named with %s makes no markup, link or tag',
  async (_kind, name) => {
    const hostile = await reportOf({ company: { name }, role: name, preparedFor: name });
    const markdown = renderMarkdown(hostile.document);
    expect(markdown).not.toMatch(/<(?!https?:\/\/)/u);
    expect(markdown).not.toMatch(/(?<!\\)!\[|(?<!\\)`/u);
    expect(markdown).not.toMatch(/(?<!\\)\]\((?!<https?:\/\/)/u);
    expect(markdown.match(/^# /gmu)).toHaveLength(1);
  },
);
