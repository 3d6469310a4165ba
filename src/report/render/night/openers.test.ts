import { expect, test } from 'vitest';
import { outlineOfReport, type Claim, type ReportDocument } from '../../document';
import { reportOf } from '../../fixtures/report-input';
import { openersOf } from './openers';

const { document } = await reportOf();
const claim = (id: string, changes: Partial<Claim> = {}): Claim => ({
  id,
  kind: 'fact',
  text: `Sentence ${id}.`,
  verdict: 'supported',
  citations: [],
  restsOn: [],
  ...changes,
});
const reportOn = (role: readonly Claim[], asked: readonly Claim[]): ReportDocument => ({
  ...document,
  sections: [
    { id: 'role-tips', title: 'Your role', claims: role, notFound: [] },
    { id: 'questions-to-expect', title: 'Likely questions', claims: asked, notFound: [] },
  ],
});
const openers = (role: readonly Claim[], asked: readonly Claim[] = []) =>
  openersOf(outlineOfReport(reportOn(role, asked)));
const FACTS = [
  claim('one'),
  claim('two'),
  claim('advice', { kind: 'advice', group: 'What this means for you', restsOn: ['two'] }),
];

test('an opener brings the facts that the report’s own advice is based on', () => {
  const [first] = openers(FACTS);
  expect(first?.question).toBe('Tell me about yourself.');
  expect(first?.facts.map(({ id }) => id)).toEqual(['two']);
  expect(first?.notes.map(({ label }) => label)).toEqual(['What it tests', 'Plan']);
});

test('an opener that the report has nothing for is left out', () => {
  expect(openers([claim('one')])).toEqual([]);
  expect(openers(FACTS).map(({ question }) => question)).toEqual([
    'Tell me about yourself.',
    'What’s a weakness of yours?',
  ]);
});

test.each(['Tell me about yourself.', 'What would you call a weakness of yours?'])(
  'an opener that is a likely question already stands once: %s',
  (text) => {
    expect(openers(FACTS, [claim('q', { kind: 'question', text, spoken: true })])).toHaveLength(1);
  },
);

test('a fact too long for a card is not brought', () => {
  const long = claim('two', { text: `${'word '.repeat(60)}.` });
  expect(openers([claim('one'), long, ...FACTS.slice(2)])).toEqual([]);
});
