import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ReviewDeskClaim } from '../../../desk/review/shape';
import { ClaimActions } from './panes/claim/claim-actions';
import { ClaimPane } from './panes/claim/claim-pane';
import { madeUpReviewDesk, madeUpClaim, madeUpRow } from './fixtures/made-up-review-desk';
import { GateDialog } from './dialogs/gate-dialog';
import { ReportPane } from './panes/report-pane';
import { SourcePane } from './panes/source-pane';
import { TrialWords } from './words/trial-words';

const nothing = (): void => undefined;
const buttonsOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<button[^>]*>([^<]+)/gu), ([, name = '']) => name);

function claimHtml(changes: Parameters<typeof madeUpClaim>[0]): string {
  return renderToStaticMarkup(
    createElement(ClaimPane, {
      claim: madeUpClaim(changes),
      section: 'Culture',
      place: '1 of 60',
      restsOn: [],
      rows: [madeUpRow({ filedAt: '2026-02-10' })],
    }),
  );
}

test('the sentence in hand says its verdict, why, and which words nobody carries', () => {
  const html = claimHtml({
    verdict: 'unsupported',
    text: 'It has <400> mills.',
    unsupportedWords: ['400'],
    reasons: ['“400” isn’t in the cited evidence.'],
  });
  expect(html).toContain('Unsupported');
  expect(html).toContain('<mark class="desk-unsupported">400</mark>');
  expect(html).toContain('<li>“400” isn’t in the cited evidence.</li>');
  expect(html).toContain('&lt;');
});

test('a sentence that stands says in one sentence why, and what a judge found of it', () => {
  expect(claimHtml({})).toContain('<li>Supported: Harbour Gazette, filed February 2026.</li>');
  expect(claimHtml({ found: ['It has 40 mills.'] })).toContain(
    'A judge found “It has 40 mills.” in the cited evidence.',
  );
  const own = claimHtml({ verdict: 'company-says', reasons: ['Only the company itself says so.'] });
  expect(own).toContain('<li>Company’s own claim: Harbour Gazette, filed February 2026.</li>');
  expect(own).not.toContain('Only the company itself');
});

test('while a sentence is typed, the clause that fails stands with its reasons', () => {
  const html = renderToStaticMarkup(
    createElement(TrialWords, {
      trial: {
        verdict: 'unsupported',
        reasons: ['It cites no evidence.'],
        clauses: [{ text: 'it has 400 mills', reasons: ['“400” isn’t in the cited evidence.'] }],
        unsupportedWords: ['400'],
      },
      text: 'It is old, and it has 400 mills.',
      rows: [],
    }),
  );
  expect(html).toContain('<q>it has 400 mills</q>: “400” isn’t in the cited evidence.');
  expect(html).toContain('<li>It cites no evidence.</li>');
});

test('a suggestion stands beside what it replaces', () => {
  const html = claimHtml({
    text: 'It has 40 mills.',
    original: { text: 'It has 400 mills.', kind: 'fact', verdict: 'unsupported', evidenceIds: [] },
  });
  expect(html).toMatch(/<del[^>]*>400 <\/del>/u);
  expect(html).toMatch(/<ins[^>]*>40 <\/ins>/u);
});

test('what no source carries can’t be accepted, what sources quarrel about wants a decision, and what was cut can come back', () => {
  const offers = (changes: Parameters<typeof madeUpClaim>[0]) =>
    buttonsOf(
      renderToStaticMarkup(
        createElement(ClaimActions, {
          claim: madeUpClaim(changes),
          mayWrite: true,
          showKeys: false,
          run: nothing,
        }),
      ),
    );
  expect(offers({})).toContain('Accept');
  expect(offers({ verdict: 'unsupported' })).not.toContain('Accept');
  expect(offers({ verdict: 'conflicted' })).not.toContain('Accept');
  expect(offers({ verdict: 'conflicted' })).toContain('Decide');
  expect(offers({ state: 'cut' })).toEqual(['Restore']);
});

