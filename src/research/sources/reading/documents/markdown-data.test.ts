import { expect, test } from 'vitest';
import { markdownData } from './markdown-data';

const list = `# Who hires how

Read [how to add one](ADDING.md) first.

## T - V

- [Tarrow Lantern Works](https://tarrowlantern.example/jobs) | Duluth, MN / Remote | Repair a **lamp** at home, then _talk_ about it
* Nameless, without a link
1. [Image only](javascript:alert(1)) and [Second](https://second.example/a_(b))
---
\`\`\`
- [Not a line](https://code.example)
\`\`\`
`;

test('a list’s lines are entries with their section, first link and parts', () => {
  const { entries } = markdownData(list);
  expect(entries).toEqual([
    {
      section: 'Who hires how',
      text: 'Read how to add one first.',
      parts: ['Read how to add one first.'],
      name: 'how to add one',
    },
    {
      section: 'T - V',
      text: 'Tarrow Lantern Works | Duluth, MN / Remote | Repair a lamp at home, then talk about it',
      parts: [
        'Tarrow Lantern Works',
        'Duluth, MN / Remote',
        'Repair a lamp at home, then talk about it',
      ],
      name: 'Tarrow Lantern Works',
      url: 'https://tarrowlantern.example/jobs',
    },
    { section: 'T - V', text: 'Nameless, without a link', parts: ['Nameless, without a link'] },
    {
      section: 'T - V',
      text: 'Image only and Second',
      parts: ['Image only and Second'],
      name: 'Image only',
    },
  ]);
});

test('a profile’s front matter and sections are named', () => {
  const { front, sections } = markdownData(
    '---\ntitle: "Tarrow: Lantern Works"\nwebsite: https://tarrowlantern.example/\nremote_policy: hybrid\ntools:\n  - lathe\n  - \'kiln\'\n---\n\n## Company size\n\n40 people\nand a dog\n\n- one cat\n',
  );
  expect(front).toEqual({
    title: 'Tarrow: Lantern Works',
    website: 'https://tarrowlantern.example/',
    remote_policy: 'hybrid',
    tools: ['lathe', 'kiln'],
  });
  expect(sections).toEqual({ company_size: '40 people and a dog\none cat' });
});

test.each([
  '',
  '---',
  '---\nnever: closed',
  '\u0000',
  '{"a":1}',
  '#'.repeat(9_000),
  `[${'['.repeat(9_000)}`,
  `- ${'[a]('.repeat(5_000)}`,
])('%j is read without harm', (text) => {
  expect(() => markdownData(text)).not.toThrow();
});

test.each([
  ['[Mill](https://mill.example "The (old) mill")', 'Mill', 'https://mill.example'],
  ['[Mill]( <https://mill.example> )', 'Mill', 'https://mill.example'],
  ['[Mill](by the river) grinds', '[Mill](by the river) grinds', undefined],
])('%s reads “%s” and leads to %s', (line, text, url) => {
  expect(markdownData(line).entries[0]).toMatchObject({ text });
  expect(markdownData(line).entries[0]?.url).toBe(url);
});

test('a heading may be closed by signs, and a sign in a line is no heading', () => {
  const { entries } = markdownData('## Boats ##\n\nOars #1\n\n#2 of all\n');
  expect(entries.map(({ section, text }) => [section, text])).toEqual([
    ['Boats', 'Oars #1'],
    ['Boats', '#2 of all'],
  ]);
});
