import { describe, expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock';
import { planText } from '../../../cli/making/plan-text';
import type { EntityCard } from '../../company';
import { inMemorySnapshots } from '../../evidence';
import { catalogue } from '../../sources';
import type { Ask } from '../../sources/shape';
import { MOST_PLAIN } from '../ask/fetch-in-rounds';
import { explainPlan } from './explain-plan';
import { gatherSnapshots } from '../gather-snapshots';

const clock = testClock();
/** Two companies that nobody has founded: a mill in Lyon that belongs to a family, a carmaker in Duluth whose shares are traded. */
const french: EntityCard = {
  id: 'c1',
  name: 'Moulin Fanion',
  legalName: 'Moulin Fanion SAS',
  aliases: [],
  country: 'France',
  headquarters: 'Lyon, France',
  industry: 'food industry',
  domain: 'moulinfanion.example',
  wikidata: 'Q990001',
  jobBoards: {},
  namesakes: [],
};
const american: EntityCard = {
  id: 'c2',
  name: 'Pennant Motors',
  legalName: 'Pennant Motors, Inc.',
  aliases: [],
  country: 'United States',
  headquarters: 'Duluth, Minnesota',
  industry: 'automotive industry',
  domain: 'pennantmotors.example',
  wikidata: 'Q990002',
  cik: '0009900002',
  ticker: 'PNNT',
  exchange: 'NYSE',
  jobBoards: { greenhouse: 'pennantmotors' },
  namesakes: [],
};
const orders = {
  french: { role: 'Comptable', location: 'Lyon, France' },
  american: { role: 'Software Engineer', location: 'Duluth, MN', interviewers: 'Ada Quill' },
};

const ids = (sources: readonly { readonly id: string }[]): readonly string[] =>
  sources.map(({ id }) => id);
/** Whom an entry of the catalogue is about decides, so the test asks the catalogue and not a list of its own. */
const serving = (country: string): readonly string[] =>
  ids(
    catalogue.filter(
      ({ serves }) => serves?.countries?.length === 1 && serves.countries[0] === country,
    ),
  );

describe('a private French company and a listed American one', () => {
  const plans = {
    french: explainPlan({ clock }, french, orders.french),
    american: explainPlan({ clock }, american, orders.american),
  };

  test('are asked about in different places', () => {
    const asked = { french: ids(plans.french.now), american: ids(plans.american.now) };
    expect(asked.american).toEqual(expect.arrayContaining(['sec-submissions', 'ats-greenhouse']));
    expect(
      asked.french.filter(
        (id) => id.startsWith('sec-') || id.startsWith('warn-') || id.startsWith('ats-'),
      ),
    ).toEqual([]);
    expect(asked.french.filter((id) => serving('US').includes(id))).toEqual([]);
    expect(
      asked.american.filter((id) => serving('FR').includes(id) || serving('GB').includes(id)),
    ).toEqual([]);
  });

  test('each with a reason for what is asked and for what is not', () => {
    for (const { now, waiting, forGaps, not, always } of Object.values(plans)) {
      for (const { because } of [...now, ...waiting, ...forGaps, ...not, ...always])
        expect(because).toMatch(/^\p{Lu}.*[.]$|^[\p{L}\d].*\p{L}/u);
    }
    expect(plans.american.now.find(({ id }) => id === 'sec-submissions')?.because).toContain(
      'its number at the SEC',
    );
    expect(plans.french.known).toContain('country: France');
    expect(plans.french.known).toContain('shares: not traded');
    expect(plans.american.known).toContain('state: MN');
  });

  test('and every source of the catalogue is told of once, in its place', () => {
    for (const plan of Object.values(plans)) {
      const told = [
        ...plan.now,
        ...plan.always,
        ...plan.waiting,
        ...plan.forGaps,
        ...plan.forPeople,
        ...plan.not,
      ].map(({ id }) => id);
      expect(new Set(told).size).toBe(told.length);
      expect(told.length + plan.feeds + plan.files).toBe(catalogue.length);
      expect(plan.now.length).toBeLessThanOrEqual(MOST_PLAIN);
    }
  });

  test('in words, a line a source that is asked and a line a reason for the rest', () => {
    const text = planText(french, plans.french);
    expect(text).toMatch(/^What a report about Moulin Fanion SAS would ask/);
    for (const { id } of plans.french.now) expect(text).toMatch(new RegExp(`^  ${id} +\\S`, 'm'));
    expect(text).toContain('Not this company: it is about the United States.');
  });

  test('and what is planned is what is asked', async () => {
    const asked = new Set<string>();
    const ask: Ask = async ({ source }) => {
      asked.add(source.id);
      return { outcome: 'gone', sentence: 'There is nothing.' };
    };
    await gatherSnapshots({ ask, clock, snapshots: inMemorySnapshots() }, french, orders.french);
    expect([...asked].filter((id) => serving('US').includes(id))).toEqual([]);
    for (const id of ids(plans.french.now)) expect(asked).toContain(id);
    asked.clear();
    const { outcomes } = await gatherSnapshots(
      { ask, clock, snapshots: inMemorySnapshots() },
      american,
      orders.american,
    );
    expect(asked).toContain('sec-submissions');
    expect(outcomes.find(({ sourceId }) => sourceId === 'warn-ny')?.sentence ?? '').not.toBe('');
    expect(
      outcomes
        .filter(({ outcome }) => outcome === 'not-applicable')
        .every(({ sentence }) => /[.]$/.test(sentence)),
    ).toBe(true);
  });

  test('what may not be asked now takes no place, is not asked, and says why', async () => {
    const off = new Map([
      ['sec-submissions', 'It is switched off.'],
      ['social-hn-stories', 'Nobody has accepted its terms yet.'],
    ]);
    const plan = explainPlan({ clock, off }, american, orders.american);
    expect(ids(plan.now).filter((id) => off.has(id))).toEqual([]);
    expect(plan.not).toContainEqual(
      expect.objectContaining({ id: 'sec-submissions', because: 'It is switched off.' }),
    );
    const asked = new Set<string>();
    const ask: Ask = async ({ source }) => {
      asked.add(source.id);
      return { outcome: 'gone', sentence: 'There is nothing.' };
    };
    const { outcomes, tally } = await gatherSnapshots(
      { ask, clock, off, snapshots: inMemorySnapshots() },
      american,
      orders.american,
    );
    expect([...off.keys()].filter((id) => asked.has(id))).toEqual([]);
    expect(outcomes.find(({ sourceId }) => sourceId === 'social-hn-stories')).toMatchObject({
      outcome: 'off',
      sentence: 'Nobody has accepted its terms yet.',
      requests: 0,
    });
    expect(tally.asked).toBe(
      outcomes.filter(({ outcome }) => !['off', 'not-applicable', 'over-budget'].includes(outcome))
        .length,
    );
  });
});
