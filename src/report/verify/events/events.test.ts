import { expect, test } from 'vitest';
import type { ClaimKind } from '../../document';
import { judge } from '../../fixtures/judging';
import { verifyClaim } from '../verify-claim';
import { row, SETTING } from '../../fixtures/writing';

const COMPANY = SETTING.company;
const QUOTE = `${COMPANY} makes scheduling software for ferries, and moved its workshop to the old harbour in May 2026.`;

/** Each asserts an act or a state without a number or a name of its own. */
const INVENTED: readonly string[] = [
  'The founders left in anger.',
  'Its warehouse burned down.',
  `${COMPANY} closed its doors for good.`,
  `${COMPANY} was fined by the harbour police.`,
  `${COMPANY} has lost its largest customer.`,
  `${COMPANY} had to recall its software.`,
  `${COMPANY} cheated on its taxes.`,
  `${COMPANY} went bankrupt.`,
  `${COMPANY} is insolvent.`,
  `${COMPANY} is about to be sold.`,
  `${COMPANY} will dismiss half of its engineers.`,
  'Its engineers are leaving in great numbers.',
  'They have stopped paying their suppliers.',
  'It lied to its investors.',
  'The board was dismissed over a scandal.',
  'The workshop was raided last month.',
  'Its owners are preparing a sale.',
  'It stole its software from a rival.',
  'It abandoned scheduling and turned to weapons.',
  'The ferries sank because of its software.',
  'It is the most admired company in its field.',
  'Its staff went on strike in May 2026.',
  `${COMPANY} won a prize for its courage.`,
  `${COMPANY} opened a bakery in the old harbour.`,
];

test.each<ClaimKind>(['fact', 'advice', 'question', 'judgement'])(
  'an event that no quote tells is refused as %s',
  (kind) => {
    const passed = INVENTED.filter(
      (said) => judge(QUOTE, said, {}, kind).verdict !== 'unsupported',
    );
    expect(passed).toEqual([]);
  },
);

test.each(INVENTED)('dressed as advice or as a question it is refused still: %s', (said) => {
  const bare = said.replace(/\.$/u, '');
  const lowered = bare.startsWith(COMPANY) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
  expect(judge(QUOTE, `Tell them that you know this: ${said}`, {}, 'advice').verdict).toBe(
    'unsupported',
  );
  expect(judge(QUOTE, `Why is it that ${lowered}?`, {}, 'question').verdict).toBe('unsupported');
  expect(judge(QUOTE, `You may say that ${lowered}.`, {}, 'advice').verdict).toBe('unsupported');
});

test('an event in a note of a question is held to the same', () => {
  const evidence = [row({ attribute: 'news', quote: QUOTE })];
  const snapshots = new Map(evidence.map(({ snapshot }) => [snapshot, QUOTE]));
  const text = `What changed when the workshop moved to the old harbour?`;
  const withNote = (note: string) =>
    verifyClaim(
      {
        kind: 'question',
        text,
        notes: [{ label: 'A warning', text: note }],
        evidence,
        restsOn: [],
      },
      SETTING,
      snapshots,
    ).verdict;
  expect(withNote(`${COMPANY} admitted to fraud.`)).toBe('unsupported');
  expect(withNote('nobody in the room has heard of it, or the subject is changed.')).not.toBe(
    'unsupported',
  );
});

test.each<readonly [ClaimKind, string]>([
  ['fact', `${COMPANY} produces scheduling software for ferries.`],
  ['fact', 'It relocated its workshop to the old harbour.'],
  ['fact', 'The workshop has been in the old harbour since May 2026.'],
  ['advice', 'Ask how the work has changed since the workshop moved.'],
  ['advice', 'Prepare a story of something you broke and repaired, and what it cost.'],
  ['advice', 'If they closed a project of yours, tell what you learned.'],
  ['question', 'What would you do if a ferry missed its slot?'],
  ['question', 'Tell us about a time you disagreed with a customer.'],
  ['question', `Why has ${COMPANY} moved its workshop to the old harbour?`],
])('what the quote tells in other words, or nobody asserts, passes as %s: %s', (kind, said) => {
  expect(judge(QUOTE, said, {}, kind).reasons).toEqual([]);
});
