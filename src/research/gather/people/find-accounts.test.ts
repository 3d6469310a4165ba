import { expect, test } from 'vitest';
import { fillTemplate } from '../../sources';
import { findAccounts } from './find-accounts';

const pages = (...urls: string[]) =>
  [
    {
      title: '',
      type: 'service',
      text: '',
      blocks: [],
      tables: [],
      structured: [],
      feeds: [],
      links: urls.map((url) => ({ url, text: '' })),
    },
  ] as never;
const found = (...urls: string[]) => findAccounts(pages(...urls), 'pennantmills.example');
const OURS = 'UCabcdefghijklmnopqrstuv';
const THEIRS = 'UC0123456789-_0123456789';

test.each([
  [
    'https://medium.com/pennantmills-engineering/how-we-mill-7',
    { medium: 'pennantmills-engineering' },
  ],
  ['https://medium.com/Pennant-Mills', { medium: 'Pennant-Mills' }],
  ['https://gitlab.com/pennantmills/oats', { gitlab: 'pennantmills' }],
  ['https://gitlab.com/groups/PennantMills', { gitlab: 'PennantMills' }],
  ['https://hub.docker.com/u/pennantmills', { dockerhub: 'pennantmills' }],
  ['https://hub.docker.com/r/pennant/oats', { dockerhub: 'pennant' }],
  ['https://huggingface.co/PennantMills', { huggingface: 'PennantMills' }],
  ['https://store.steampowered.com/app/990417/Oats/', { steamApp: '990417' }],
  [`https://www.youtube.com/channel/${OURS}/videos`, { youtube: OURS }],
  ['https://forum.pennantmills.example/t/oats/7', { forum: 'forum.pennantmills.example' }],
  ['https://community.pennantmills.example', { forum: 'community.pennantmills.example' }],
  [
    'https://Engineering.PennantMills.example/',
    { engineeringBlog: 'engineering.pennantmills.example' },
  ],
  ['https://eng.pennantmills.example/a', { engineeringBlog: 'eng.pennantmills.example' }],
  [
    'https://www.pennantmills.example/blog/engineering/mills',
    { engineeringBlog: 'www.pennantmills.example/blog/engineering' },
  ],
  [
    'https://pennantmills.example/engineering',
    { engineeringBlog: 'pennantmills.example/engineering' },
  ],
  [
    'https://investors.pennantmills.example/news',
    { investorSite: 'investors.pennantmills.example' },
  ],
  ['https://ir.pennantmills.example/?a=1', { investorSite: 'ir.pennantmills.example' }],
])('the site’s link %s tells %j', (url, known) => {
  expect(found(url)).toEqual(known);
});

test.each([
  'https://medium.com.evil.example/pennantmills',
  'https://notmedium.com/pennantmills',
  'https://evil.example/medium.com/pennantmills',
  'http://medium.com/pennantmills',
  'https://medium.com/@pennantmills/x',
  'https://medium.com/towards-oats/x',
  'https://medium.com/p/pennantmills',
  'https://gitlab.com.evil.example/pennantmills',
  'https://gitlab.com/explore',
  'https://gitlab.com/otherpeople',
  'https://hub.docker.com/_/nginx',
  'https://hub.docker.com/u/otherpeople',
  'https://docker.com/u/pennantmills',
  'https://huggingface.co/docs/pennant',
  'https://huggingface.co.evil.example/pennantmills',
  'https://huggingface.co/otherpeople',
  'https://www.youtube.com/@pennantmills',
  'https://www.youtube.com/watch?v=abc',
  `https://youtube.com.evil.example/channel/${OURS}`,
  `https://www.youtube.com/channel/${OURS}x`,
  'https://www.youtube.com/channel/UCshort',
  'https://forum.pennantmills.example.evil.example/',
  'https://forum.evil.example/?forum.pennantmills.example',
  'https://forum-pennantmills.example/',
  'https://forumpennantmills.example/',
  'https://forum.pennantmills.evil/',
  'http://forum.pennantmills.example/',
  'https://user@forum.pennantmills.example/',
  'https://forum.pennantmills.example:8443/',
  'https://investors.pennantmills.example.evil.example/',
  'https://investors-pennantmills.example/',
  'https://x.investors.pennantmills.example/',
  'https://evil.example/investors.pennantmills.example',
  'https://pennantmills.example/investors',
  'https://pennantmills.example/engineeringjobs',
  'https://evil.example/engineering',
  'https://engineering.pennant.example/',
  'mailto:ir@ir.pennantmills.example',
  'not an address',
])('%s tells nothing', (url) => {
  expect(found(url)).toEqual({});
});

test('of several the one most linked to counts, of channels one that is linked to more often than all others', () => {
  expect(
    found(
      'https://medium.com/pennantmills-news',
      'https://medium.com/pennantmills-eng/a',
      'https://medium.com/pennantmills-eng/b',
    ),
  ).toEqual({ medium: 'pennantmills-eng' });
  const channel = (id: string): string => `https://www.youtube.com/channel/${id}`;
  expect(found(channel(OURS), channel(OURS), channel(THEIRS))).toEqual({ youtube: OURS });
  expect(found(channel(OURS), channel(THEIRS))).toEqual({});
});

test('a host of its own is its engineering blog before a folder of its site', () => {
  expect(
    found(
      'https://pennantmills.example/engineering',
      'https://pennantmills.example/engineering/a',
      'https://tech.pennantmills.example/a',
    ),
  ).toEqual({ engineeringBlog: 'tech.pennantmills.example' });
});

test('a short name is an account’s only where it is the whole of it', () => {
  const of = (name: string) => findAccounts(pages(`https://gitlab.com/${name}`), 'ox.example');
  expect([of('ox'), of('oxen'), of('boxes')]).toEqual([{ gitlab: 'ox' }, {}, {}]);
});

test('where the company’s domain is not known nothing of its own is, and what is found can be asked', () => {
  expect(
    findAccounts(
      pages(
        'https://forum.pennantmills.example/',
        'https://medium.com/pennantmills',
        'https://github.com/pennantmills',
      ),
    ),
  ).toEqual({ github: 'pennantmills' });
  const known = {
    domain: 'pennantmills.example',
    ...found(
      'https://www.pennantmills.example/blog/engineering/',
      'https://ir.pennantmills.example/',
      'https://forum.pennantmills.example/',
    ),
  };
  for (const need of ['engineeringBlog', 'investorSite', 'forum'])
    expect(fillTemplate(`https://{${need}}/feed`, known)).toMatch(
      /^https:\/\/(?:[a-z]+\.)?pennantmills\.example\/(?:blog\/engineering\/)?feed$/,
    );
});
