import { defined } from '../../kernel/defined';
import { describe, expect, test } from 'vitest';
import type { Ask } from '../sources';
import type { CompanyRecord, Directory } from './directory';
import {
  namesakePairs,
  openTellings,
  placedTellings,
  tellings,
  type Namesake,
  type NamesakePair,
} from './fixtures/namesakes';
import { identifyCompany } from './identify-company';
import { comparableName } from './names/names';
import { matchName, matchPassage } from './fit/score';
import type { EntityCard } from './shape';

/** From here on a row is used; below it is kept apart. */
const BAR = 0.7;

function recordOf(
  { name, what, place, domain, ticker }: Namesake,
  shared: string,
  id: string,
): CompanyRecord {
  return {
    directory: 'wikidata',
    name,
    legalName: `${name}, Inc.`,
    aliases: shared === name ? [] : [shared],
    description: `company for ${what}`,
    headquarters: place,
    domain,
    ticker,
    wikidata: id,
    known: 0,
    ended: false,
  };
}

function directoryOf({ shared, one, other }: NamesakePair): Directory {
  const records = [recordOf(one, shared, 'Q1'), recordOf(other, shared, 'Q2')];
  return {
    name: 'a directory',
    essential: true,
    search: async (name) => ({
      records: records.filter((record) =>
        [record.name, ...record.aliases].some((own) =>
          comparableName(own).startsWith(comparableName(name)),
        ),
      ),
      people: 0,
      alike: records,
    }),
  };
}

const nowhere: Ask = async () => ({ outcome: 'gone', sentence: 'There is nothing.' });
const identify = (pair: NamesakePair, name: string, hint?: string) =>
  identifyCompany(
    { ask: nowhere, directories: [directoryOf(pair)] },
    { name, ...defined({ hint }) },
  );

async function cardOf(pair: NamesakePair, { domain }: Namesake): Promise<EntityCard> {
  const answer = await identify(pair, pair.shared, domain);
  if (!answer.ok || answer.value.kind !== 'found') throw new Error(`${domain} was not found.`);
  return answer.value.card;
}

const isNamedApart = ({ one, other }: NamesakePair): boolean =>
  comparableName(one.name) !== comparableName(other.name);
/** Its whole name says more than the short one does. */
const isDistinct = (pair: NamesakePair, { name }: Namesake): boolean =>
  isNamedApart(pair) && comparableName(name) !== comparableName(pair.shared);
const sides = ({ one, other }: NamesakePair) =>
  [
    [one, other],
    [other, one],
  ] as const;

test('there are at least sixty pairs, among them some with the very same name', () => {
  expect(namesakePairs.length).toBeGreaterThanOrEqual(60);
  expect(namesakePairs.filter((pair) => !isNamedApart(pair)).length).toBeGreaterThan(3);
});

describe.each(
  namesakePairs.map((pair) => [`${pair.one.name} and ${pair.other.name}`, pair] as const),
)('%s', (_, pair) => {
  test('the shared name is asked back, and a site, a trade or a whole name tells which', async () => {
    const short = await identify(pair, pair.shared);
    expect(short).toMatchObject({ ok: true, value: { kind: 'ambiguous', candidates: [{}, {}] } });
    for (const [mine, theirs] of sides(pair)) {
      const hinted = await identify(pair, `${pair.shared} (${mine.what})`);
      expect(hinted, mine.what).toMatchObject({
        ok: true,
        value: { kind: 'found', card: { domain: mine.domain } },
      });
      const card = await cardOf(pair, mine);
      expect(card.rivals?.map(({ domain }) => domain)).toEqual([theirs.domain]);
      const whole = await identify(pair, mine.name);
      expect(whole, mine.name).toMatchObject({
        ok: true,
        value: isDistinct(pair, mine)
          ? { kind: 'found', card: { domain: mine.domain } }
          : { kind: 'ambiguous' },
      });
    }
  });

  test('no fact of the one counts for the other', async () => {
    for (const [mine, theirs] of sides(pair)) {
      const card = await cardOf(pair, mine);
      const distinct = isDistinct(pair, theirs);
      const foreign = [
        ...(distinct ? tellings.map((tell) => tell(theirs.name)) : []),
        ...(distinct
          ? tellings.map((tell) => `${tell(theirs.name)} ${pair.shared} has said no more of it.`)
          : []),
        ...placedTellings.flatMap((tell) => [tell(theirs.name, theirs), tell(pair.shared, theirs)]),
        ...tellings.map((tell) => `${tell(pair.shared)} See https://www.${theirs.domain}/news.`),
        ...tellings.map((tell) => `${tell(pair.shared)} (NASDAQ: ${theirs.ticker})`),
        ...openTellings.map((tell) => tell(pair.shared)),
        ...(distinct
          ? [`${theirs.name} opens an office in ${mine.place}. ${pair.shared} hired 40 people.`]
          : []),
        ...openTellings.map((tell) => tell(`${pair.shared} Quarterdeck`)),
        ...(isNamedApart(pair)
          ? tellings.map((tell) => `${tell(theirs.name)} ${mine.name} did not.`)
          : []),
      ];
      const crossed = foreign
        .map((text) => ({ text, ...matchPassage(card, { text }) }))
        .filter(({ score }) => score >= BAR);
      expect(crossed).toEqual([]);
      const onTheirSite = matchPassage(card, {
        text: tellings[0]?.(mine.name) ?? '',
        url: `https://jobs.${theirs.domain}/1`,
      });
      expect(onTheirSite.score).toBeLessThan(BAR);
      expect(matchName(card, `${theirs.name}, Inc.`).score).toBeLessThan(BAR);
    }
  });

  test('its own facts do count', async () => {
    for (const [mine] of sides(pair)) {
      const card = await cardOf(pair, mine);
      const distinct = isDistinct(pair, mine);
      const own = [
        ...(distinct ? tellings.map((tell) => tell(mine.name)) : []),
        ...placedTellings.map((tell) => tell(mine.name, mine)),
        ...placedTellings.map((tell) => tell(pair.shared, mine)),
        ...tellings.map((tell) => `${tell(pair.shared)} See https://www.${mine.domain}/news.`),
        ...tellings.map((tell) => `${tell(pair.shared)} (NASDAQ: ${mine.ticker})`),
      ];
      const missed = own
        .map((text) => ({ text, ...matchPassage(card, { text }) }))
        .filter(({ score }) => score < BAR);
      expect(missed).toEqual([]);
      expect(
        matchPassage(card, {
          text: 'Nothing is named here.',
          url: `https://www.${mine.domain}/about`,
        }).score,
      ).toBe(1);
    }
  });
});
