import { describe, expect, test } from 'vitest';
import type { Citation, Claim, ReportDocument, SourceEntry } from '../document';
import { reportOf } from '../fixtures/report-input';
import { renderMarkdown } from './markdown';

const { document } = await reportOf();

/** A report of one claim for each address. */
function reportOn(
  urls: readonly string[],
  changes: Partial<Citation> = {},
  claimChanges: Partial<Claim> = {},
): ReportDocument {
  const citations = urls.map((url, index): Citation => ({
    evidenceId: `e${index}`,
    sourceName: 'Open Register',
    title: `Entry ${index + 1}`,
    url,
    quote: `Quote ${index + 1}.`,
    fetchedAt: '2026-03-20T09:00:00.000Z',
    ...changes,
  }));
  const claims = citations.map((citation, index): Claim => ({
    id: `c${index}`,
    kind: 'fact',
    text: `Sentence ${index + 1}.`,
    verdict: 'supported',
    citations: [citation],
    restsOn: [],
    ...claimChanges,
  }));
  const sources = citations.map(({ sourceName, title, url, fetchedAt }): SourceEntry => ({
    sourceName,
    title,
    url,
    fetchedAt,
  }));
  return {
    ...document,
    sources,
    pictures: [],
    sections: [
      { id: 'snapshot', title: 'Company snapshot', claims, notFound: [] },
      { id: 'sources', title: 'Sources', claims: [], notFound: [] },
    ],
  };
}

const address = (index: number) => `https://register.example/${index + 1}`;
const lineWith = (markdown: string, words: string) =>
  markdown.split('\n').find((line) => line.includes(words)) ?? '';

describe('the list of sources', () => {
  test.each([1, 9, 10, 12, 100, 101])(
    'keeps the line and the quotes of source %i within its item',
    (count) => {
      const markdown = renderMarkdown(
        reportOn(Array.from({ length: count }, (_, index) => address(index))),
      );
      const marker = `${count}. `;
      const lines = markdown.split('\n');
      const at = lines.findIndex((line) => line.startsWith(marker));
      const [about = '', quote = ''] = lines.slice(at + 1);
      // What belongs to an item stands as far in as the item’s own words.
      expect(about).toMatch(new RegExp(`^ {${marker.length}}\\S`, 'u'));
      expect(quote).toMatch(new RegExp(`^ {${marker.length}}- ${count}a: `, 'u'));
    },
  );

  test('numbers them in one run', () => {
    const markdown = renderMarkdown(
      reportOn(Array.from({ length: 12 }, (_, index) => address(index))),
    );
    expect([...markdown.matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
  });
});

describe('an address', () => {
  const targetOf = (url: string) =>
    /\]\(<(.*)>\) {2}$/u.exec(lineWith(renderMarkdown(reportOn([url])), '[Entry 1]'))?.[1];

  test.each([
    ['ends in a backslash', 'https://register.example/?q=a\\', 'https://register.example/?q=a%5C'],
    [
      'has one before a bracket',
      'https://register.example/#a\\>b',
      'https://register.example/#a%5C%3Eb',
    ],
    [
      'looks like an entity',
      'https://register.example/?a=1&lt;=2',
      'https://register.example/?a=1&amp;lt;=2',
    ],
    [
      'looks like a numbered entity',
      'https://register.example/?a=1&#62;',
      'https://register.example/?a=1&amp;#62;',
    ],
    [
      'has ordinary parts',
      'https://register.example/?a=1&b=2',
      'https://register.example/?a=1&b=2',
    ],
    ['has brackets', 'https://register.example/a(b)<c>', 'https://register.example/a(b)%3Cc%3E'],
    [
      'has a space and a line break',
      'https://register.example/a b\n',
      'https://register.example/a%20b',
    ],
  ])('that %s stays whole and ends where it ends', (_what, url, target) => {
    expect(targetOf(url)).toBe(target);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'register.example'])(
    'such as %s is no link, and its title is still read',
    (url) => {
      const line = lineWith(renderMarkdown(reportOn([url])), 'Entry 1');
      expect(line).toBe('1. Entry 1  ');
    },
  );
});

describe('words that are marks elsewhere', () => {
  test.each([
    '# Title',
    '> Quote',
    '- item',
    '* item',
    '1. item',
    '1) item',
    '+ item',
    '---',
    '===',
    '```code```',
    '~~~',
    '    indented',
    '| a | b |',
    '[ref]: https://x.example',
    '![x](y)',
    '<b>x</b>',
    '&lt;',
    'https://x.example',
    'a@x.example',
    '$x^2$',
    '**bold** __too__',
    ':smile:',
    '\\',
    '[^1]: note',
    '- [x] done',
    'a\\*b',
  ])('%j in a claim, a title, a quote and a note stays words', (words) => {
    const markdown = renderMarkdown(
      reportOn(
        [address(0)],
        { title: words, quote: words, sourceName: words },
        { text: words, group: words, notes: [{ label: words, text: words }] },
      ),
    );
    const body = markdown.slice(markdown.indexOf('## Company snapshot'));
    // Structure of ours: a heading, list marks, emphasis, the one link. All else must be escaped.
    const strangers = body.split('\n').map((line) =>
      line
        .replace(/^(?:#{2,3} |\d+\. | *- )/u, '')
        .replace(/\*\*(?=\S)|:\*\*|^\*|\*$/gu, '')
        .replace(/^\[(.*)\]\(<[^>]*>\) {2}$/u, '$1')
        .replace(/\\./gu, '')
        .replace(/&(?:amp|lt);/gu, ''),
    );
    expect(strangers.filter((line) => /[#*_`[\]<>|~$^@]|https?:/u.test(line))).toEqual([]);
    expect(body.match(/^## /gmu)).toHaveLength(2);
  });
});

test('a claim without quotes has no empty brackets, and one with several names each', () => {
  expect(renderMarkdown(reportOn([address(0)], {}, { citations: [] }))).toContain(
    '\n\nSentence 1\\.\n',
  );
  const [first] = reportOn([address(0), address(1)]).sections[0]?.claims ?? [];
  const both = reportOn(
    [address(0), address(1)],
    {},
    {
      citations:
        reportOn([address(0), address(1)]).sections[0]?.claims.flatMap(
          ({ citations }) => citations,
        ) ?? [],
    },
  );
  expect(first?.citations).toHaveLength(1);
  expect(renderMarkdown(both)).toContain('\n\nSentence 1\\. \\[1a, 2a\\]\n');
});
