import { describe, expect, test } from 'vitest';
import { keepField, keptField, type WordStore } from './state/drafts/kept-words';
import { compareWordings, markWords } from './panes/claim/marked-text';
import { pageSentences } from './panes/page-sentences';
import { paceOf, formatProgress } from './queue/progress-words';
import { formatObstacles, formatRisk } from './queue/queue-words';

const marked = (text: string, ...words: string[]) =>
  markWords(text, words)
    .filter(({ isMarked }) => isMarked)
    .map((piece) => piece.text);
const whole = (pieces: readonly { readonly text: string }[]) =>
  pieces.map(({ text }) => text).join('');

describe('marking what no quote carries', () => {
  test('marks whole words alone, the longest first, wherever they stand', () => {
    expect(marked('It has 40 mills and 400 millers; 40 again.', '40')).toEqual(['40', '40']);
    expect(marked('It works in nine towns.', 'nine', 'nine towns')).toEqual(['nine towns']);
  });

  test('takes signs for signs, and leaves the sentence whole', () => {
    const text = 'Sales of $4.5 (net) grew.';
    expect(marked(text, '$4.5 (net)')).toEqual(['$4.5 (net)']);
    expect(whole(markWords(text, ['(net)', 'grew']))).toBe(text);
  });

  test('marks nothing where nothing is said against it', () => {
    expect(markWords('It mills.', ['', ' '])).toEqual([{ text: 'It mills.', isMarked: false }]);
  });
});

describe('two wordings side by side', () => {
  test('show what went and what came, and nothing of what stayed', () => {
    const { before, after } = compareWordings(
      'It has 400 mills in Omaha.',
      'It has 40 mills in Omaha.',
    );
    expect(before.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['400 ']);
    expect(after.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['40 ']);
    expect(whole(after)).toBe('It has 40 mills in Omaha.');
  });

  test('are told apart where one is the beginning of the other', () => {
    expect(compareWordings('It mills. ', 'It mills. It bakes.').after.at(-1)).toEqual({
      text: 'It bakes.',
      isMarked: true,
    });
  });
});

describe('the sentences of a page that can be quoted', () => {
  const page =
    'The mill stands by the river.  It was built in 1902.\nToo short. Its owner is the town.';

  test('lie where they say they lie, letter for letter', () => {
    const found = pageSentences(page, '', 600);
    expect(found.map(({ text }) => text)).toEqual([
      'The mill stands by the river.',
      'It was built in 1902.',
      'Its owner is the town.',
    ]);
    for (const { start, end, text } of found) expect(page.slice(start, end)).toBe(text);
  });

  test('are those with the words sought, none too long', () => {
    expect(pageSentences(page, 'BUILT 1902', 600)).toHaveLength(1);
    expect(pageSentences(page, '', 25).map(({ text }) => text)).not.toContain(
      'The mill stands by the river.',
    );
  });
});

describe('what is left, in words', () => {
  test('is reckoned from the expert’s own pace once there is one', () => {
    const every = (seconds: number) => Array.from({ length: 6 }, (_, at) => at * seconds * 1_000);
    expect(formatProgress({ settled: 34, total: 60 }, paceOf(every(7)))).toBe(
      '34 of 60, about 4 minutes left',
    );
    expect(formatProgress({ settled: 58, total: 60 }, paceOf([]))).toBe(
      '58 of 60, less than a minute left',
    );
    expect(formatProgress({ settled: 60, total: 60 }, 5)).toBe('60 of 60, done');
  });

  test('leaves out a pause in which nobody worked', () => {
    expect(paceOf([0, 4_000, 8_000, 900_000, 904_000])).toBe(4);
  });

  test('of risk and what hinders', () => {
    expect(formatRisk({ unsupported: 2, weak: 1, conflicted: 0, stale: 3 })).toBe(
      '2 unsupported, 3 stale, 1 weak',
    );
    expect(formatRisk({ unsupported: 0, weak: 0, conflicted: 0, stale: 0 })).toBe('none found');
    expect([1, 2].map(formatObstacles)).toEqual(['1 blocker', '2 blockers']);
  });
});

describe('what is typed into a dialog', () => {
  test('is kept for its report and its field alone, until it is saved', () => {
    const kept = new Map<string, string>();
    const store: WordStore = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
    keepField(store, 'FW-1', 'notes', 'Ask the registrar.');
    expect(keptField(store, 'FW-1', 'notes')).toBe('Ask the registrar.');
    expect([keptField(store, 'FW-2', 'notes'), keptField(store, 'FW-1', 'empty.culture')]).toEqual([
      null,
      null,
    ]);
    keepField(store, 'FW-1', 'notes', null);
    expect(kept.size).toBe(0);
  });
});
