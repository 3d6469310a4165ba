import { describe, expect, test } from 'vitest';
import { row } from '../../fixtures/writing';
import { proposeJoins } from './propose-joins';

const POSTING = row({
  attribute: 'statement',
  quote: 'Our largest customer goes from 16 mills to 38.',
});
const NEWS = row({
  attribute: 'news',
  quote: 'Alder will run all 38 of its mills with Fernhollow.',
});
const RIVAL = row({ attribute: 'competitor', value: 'Brindle Boats', quote: 'Brindle Boats' });
const HEADLINE = row({ attribute: 'news', quote: 'Brindle Boats and Fernhollow agree on a form' });

describe('pairs that may belong together', () => {
  test('share a number of one thing, or a name that one of them is about', () => {
    expect(proposeJoins([POSTING, NEWS, RIVAL, HEADLINE])).toEqual([
      { ids: [POSTING.id, NEWS.id], by: 'number', shared: '38' },
      { ids: [RIVAL.id, HEADLINE.id], by: 'name', shared: 'Brindle Boats' },
    ]);
  });

  test('are none of one page, and none where many share it or one is contested', () => {
    const same = { ...NEWS, snapshot: POSTING.snapshot };
    expect(proposeJoins([POSTING, same])).toEqual([]);
    expect(proposeJoins([POSTING, { ...NEWS, status: 'conflicted' }])).toEqual([]);
    const many = Array.from({ length: 8 }, (_, at) =>
      row({ attribute: 'passage', quote: `Team ${'abcdefgh'[at]} looks after 38 mills.` }),
    );
    expect(proposeJoins([POSTING, ...many])).toEqual([]);
  });

  test('stay few, whatever there is', () => {
    const rows = Array.from({ length: 600 }, (_, at) =>
      row({ attribute: 'passage', quote: `Line ${at % 300} has ${1_001 + (at % 300) * 3} mills.` }),
    );
    expect(proposeJoins(rows).length).toBeLessThanOrEqual(24);
  });
});
