import { describe, expect, test } from 'vitest';
import { choice, openCards, pressed, QUESTIONS } from '../../fixtures/cards-page';

describe('practice cards', () => {
  test('show each likely question, then its plan and the fact to bring', () => {
    const page = openCards();
    expect(page.say('.count')).toBe(`Card 1 of ${QUESTIONS} · 0 known`);
    expect(page.one('.plan').hasAttribute('hidden')).toBe(true);
    const shown = Array.from({ length: QUESTIONS }, () => {
      page.press('Next');
      return page.say('.deck .asked');
    });
    expect(new Set(shown).size).toBe(QUESTIONS);
    page.press('Show the plan');
    expect(page.one('.plan').hasAttribute('hidden')).toBe(false);
    expect(page.say('.plan')).toMatch(/Plan: .*Bring: /u);
  });

  test('leave out what is known on the way forward, until all of it is', () => {
    const page = openCards();
    const first = page.say('.deck .asked');
    page.press('I know this one');
    expect(page.say('.count')).toContain('1 known');
    for (let step = 1; step < QUESTIONS; step += 1) page.press('Next');
    page.press('Next');
    expect(page.say('.deck .asked')).not.toBe(first);
    page.press('Previous');
    expect(page.say('.deck .asked')).toBe(first);
    expect(pressed(page, 'I know this one')).toBe('true');
  });

  test('are turned by arrows, though never while a note is typed', () => {
    const page = openCards();
    page.key('ArrowRight', page.one('.deck .asked'));
    expect(page.say('.count')).toContain('Card 2 ');
    page.key('ArrowRight', page.one('.deck textarea'));
    expect(page.say('.count')).toContain('Card 2 ');
    page.key('ArrowLeft', page.one('.deck .asked'));
    expect(page.say('.count')).toContain('Card 1 ');
  });

  test('are all still there when they are shuffled, and the card that comes is said aloud', () => {
    const page = openCards();
    page.press('Shuffle');
    expect(page.say('.count')).toBe(`Card 1 of ${QUESTIONS} · 0 known`);
    expect(page.news()).toContain(page.say('.deck .asked'));
    expect(new Set(page.allCards()).size).toBe(QUESTIONS);
  });
});

describe('the reader’s own notes', () => {
  test('are kept with every letter, stay with their question, and come back', () => {
    const page = openCards();
    page.type('The pager story');
    expect(page.stored()).toContain('The pager story');
    page.press('Next');
    expect(page.note()).toBe('');
    page.press('Previous');
    expect(page.note()).toBe('The pager story');
    expect(openCards({ kept: page.stored() }).note()).toBe('The pager story');
  });

  test('are never lost: those on a question that is no longer asked have a card of their own', () => {
    const page = openCards({ kept: '{"n":[["An old question?","My story"]],"k":[],"o":[]}' });
    expect(page.say('.count')).toContain(`of ${QUESTIONS + 1}`);
    page.press('Previous');
    expect([page.say('.deck .asked'), page.note()]).toEqual(['An old question?', 'My story']);
  });

  test('stay on the page where nothing can be stored, and the page says so', () => {
    const page = openCards({ refuses: true });
    expect(page.say('.deck .careful')).toBe('');
    page.type('The pager story');
    expect(page.say('.deck .careful')).toContain('can’t keep what you write');
    page.press('Next');
    page.press('Previous');
    expect(page.note()).toBe('The pager story');
  });

  test.each(['not json', '5', '{}', 'null', '{"n":5}', '[]', '{"n":[["q"]],"k":null}'])(
    'are none where the store has %s, and the cards work',
    (kept) => {
      const page = openCards({ kept });
      page.press('Next');
      page.type('x');
      expect(page.stored()).toContain('"x"');
    },
  );

  test('are cleared with all else that was kept, once the reader says yes', () => {
    const page = openCards({ confirms: false });
    page.type('The pager story');
    page.press('Clear my notes from this browser');
    expect(page.note()).toBe('The pager story');
    const sure = openCards({ kept: page.stored() });
    sure.press('Clear my notes from this browser');
    expect([sure.note(), sure.stored()]).toEqual(['', undefined]);
  });
});

describe('a question of the reader’s own', () => {
  const asked = () => {
    const page = openCards();
    choice(page, 'Add a question of your own').value = ' Why did you <b>leave</b>? ';
    page.press('Add');
    return page;
  };

  test('is a card with a note, as text, and is kept', () => {
    const page = asked();
    expect(page.say('.deck .asked')).toBe('Why did you <b>leave</b>?');
    expect(page.say('.count')).toBe(`Card ${QUESTIONS + 1} of ${QUESTIONS + 1} · 0 known`);
    expect(openCards({ kept: page.stored() }).say('.count')).toContain(`of ${QUESTIONS + 1}`);
  });

  test('can be removed, and no other can', () => {
    const page = asked();
    page.press('Remove this question');
    expect(page.say('.count')).toContain(`of ${QUESTIONS} `);
    expect(page.button('Remove this question').hasAttribute('hidden')).toBe(true);
  });

  test('of nothing is none', () => {
    const page = openCards();
    page.press('Add');
    expect(page.say('.count')).toContain(`of ${QUESTIONS} `);
  });
});

test('cards are printed eight to a sheet, with their notes, and a long note again in full', () => {
  const page = openCards();
  page.type('Long story. '.repeat(20));
  page.press('Print the cards');
  const sheets = page.every('.sheet').map((sheet) => sheet.querySelectorAll('.cut').length);
  expect(sheets.slice(0, -1).every((count) => count === 8)).toBe(true);
  expect(sheets.reduce((sum, count) => sum + count, 0)).toBe(QUESTIONS);
  expect(page.every('.sheets > .mine').map(({ textContent }) => textContent)).toEqual([
    'Long story. '.repeat(20),
  ]);
});
