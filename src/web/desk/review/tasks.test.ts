import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ReviewDeskTask, ReviewDeskSuggestion } from '../../../desk/review/shape';
import { AskDialog } from './dialogs/ask-dialog';
import { TaskLine } from './panes/task-line';
import { isTaskDone, nameReviewTask, openSuggestions, formatProgressOf } from './words/task-words';
import { madeUpRow } from './fixtures/made-up-review-desk';
import { FoundDialog } from './dialogs/found-dialog';
import { ReportPane } from './panes/report-pane';
import { madeUpReviewDesk } from './fixtures/made-up-review-desk';
import { RewriteDialog } from './dialogs/rewrite-dialog';
import { reviewCommandOf, SHORTCUTS } from './state/commands/shortcuts';
import type { ReviewTasks } from './state/use-review-tasks';

const nothing = async (): Promise<void> => undefined;
const suggestion = (changes: Partial<ReviewDeskSuggestion> = {}): ReviewDeskSuggestion => ({
  id: 's1',
  kind: 'change',
  state: 'open',
  claimId: 'c1',
  before: 'The mill employs 40 people.',
  now: null,
  after: 'The mill has 40 people.',
  verdict: 'supported',
  sentenceKind: 'fact',
  notes: [],
  evidenceIds: ['e1'],
  ...changes,
});
const task = (changes: Partial<ReviewDeskTask> = {}): ReviewDeskTask => ({
  id: 'x',
  kind: 'rewrite',
  section: 'snapshot',
  words: 'Shorter, <b>please</b>.',
  askedBy: 'mara',
  askedAt: '2026-11-20T08:00:00.000Z',
  state: 'done',
  progress: { stage: 'The section is being written.', asked: 0, answered: 0, findings: 0 },
  told: 'Checked.',
  suggestions: [],
  refused: [],
  found: [],
  before: [],
  ...changes,
});
const tasks = (changes: Partial<ReviewTasks> = {}): ReviewTasks => ({
  writer: 'code',
  list: [],
  dialog: null,
  open: () => undefined,
  rewrite: async () => null,
  findMore: async () => null,
  take: nothing,
  drop: nothing,
  ...changes,
});
const titles = new Map([['snapshot', 'Company snapshot']]);
const line = (one: ReviewDeskTask, mayWrite = true) =>
  renderToStaticMarkup(
    createElement(TaskLine, { tasks: tasks({ list: [one] }), titles, mayWrite }),
  );
const dialog = (one: ReviewDeskTask) =>
  renderToStaticMarkup(
    createElement(RewriteDialog, {
      task: one,
      title: 'Company snapshot',
      mayWrite: true,
      tasks: tasks(),
      close: () => undefined,
    }),
  );
const button = (html: string, name: string) =>
  Array.from(html.matchAll(/<button[^>]*>[^<]*/gu), ([one]) => one).find((one) =>
    one.endsWith(`>${name}`),
  ) ?? '';

