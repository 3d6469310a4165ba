import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import type { SectionId } from '../../document';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import { reportOf } from '../../fixtures/report-input';
import { inputFor, row, SETTING, writtenFrom } from '../../fixtures/writing';
import { verifyClaim } from '../../verify';
import { evidenceOnlyWriter } from '../index';
import type { DraftClaim, WrittenClaim } from '../ports';

const own = { reliability: 'first-party', topic: 'hiring' } as const;
const url = 'https://jobs.example/fernhollow/7';
const process = 'https://fernhollow.example/how-we-hire';
const posting = row({
  ...own,
  attribute: 'job-posting',
  quote: 'Backend Engineer, apply here',
  value: 'Backend Engineer',
  url,
});
const duty = row({
  ...own,
  attribute: 'statement',
  quote: 'You will own the service that joins the readings.',
  url,
});
const aim = row({
  ...own,
  attribute: 'statement',
  quote: 'You come because the farms we read will be twice as many.',
  url,
});

/** Claims as the fact sections would have written them: one for each group of rows. */
function claimsOver(groups: readonly (readonly Evidence[])[]): WrittenClaim[] {
  return groups.map((rows, index) => ({
    id: `claim-${index}`,
    section: 'culture',
    text: 'A claim.',
    verdict: 'supported',
    evidenceIds: rows.map(({ id }) => id),
  }));
}

async function asked(
  id: SectionId,
  groups: readonly (readonly Evidence[])[],
): Promise<{ drafts: readonly DraftClaim[]; texts: string[]; faults: string[] }> {
  const rows = groups.flat();
  const drafts = await evidenceOnlyWriter().writeSection(inputFor(id, rows, claimsOver(groups)));
  const snapshots = new Map(rows.map(({ snapshot, quote }) => [snapshot, quote]));
  const faults = drafts.flatMap(
    (draft) =>
      verifyClaim(
        {
          ...draft,
          kind: 'question',
          evidence: rows.filter((one) => draft.evidenceIds.includes(one.id)),
        },
        SETTING,
        snapshots,
      ).reasons,
  );
  return { drafts, texts: drafts.map(({ text }) => text), faults };
}

const noteOf = (draft: DraftClaim | undefined, label: string) =>
  draft?.notes?.find((note) => note.label === label)?.text;

describe('what to ask', () => {
  test('why the post is there comes first, and takes the place of the half year', async () => {
    const { texts, faults } = await asked('questions-to-ask', [[posting], [duty], [aim]]);
    expect(texts).toEqual([
      'The posting says “You come because the farms we read will be twice as many”. What has to change for that, and which part of it would be mine?',
    ]);
    expect(faults).toEqual([]);
  });

  test('a public word and the company’s own on one thing are asked about together', async () => {
    const said = row({
      ...own,
      attribute: 'statement',
      quote: 'On-call weeks are shared by two people now.',
    });
    const voice = row({
      attribute: 'public-voice',
      topic: 'culture',
      quote: 'The on-call weeks were rough on us.',
      reliability: 'public-voice',
    });
    const { texts, drafts, faults } = await asked('questions-to-ask', [[said, voice]]);
    expect(texts).toEqual([
      'Somebody wrote in public “The on-call weeks were rough on us”, and your own pages say “On-call weeks are shared by two people now”. How has it been since?',
    ]);
    expect(drafts[0]?.restsOn).toEqual(['claim-0']);
    expect(faults).toEqual([]);
  });

  test('whoever writes no code is not told to ask about the engineers’ writing, nor about weeks on call', async () => {
    const written = row({
      ...own,
      attribute: 'news',
      topic: 'engineering',
      quote: 'One table for every reading',
      value: 'One table for every reading',
      publishedAt: '2026-03-01',
    });
    const said = row({
      ...own,
      attribute: 'statement',
      quote: 'On-call weeks are shared by two people now.',
    });
    const voice = row({
      attribute: 'public-voice',
      topic: 'culture',
      quote: 'The on-call weeks were fine with us.',
      reliability: 'public-voice',
    });
    const input = inputFor(
      'questions-to-ask',
      [written, said, voice],
      claimsOver([[written], [said, voice]]),
    );
    const texts = async (role: string) =>
      (await evidenceOnlyWriter().writeSection({ ...input, role })).map(({ text }) => text);
    expect(await texts('Backend Engineer')).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Your engineers wrote “One table for every reading”'),
        expect.stringContaining('your own pages say'),
      ]),
    );
    expect(
      (await texts('Financial Reporting Manager')).filter((text) =>
        /engineers wrote|your own pages say/u.test(text),
      ),
    ).toEqual([]);
  });

  test('how long the company says that it takes to decide is held to this post', async () => {
    const step = row({
      ...own,
      attribute: 'hiring-step',
      quote: 'A call with us',
      value: 'A call with us',
      url: process,
    });
    const decided = row({
      ...own,
      attribute: 'statement',
      quote: 'We decide within five working days of the last talk.',
      url: process,
    });
    const { texts, faults } = await asked('questions-to-ask', [[step], [decided]]);
    expect(texts).toEqual([
      'Your pages say “We decide within five working days of the last talk”. Does that hold for this post, and who has the last word?',
    ]);
    expect(faults).toEqual([]);
  });

  test('eight questions are enough for any talk', async () => {
    const rows = ['launch', 'news', 'value', 'public-voice', 'open-jobs'].map((attribute) =>
      row({
        attribute,
        quote: `Rootline said ${attribute} to all.`,
        value: attribute === 'open-jobs' ? 4 : 'Rootline',
        publishedAt: '2026-03-01',
      }),
    );
    const { drafts } = await asked(
      'questions-to-ask',
      [...rows, posting, duty, aim].map((one) => [one]),
    );
    expect(drafts.length).toBeGreaterThan(4);
    expect(drafts.length).toBeLessThanOrEqual(8);
  });
});

