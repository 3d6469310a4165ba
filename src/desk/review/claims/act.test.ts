import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import type { Database } from '../../../platform/database';
import type { ReportDocument } from '../../../report/document/shape';
import { EVIDENCE } from '../../../report/fixtures/made-up-company';
import { act } from './act';
import { atReviewDesk, mara, may, odile, reviewWorld, type ReviewWorld } from '../testing';

let database: Database;
let world: ReviewWorld;
const clock = testClock('2026-03-20T13:00:00.000Z');
beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, clock);
});
afterAll(() => database.close());

/** A falsehood that got past the writing: a figure in the place of another. */
const withFault = (document: ReportDocument): ReportDocument =>
  JSON.parse(JSON.stringify(document).replaceAll('6,240 ', '9,240 ')) as ReportDocument;
const conflicted = EVIDENCE.map((row) =>
  row.attribute === 'employees' ? { ...row, status: 'conflicted' as const } : row,
);
const rowSaying = (words: string): string =>
  EVIDENCE.find(({ quote }) => quote.includes(words))?.id ?? '';

let made = 0;
async function reviewDesk(fixture: Parameters<ReviewWorld['waiting']>[1] = {}) {
  made += 1;
  const order = await world.waiting(`act-${made}`, fixture);
  return { order, ...atReviewDesk(world, order), hers: atReviewDesk(world, order, odile) };
}

test('what the writer let pass is judged again, and a falsehood is found and marked', async () => {
  const { find, view } = await reviewDesk({ document: withFault });
  const claim = await find('9,240');
  expect(claim).toMatchObject({ verdict: 'unsupported', state: 'open', risk: 5 });
  expect(claim.reasons.join(' ')).toContain('9,240');
  expect(claim.unsupportedWords.join(' ')).toContain('9,240');
  const { gate, risk } = await view();
  expect(risk.unsupported).toBeGreaterThan(0);
  expect(
    gate.obstacles.some(({ claimId, code }) => claimId === claim.id && code === 'unsupported'),
  ).toBe(true);
});

test('a report as the writer left it holds nothing unsupported', async () => {
  const { view } = await reviewDesk({ whole: true });
  const { risk, sections } = await view();
  expect(sections.flatMap(({ claims }) => claims).length).toBeGreaterThan(20);
  expect(risk.unsupported).toBe(0);
});

test('an edit is a suggestion beside what stood there, and is judged at once', async () => {
  const { find, does, report } = await reviewDesk({ document: withFault });
  const claim = await find('9,240');
  const text = claim.text.replace('9,240', '6,240');
  const outcome = await does({ do: 'edit', claimId: claim.id, text });
  expect(outcome.claim).toMatchObject({
    text,
    state: 'suggested',
    reasons: [],
    original: { text: claim.text },
  });
  expect(outcome.claim?.verdict).not.toBe('unsupported');
  expect(
    (await report()).sections.flatMap(({ claims }) => claims).find(({ id }) => id === claim.id)
      ?.text,
  ).toBe(text);
});

test('an edit that its quote does not carry is kept, and said to be unsupported', async () => {
  const { find, does, view } = await reviewDesk();
  const { id } = await find('6,240');
  const { claim } = await does({
    do: 'edit',
    claimId: id,
    text: 'Fernhollow had 7,000 employees at the end of 2025.',
  });
  expect(claim).toMatchObject({ verdict: 'unsupported', state: 'suggested' });
  expect((await view()).gate.isOpen).toBe(false);
});

test('accepting says that it was seen, and is refused for what no quote carries', async () => {
  const { find, tryTo, does } = await reviewDesk({ document: withFault });
  expect(
    (await does({ do: 'accept', claimId: (await find('It was founded in 1987')).id })).claim?.state,
  ).toBe('accepted');
  expect(await tryTo({ do: 'accept', claimId: (await find('9,240')).id })).toMatchObject({
    ok: false,
    failure: { code: 'bad-text' },
  });
});

test('a quote is replaced by another row of the evidence, and by nothing else', async () => {
  const { find, does, tryTo } = await reviewDesk();
  const claim = await find('It was founded in 1987');
  const outcome = await does({
    do: 'replace-quote',
    claimId: claim.id,
    evidenceIds: [rowSaying('6,240 employees')],
  });
  expect(outcome.claim).toMatchObject({
    verdict: 'unsupported',
    evidenceIds: [rowSaying('6,240 employees')],
  });
  expect(
    (
      await does({
        do: 'replace-quote',
        claimId: claim.id,
        evidenceIds: [rowSaying('founded in 1987'), rowSaying('Its headquarters')],
      })
    ).claim?.verdict,
  ).not.toBe('unsupported');
  for (const evidenceIds of [[], ['row-of-nobody'], [rowSaying('1987'), 'row-of-nobody']]) {
    expect(await tryTo({ do: 'replace-quote', claimId: claim.id, evidenceIds })).toMatchObject({
      failure: { code: 'no-evidence' },
    });
  }
});