test('the source is shown around its quote; where the page is gone the quote is left', () => {
  const row = madeUpRow();
  const shown = (isGone: boolean) =>
    renderToStaticMarkup(
      createElement(SourcePane, {
        cited: [row],
        voices: [],
        shown: row,
        use: null,
        choose: nothing,
        excerpt: {
          evidenceId: row.id,
          before: 'By the river it stands. ',
          quote: row.quote,
          after: ' They grind rye.',
          isGone,
        },
      }),
    );
  expect(shown(false)).toContain(
    'By the river it stands. </span><mark class="desk-quote">The mill employs 40 people.</mark>',
  );
  expect(shown(true)).not.toContain('By the river');
  expect(shown(true)).toContain('was deleted');
});

test('the button shows what the server enforces: it is closed while anything hinders', () => {
  const view = madeUpReviewDesk();
  const approve = (changes: Partial<typeof view>) => {
    const html = renderToStaticMarkup(
      createElement(GateDialog, {
        view: { ...view, ...changes },
        mayWrite: true,
        isBusy: false,
        act: async () => true,
        approve: nothing,
        go: nothing,
        close: nothing,
      }),
    );
    return /<button[^>]*>Approve and deliver/u.exec(html)?.[0] ?? '';
  };
  expect(approve({})).toContain('disabled=""');
  expect(approve({ gate: { isOpen: true, obstacles: [] } })).not.toContain('disabled=""');
  expect(approve({ gate: { isOpen: true, obstacles: [] }, mayApprove: false })).toContain(
    'disabled=""',
  );
});

test('the report shows each sentence once, in its section, and an empty section says what it says', () => {
  const view = madeUpReviewDesk({ claims: 12 });
  const sections = [
    ...view.sections,
    {
      id: 'avoid' as const,
      title: 'Better avoided',
      notFound: ['No quarrel was found.'],
      emptyWords: null,
      claims: [],
    },
  ];
  const html = renderToStaticMarkup(
    createElement(ReportPane, {
      view: { ...view, sections },
      currentId: 'c3',
      isShown: true,
      choose: nothing,
      see: nothing,
      showKeys: true,
    }),
  );
  expect(html.match(/<button/gu)).toHaveLength(12);
  expect(html.match(/aria-current="true"/gu)).toHaveLength(1);
  expect(html).toContain('No quarrel was found.');
});

describe('the end of a section', () => {
  const endOf = (claims: readonly ReviewDeskClaim[], accept: (() => void) | null = nothing) => {
    const view = madeUpReviewDesk({ claims: 0 });
    const section = {
      id: 'market' as const,
      title: 'Market',
      notFound: [],
      emptyWords: null,
      claims,
    };
    return renderToStaticMarkup(
      createElement(ReportPane, {
        view: { ...view, sections: [section] },
        currentId: 'c1',
        isShown: true,
        choose: nothing,
        see: nothing,
        showKeys: true,
        accept: accept ?? undefined,
      }),
    );
  };
  const clean = ['c1', 'c2', 'c3'].map((id) => madeUpClaim({ id, section: 'market' }));

  test('offers to accept all its open sentences, with the key that does the same', () => {
    const html = endOf([...clean, madeUpClaim({ id: 'c4', state: 'accepted' })]);
    expect(html).toContain('Accept “Market”: 3 sentences');
    expect(html).toContain('Shift A');
  });

  test('says instead what needs attention', () => {
    const html = endOf([
      ...clean,
      madeUpClaim({ id: 'c4', verdict: 'conflicted', attention: 'conflict' }),
      madeUpClaim({ id: 'c5', verdict: 'weak', attention: 'weak' }),
    ]);
    expect(html).toContain('2 sentences still need attention: one conflict, one weak source.');
    expect(html).not.toContain('Accept “Market”');
  });

  test('offers nothing where nobody may write, or all is reviewed', () => {
    expect(endOf(clean, null)).not.toContain('Accept “');
    expect(endOf(clean.map((claim) => ({ ...claim, state: 'accepted' as const })))).not.toContain(
      'Accept “',
    );
  });
});