test('both have a key that the help lists, and it does nothing while somebody types', () => {
  const press = {
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isTyping: false,
    isDialogOpen: false,
  };
  expect([
    reviewCommandOf({ ...press, key: 'w' }, true),
    reviewCommandOf({ ...press, key: 'F' }, true),
  ]).toEqual(['rewrite', 'find-more']);
  expect(reviewCommandOf({ ...press, key: 'w', isTyping: true }, true)).toBeNull();
  const keys = SHORTCUTS.flatMap(({ keys: own, shift }) =>
    own.map((key) => (shift === true ? `Shift ${key}` : key)),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('every section of the report but its sources can be asked to be written anew, where one may write', () => {
  const view = madeUpReviewDesk({ claims: 12 });
  const html = (rewrite?: () => void) =>
    renderToStaticMarkup(
      createElement(ReportPane, {
        view,
        currentId: null,
        isShown: true,
        choose: () => undefined,
        see: () => undefined,
        showKeys: true,
        rewrite,
      }),
    );
  expect(html(() => undefined)).toContain('aria-label="Rewrite “Culture”"');
  expect(html()).not.toContain('Rewrite');
});

describe('the line above the panes', () => {
  test('says how far it is, and lets it be dropped', () => {
    const html = line(
      task({
        kind: 'find',
        section: null,
        words: 'Who leads it?',
        state: 'under-way',
        progress: { stage: 'Sources are being asked.', asked: 5, answered: 3, findings: 0 },
      }),
    );
    expect(html).toContain('More on “Who leads it?”');
    expect(html).toContain('5 sources asked, 3 answered');
    expect(button(html, 'Dismiss')).not.toContain('disabled=""');
  });

  test('lets what was found be dismissed, since it stays in the evidence', () => {
    expect(line(task({ kind: 'find', found: [madeUpRow()] }))).toContain(
      'aria-label="Dismiss: More on',
    );
  });

  test('leads to what came back', () => {
    expect(
      line(task({ suggestions: [suggestion(), suggestion({ id: 's2', state: 'taken' })] })),
    ).toContain('View suggestions (1)');
    expect(line(task({ kind: 'find', found: [madeUpRow()] }))).toContain('View results (1)');
    expect(line(task({ told: 'It found none of that in your words.' }))).toContain(
      'none of that in your words',
    );
  });

  test('tells a failure in words and offers to ask again, to whoever has the report', () => {
    const failed = task({
      state: 'failed',
      told: 'The model took too long to answer. Nothing was changed.',
    });
    expect(line(failed)).toContain('The model took too long');
    expect(line(failed)).toContain('Try again');
    expect(line(failed, false)).not.toContain('Try again');
    expect(button(line(failed, false), 'Dismiss')).toContain('disabled=""');
  });
});

describe('what a rewrite suggests', () => {
  test('stands before and after, with what differs marked', () => {
    const html = dialog(task({ suggestions: [suggestion()] }));
    expect(html).toMatch(/<del[^>]*>employs <\/del>/u);
    expect(html).toMatch(/<ins[^>]*>has <\/ins>/u);
    expect(html).toContain('Supported, 1 quote');
    expect(html).toContain('Shorter, &lt;b&gt;please&lt;/b&gt;.');
    expect(button(html, 'Apply all 1')).not.toContain('disabled=""');
  });

  test('never replaces what was changed meanwhile: it is offered beside it, and “all” leaves it out', () => {
    const html = dialog(
      task({ suggestions: [suggestion({ state: 'changed', now: 'The mill employs forty.' })] }),
    );
    expect(html).toContain('Changed since');
    expect(html).toContain('The mill employs forty.');
    expect(html).toContain('Put it beside mine');
    expect(html).toContain('Apply all 0');
    const cut = dialog(
      task({
        suggestions: [
          suggestion({
            state: 'changed',
            kind: 'leave-out',
            after: null,
            now: 'The mill employs forty.',
          }),
        ],
      }),
    );
    expect(cut).not.toContain('>Take<');
  });

  test('shows what did not hold, and offers no way to take it', () => {
    const html = dialog(
      task({
        refused: [
          {
            text: 'It takes in $9 billion.',
            reasons: ['“9” isn’t in the cited evidence.'],
          },
        ],
      }),
    );
    expect(html).toContain('It takes in $9 billion.');
    expect(html).toContain('isn’t in the cited evidence');
    expect(html).not.toContain('>Take<');
  });

  test('of an order is a move, and what was decided is said', () => {
    const html = dialog(
      task({
        suggestions: [
          suggestion({ kind: 'move', after: null }),
          suggestion({ id: 's2', kind: 'add', before: null, state: 'taken' }),
        ],
      }),
    );
    expect(html).toContain('Move');
    expect(html).toContain('>Applied<');
  });
});

test('where an expert asks, the writer says what it can do', () => {
  const ask = (writer: ReviewTasks['writer']) =>
    renderToStaticMarkup(
      createElement(AskDialog, {
        number: 'N',
        sections: [{ id: 'snapshot', title: 'Company snapshot' }],
        mayWrite: true,
        tasks: tasks({ writer, dialog: { kind: 'rewrite', section: 'snapshot', words: '' } }),
      }),
    );
  expect(ask('code')).toContain('No model is set up');
  expect(ask('model')).toContain('gets your exact words');
});

test('what was found can be shown, and its words are text', () => {
  const html = renderToStaticMarkup(
    createElement(FoundDialog, {
      task: task({
        kind: 'find',
        found: [madeUpRow({ quote: '<i>Forty</i> people.' })],
        before: [madeUpRow({ id: 'e2', quote: 'Forty it was before.' })],
      }),
      show: () => undefined,
      close: () => undefined,
    }),
  );
  expect(html).toContain('&lt;i&gt;Forty');
  expect(html).toContain('Harbour Gazette');
  expect(html.indexOf('Already in the evidence')).toBeGreaterThan(html.indexOf('Forty&lt;/i'));
  expect(html.indexOf('Forty it was before.')).toBeGreaterThan(
    html.indexOf('Already in the evidence'),
  );
});

describe('words for it', () => {
  test('a long question is cut in the line', () => {
    expect(nameReviewTask({ kind: 'find', words: 'x'.repeat(200) }, '').length).toBeLessThan(80);
  });

  test('a rewrite speaks of its stage, a search of its sources', () => {
    expect(formatProgressOf(task())).toBe('The section is being written.');
    expect(
      formatProgressOf(
        task({ kind: 'find', progress: { stage: 'x', asked: 1, answered: 0, findings: 2 } }),
      ),
    ).toBe('1 source asked, 0 answered, 2 findings');
  });

  test('it is done with once all of it was taken or turned down', () => {
    expect(
      isTaskDone(
        task({ suggestions: [suggestion({ state: 'taken' }), suggestion({ state: 'dropped' })] }),
      ),
    ).toBe(true);
    expect(isTaskDone(task({ suggestions: [suggestion({ state: 'changed' })] }))).toBe(false);
    expect(
      isTaskDone(task({ suggestions: [suggestion({ state: 'changed', kind: 'leave-out' })] })),
    ).toBe(true);
    expect(isTaskDone(task({ suggestions: [] }))).toBe(false);
    expect(openSuggestions(task({ suggestions: [suggestion({ state: 'dropped' })] }))).toEqual([]);
  });
});