test('a new sentence needs a quote, takes its section’s kind and stands where it was put', async () => {
  const { tryTo, does, view, find } = await reviewDesk();
  const after = (await find('It was founded in 1987')).id;
  expect(
    await tryTo({
      do: 'add',
      section: 'snapshot',
      text: 'Loamscope reads soil in the field.',
      evidenceIds: [],
    }),
  ).toMatchObject({ failure: { code: 'no-evidence' } });
  const { claim, reload } = await does({
    do: 'add',
    section: 'snapshot',
    text: 'Loamscope reads soil in the field.',
    evidenceIds: [rowSaying('Loamscope reads')],
    after,
  });
  expect(claim).toMatchObject({
    kind: 'fact',
    verdict: 'company-says',
    original: null,
    state: 'suggested',
  });
  expect(reload).toBe(true);
  const order =
    (await view()).sections.find(({ id }) => id === 'snapshot')?.claims.map(({ id }) => id) ?? [];
  expect(order.indexOf(claim?.id ?? '')).toBe(order.indexOf(after) + 1);
});

test('a judgement is labelled so, and still states nothing of its own', async () => {
  const { find, does, report } = await reviewDesk({ document: withFault });
  const { id } = await find('9,240');
  expect(
    (await does({ do: 'judge', claimId: id, text: 'We would ask early how the team is built.' }))
      .claim,
  ).toMatchObject({ kind: 'judgement', state: 'suggested' });
  expect(
    (await report()).sections.flatMap(({ claims }) => claims).find((one) => one.id === id)?.kind,
  ).toBe('judgement');
  expect(
    (await does({ do: 'judge', claimId: id, text: 'We would bet on 12,000 employees.' })).claim
      ?.verdict,
  ).toBe('unsupported');
});

test('what its sources tell in two ways needs a decision and a reason', async () => {
  const { find, tryTo, does } = await reviewDesk({ evidence: conflicted });
  const claim = await find('6,240');
  expect(claim).toMatchObject({ verdict: 'conflicted', needsDecision: true });
  expect(await tryTo({ do: 'accept', claimId: claim.id })).toMatchObject({
    failure: { code: 'no-reason' },
  });
  expect(await tryTo({ do: 'decide', claimId: claim.id, reason: '  ' })).toMatchObject({
    failure: { code: 'no-reason' },
  });
  const { claim: decided } = await does({
    do: 'decide',
    claimId: claim.id,
    reason: 'The register counts part-time work too.',
  });
  expect(decided).toMatchObject({
    needsDecision: false,
    decision: { reason: 'The register counts part-time work too.', by: 'mara' },
  });
  expect(
    (
      await does({
        do: 'edit',
        claimId: claim.id,
        text: 'At the end of 2025 Fernhollow had 6,240 employees.',
      })
    ).claim?.decision,
  ).toBeNull();
});

test('a cut has a reason, is told in the history, and takes the sentence out of the report', async () => {
  const { find, tryTo, does, view, report } = await reviewDesk();
  const { id, text } = await find('It was founded in 1987');
  expect(await tryTo({ do: 'cut', claimId: id, reason: '' })).toMatchObject({
    failure: { code: 'no-reason' },
  });
  await does({ do: 'cut', claimId: id, reason: 'It helps nobody.' });
  const { history } = await view();
  const { sections } = await report();
  expect(sections.flatMap(({ claims }) => claims).some((one) => one.id === id)).toBe(false);
  expect(history[0]).toMatchObject({
    actor: 'mara',
    what: 'cut',
    reason: 'It helps nobody.',
    before: text,
    after: null,
    claimId: id,
  });
});

test('each step is undone in turn, back to where it began, and what was undone is still told', async () => {
  const { find, does, tryTo, view, report } = await reviewDesk();
  const before = { ...(await view()), document: await report() };
  const { id } = await find('It was founded in 1987');
  await does({ do: 'edit', claimId: id, text: 'In 1987 Fernhollow was founded.' });
  await does({ do: 'cut', claimId: id, reason: 'It helps nobody.' });
  await does({
    do: 'add',
    section: 'snapshot',
    text: 'Loamscope reads soil in the field.',
    evidenceIds: [rowSaying('Loamscope reads')],
  });
  await does({ do: 'confirm-company' });
  for (const _ of [1, 2, 3, 4]) await does({ do: 'undo' });
  const after = await view();
  expect(await report()).toEqual(before.document);
  expect(after.sections).toEqual(before.sections);
  expect(after.company.confirmed).toBeNull();
  expect(await tryTo({ do: 'undo' })).toMatchObject({ failure: { code: 'nothing-to-undo' } });
  expect(after.history.filter(({ isUndone }) => isUndone)).toHaveLength(4);
  expect(after.canUndo).toBe(false);
});

test('restoring puts the writer’s sentence back', async () => {
  const { find, does, tryTo } = await reviewDesk();
  const { id, text, verdict } = await find('It was founded in 1987');
  await does({ do: 'edit', claimId: id, text: 'Something else was founded.' });
  expect((await does({ do: 'restore', claimId: id })).claim).toMatchObject({
    text,
    verdict,
    state: 'open',
  });
  expect(await tryTo({ do: 'restore', claimId: 'nobody' })).toMatchObject({
    failure: { code: 'no-claim' },
  });
});