describe('what to expect', () => {
  test('the posting is asked about in its own words, and a requirement as one', async () => {
    const must = row({
      ...own,
      attribute: 'must-have',
      quote: 'Four years of services in Rust',
      value: 'Four years of services in Rust',
      url,
    });
    const { texts, faults } = await asked('questions-to-expect', [[posting], [duty], [must]]);
    expect(texts).toEqual([
      'What have you done that comes closest to this: “You will own the service that joins the readings”?',
      'We ask for “Four years of services in Rust”: where did you last need that?',
    ]);
    expect(faults).toEqual([]);
  });

  const step = (name: string) =>
    row({ ...own, attribute: 'hiring-step', quote: name, value: name, url: process });
  const about = (quote: string) => row({ ...own, attribute: 'statement', quote, url: process });

  test.each([
    ['A call with a recruiter 30 minutes', 'What are you looking for in your next job?'],
    [
      'Reading code together',
      'What do you see in this code, and what would you ask before you changed it?',
    ],
    ['System design', 'How would you set this up, and what would you leave out first?'],
    ['A small take-home', 'Why did you do it this way, and what would you do with a day more?'],
    [
      'Talk with the hiring manager',
      'When did somebody who knew the work better than you change your mind?',
    ],
  ])('the step “%s” is known by what it is called', async (name, question) => {
    const { texts, faults } = await asked('questions-to-expect', [[step(name)]]);
    expect(texts).toEqual([question]);
    expect(faults).toEqual([]);
  });

  test('what its page says of a step is told with the question, without the step’s length', async () => {
    const { drafts, faults } = await asked('questions-to-expect', [
      [
        step('Reading code together 60 minutes'),
        about('You read three hundred lines with one of us.'),
      ],
    ]);
    expect(noteOf(drafts[0], 'What it tests')).toBe(
      'in the step “Reading code together”, how you read, and whether you say what you do not know; its page says “You read three hundred lines with one of us”.',
    );
    expect(faults).toEqual([]);
  });

  test('what is meant for engineers is asked of nobody else', async () => {
    const rows = [
      step('Reading code together 60 minutes, engineers only'),
      step('A design session'),
      about(
        'Backend candidates often get this one: forty probes, one mast, and half of them are asleep.',
      ),
      row({ ...own, attribute: 'statement', quote: 'Engineers are on call one week in seven.' }),
    ];
    const askedAs = async (role: string) =>
      (
        await evidenceOnlyWriter().writeSection({
          ...inputFor('questions-to-expect', rows, claimsOver(rows.map((one) => [one]))),
          role,
        })
      ).map(({ text }) => text);
    expect(await askedAs('Product Designer')).toEqual([
      'How would you set this up, and what would you leave out first?',
    ]);
    expect(await askedAs('Backend Engineer')).toHaveLength(3);
  });

  test('a task that the company publishes is asked as it stands', async () => {
    const { drafts, texts, faults } = await asked('questions-to-expect', [
      [
        step('A design session'),
        about(
          'Candidates often get this one: forty probes, one mast, and half of them are asleep.',
        ),
      ],
    ]);
    expect(texts).toEqual([
      'How would you begin with this: “forty probes, one mast, and half of them are asleep”?',
    ]);
    expect(drafts[0]?.evidenceIds).toHaveLength(2);
    expect(faults).toEqual([]);
  });

  test('two steps of one kind are asked about once, and a step of no known kind not at all', async () => {
    expect(
      (
        await asked('questions-to-expect', [
          [step('Code review')],
          [step('Pair coding')],
          [step('Lunch')],
        ])
      ).texts,
    ).toHaveLength(1);
  });

  test('a value that is explained is told with its explanation', async () => {
    const value = row({
      attribute: 'value',
      quote: 'Dig first\nWe go to the field before the meeting.',
      value: 'Dig first',
    });
    const { drafts, faults } = await asked('questions-to-expect', [[value]]);
    expect(noteOf(drafts[0], 'What it tests')).toBe(
      'whether a value from the site means something in your own work; it is explained with “We go to the field before the meeting”.',
    );
    expect(faults).toEqual([]);
  });

  test('pay is asked about with the range that is published', async () => {
    const pay = row({
      attribute: 'pay-range',
      quote: 'Pays $148,000 to $176,000 a year.',
      value: '$148,000 to $176,000',
    });
    const { drafts, faults } = await asked('questions-to-expect', [[pay]]);
    expect(noteOf(drafts[0], 'What it tests')).toBe(
      'whether you know what is published, $148,000 to $176,000, and can place yourself in it with reasons.',
    );
    expect(faults).toEqual([]);
  });
});

