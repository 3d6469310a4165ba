import { expect, test } from 'vitest';
import { withAccounts } from './person-accounts';

const ada = { name: 'Ada Quill', title: 'VP Engineering' };
const link = (url: string, text: string) => ({ url, text });

test.each([
  [
    'a link with their name',
    [link('https://github.com/adaquill', 'Ada Quill on GitHub')],
    'adaquill',
  ],
  [
    'the same account twice',
    [
      link('https://github.com/AdaQuill', 'Ada Quill'),
      link('https://github.com/adaquill/', 'Follow Ada Quill'),
    ],
    'adaquill',
  ],
  ['a link without their name', [link('https://github.com/adaquill', 'GitHub')], undefined],
  [
    'two accounts of that name',
    [
      link('https://github.com/adaquill', 'Ada Quill'),
      link('https://github.com/quill-ada', 'Ada Quill'),
    ],
    undefined,
  ],
  ['a repository', [link('https://github.com/adaquill/loom', 'Ada Quill’s loom')], undefined],
  [
    'a host that only looks alike',
    [link('https://github.com.example/adaquill', 'Ada Quill')],
    undefined,
  ],
  [
    'somebody whose name is longer',
    [link('https://github.com/adaquillon', 'Ada Quillon')],
    undefined,
  ],
])('%s tells the account, or not', (_, links, account) => {
  expect(withAccounts([ada], links)).toEqual([
    account === undefined ? ada : { ...ada, githubUser: account },
  ]);
});

test('a first name alone has no account', () => {
  expect(withAccounts([{ name: 'Ada' }], [link('https://github.com/ada', 'Ada')])).toEqual([
    { name: 'Ada' },
  ]);
});