test('a browser that closed loses nothing, and notes are kept', async () => {
  const { find, does, order } = await reviewDesk();
  await does({
    do: 'edit',
    claimId: (await find('It was founded in 1987')).id,
    text: 'In 1987 Fernhollow was founded.',
  });
  await does({ do: 'note', text: 'Look at the\nsecond page again.\0' });
  const again = await atReviewDesk(world, order).view();
  expect(again.notes).toBe('Look at the\nsecond page again.');
  expect(
    again.sections
      .flatMap(({ claims }) => claims)
      .some(({ text }) => text === 'In 1987 Fernhollow was founded.'),
  ).toBe(true);
});

test('fifty thousand pasted characters with markup are refused and change nothing; a little markup is taken off', async () => {
  const { find, tryTo, does, view } = await reviewDesk();
  const { id } = await find('It was founded in 1987');
  const { revision } = await view();
  const paste = '<p onclick="x()">Fernhollow <b>was</b> founded</p>'.repeat(1_000);
  expect(await tryTo({ do: 'edit', claimId: id, text: paste })).toMatchObject({
    failure: { code: 'bad-text' },
  });
  expect(await tryTo({ do: 'edit', claimId: id, text: '<<<<a'.repeat(10_000) })).toMatchObject({
    failure: { code: 'bad-text' },
  });
  expect(await tryTo({ do: 'edit', claimId: id, text: '<script></script> ' })).toMatchObject({
    failure: { code: 'bad-text' },
  });
  expect((await view()).revision).toBe(revision);
  expect(
    (
      await does({
        do: 'edit',
        claimId: id,
        text: '<p>Fernhollow\u202e was <b>founded</b> in 1987.</p>',
      })
    ).claim?.text,
  ).toBe('Fernhollow was founded in 1987.');
});

test('a second expert sees who has it and what was done, and overwrites nothing', async () => {
  const { does, find, hers, view } = await reviewDesk();
  const { id } = await find('It was founded in 1987');
  await does({ do: 'edit', claimId: id, text: 'In 1987 Fernhollow was founded.' });
  const seen = await hers.view();
  expect(seen.holder).toMatchObject({ name: 'mara', isMe: false });
  expect(seen.sections.flatMap(({ claims }) => claims).find((one) => one.id === id)?.text).toBe(
    'In 1987 Fernhollow was founded.',
  );
  expect(await hers.tryTo({ do: 'cut', claimId: id, reason: 'No.' })).toMatchObject({
    ok: false,
    failure: { code: 'held-by-another' },
  });
  expect((await view()).revision).toBe(seen.revision);
});

test('of two writes made upon one state the second is refused, also at the same moment', async () => {
  const { order, view, find } = await reviewDesk();
  const { id } = await find('It was founded in 1987');
  const { revision } = await view();
  const write = (text: string) =>
    act(world.context, may(mara, 'review-report'), {
      orderId: order.id,
      revision,
      action: { do: 'edit', claimId: id, text },
    });
  const both = await Promise.all([
    write('In 1987 Fernhollow was founded.'),
    write('Fernhollow: founded in 1987.'),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'changed-meanwhile' } });
  expect(await write('Fernhollow began in 1987.')).toMatchObject({
    failure: { code: 'changed-meanwhile' },
  });
});

test('a section that is written anew meanwhile keeps what was decided of the rest, and loses no edit', async () => {
  const { order, does, find, view } = await reviewDesk();
  const [kept, told] = [await find('It was founded in 1987'), await find('6,240')];
  await does({ do: 'accept', claimId: kept.id });
  await does({
    do: 'edit',
    claimId: told.id,
    text: 'At the end of 2025 Fernhollow had 6,240 employees.',
  });
  await world.revise(order.id, (latest) => ({
    ...latest,
    sections: latest.sections.map((section) => ({
      ...section,
      claims: section.claims.map((claim) =>
        claim.id === told.id
          ? { ...claim, text: '6,240 employees were at Fernhollow at the end of 2025.' }
          : claim,
      ),
    })),
  }));
  const after = await view();
  const texts = after.sections.flatMap(({ claims }) => claims);
  expect(after.version).toBe(2);
  expect(texts.find(({ id }) => id === kept.id)?.state).toBe('accepted');
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'At the end of 2025 Fernhollow had 6,240 employees.',
      '6,240 employees were at Fernhollow at the end of 2025.',
    ]),
  );
  expect(after.history[0]).toMatchObject({ what: 'rebased' });
});

test('a page that is no longer kept leaves its sentences without proof', async () => {
  const { order, does, find } = await reviewDesk();
  const claim = await find('It was founded in 1987');
  const material = await world.context.readMaterial(order.id);
  const snapshot = material?.evidence.find(({ id }) => id === claim.evidenceIds[0])?.snapshot ?? '';
  const text = world.snapshots.get(snapshot) ?? '';
  world.snapshots.delete(snapshot);
  const outcome = await does({
    do: 'edit',
    claimId: claim.id,
    text: 'In 1987 Fernhollow was founded.',
  });
  world.snapshots.set(snapshot, text);
  expect(outcome.claim).toMatchObject({ verdict: 'unsupported' });
});
