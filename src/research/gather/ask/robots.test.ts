import { expect, test } from 'vitest';
import { isCrawlAllowed, parseRobots } from './robots';

const cases: readonly (readonly [title: string, robots: string, path: string, allowed: boolean])[] =
  [
    ['nothing said', '', '/a', true],
    ['a plain rule', 'User-agent: *\nDisallow: /private', '/private/x', false],
    ['a path that only begins alike', 'User-agent: *\nDisallow: /private/', '/privately', true],
    ['an empty rule', 'User-agent: *\nDisallow:', '/a', true],
    ['all closed', 'User-agent: *\nDisallow: /', '/a', false],
    ['robots.txt itself', 'User-agent: *\nDisallow: /', '/robots.txt', true],
    ['the longest rule', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['a tie', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['a star', 'User-agent: *\nDisallow: /*/drafts', '/x/drafts/1', false],
    ['an anchored end', 'User-agent: *\nDisallow: /*.pdf$', '/x.pdf', false],
    ['what goes on after an anchored end', 'User-agent: *\nDisallow: /*.pdf$', '/x.pdf?y', true],
    ['a query', 'User-agent: *\nDisallow: /*?', '/x?y=1', false],
    [
      'our own group beside the one for all',
      'User-agent: *\nDisallow: /\nUser-agent: ForewordBot\nAllow: /',
      '/a',
      true,
    ],
    ['a name in other letters', 'user-AGENT: forewordBOT\ndisallow: /a', '/a', false],
    [
      'two groups of ours',
      'User-agent: ForewordBot\nDisallow: /a\n\nUser-agent: x\nDisallow: /\n\nUser-agent: ForewordBot\nDisallow: /b',
      '/b',
      false,
    ],
    [
      'several names for one group',
      'User-agent: x\nUser-agent: ForewordBot\nDisallow: /a',
      '/a',
      false,
    ],
    ['another crawler’s group', 'User-agent: OtherBot\nDisallow: /', '/a', true],
    [
      'comments and odd line ends',
      '# hi\rUser-agent: * # all\r\nDisallow: /a # why\r',
      '/a',
      false,
    ],
    ['a rule before any name', 'Disallow: /a', '/a', true],
    ['escapes spelled differently', 'User-agent: *\nDisallow: /caf%c3%a9', '/caf%C3%A9', false],
    ['letters where the path has escapes', 'User-agent: *\nDisallow: /café', '/caf%C3%A9', false],
    ['a mark before the first line', '\ufeffUser-agent: *\nDisallow: /a', '/a', false],
    [
      'many stars at once',
      `User-agent: *\nDisallow: /${'*a'.repeat(40)}$`,
      `/${'a'.repeat(39)}b`,
      true,
    ],
  ];

test.each(cases)('robots.txt is obeyed: %s', (_, robots, path, allowed) => {
  expect(isCrawlAllowed(parseRobots(robots), 'ForewordBot', `https://mill.example${path}`)).toBe(
    allowed,
  );
});

test('sitemaps are found wherever they stand', () => {
  expect(
    parseRobots(
      'Sitemap: https://a.example/1.xml\nUser-agent: *\nDisallow: /\nsitemap: https://a.example/2.xml',
    ).sitemaps,
  ).toEqual(['https://a.example/1.xml', 'https://a.example/2.xml']);
});