describe.each(HOSTILE_NAMES)('a step and a posting that say %s', (_kind, evil) => {
  test('put nothing of it outside quotation marks', async () => {
    const rows = [
      row({
        ...own,
        attribute: 'hiring-step',
        quote: `${evil} call with a recruiter`,
        value: `${evil} call with a recruiter`,
        url: process,
      }),
      row({
        ...own,
        attribute: 'statement',
        quote: `We say to you: ${evil} and decide within days.`,
        url: process,
      }),
      row({
        ...own,
        attribute: 'job-posting',
        quote: `Backend Engineer ${evil}`,
        value: `Backend Engineer ${evil}`,
        url,
      }),
      row({
        ...own,
        attribute: 'must-have',
        quote: `Four years of ${evil}`,
        value: `Four years of ${evil}`,
        url,
      }),
    ];
    for (const id of ['questions-to-ask', 'questions-to-expect'] as const) {
      const { drafts } = await asked(
        id,
        rows.map((one) => [one]),
      );
      const outside = drafts
        .flatMap(({ text, notes = [] }) => [text, ...notes.map((note) => note.text)])
        .map((text) => text.replace(/“[^”]*”/gu, ''));
      expect(outside.filter((text) => /[<>{}[\]|\\]|https?:|undefined/u.test(text))).toEqual([]);
    }
  });
});

test('in a whole report no question stumbles, and each rests on what was found', async () => {
  const { document, rejected } = await reportOf();
  const questions = document.sections
    .filter(({ id }) => id === 'questions-to-ask' || id === 'questions-to-expect')
    .flatMap(({ claims }) => claims);
  expect(rejected).toEqual([]);
  expect(questions.length).toBeGreaterThan(10);
  expect(
    questions.filter(
      ({ text, restsOn }) => (!text.endsWith('?') && !/[.?]$/u.test(text)) || restsOn.length === 0,
    ),
  ).toEqual([]);
});

test('a row that no claim carries is asked about by nobody', async () => {
  for (const id of ['questions-to-ask', 'questions-to-expect'] as const) {
    expect((await writtenFrom(id, [])).texts).toEqual([]);
    expect(await evidenceOnlyWriter().writeSection(inputFor(id, [posting, duty, aim], []))).toEqual(
      [],
    );
  }
});
