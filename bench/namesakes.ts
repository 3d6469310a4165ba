/**
 * Which of two companies of one name is meant, and whether a fact of the one is ever taken for the other's.
 * npm run bench -- namesakes
 */
import { createHash } from 'node:crypto';
import { createOutboundFetch, sampleNetwork } from '../src/platform/fetch';
import { seededRandom } from '../src/kernel/seeded-random';
import { identifyCompany, matchName, matchPassage, type EntityCard } from '../src/research/company';
import type { CompanyRecord, Directory } from '../src/research/company/directory';
import {
  namesakePairs,
  type Namesake,
  type NamesakePair,
} from '../src/research/company/fixtures/namesakes';
import { comparableName } from '../src/research/company/names/names';
import { createAsk, samplePoliteness } from '../src/research/gather';
import type { Ask } from '../src/research/sources';
import { makeWorld } from '../test/worlds/make-world';
import { serveWorld } from '../test/worlds/serve-world';
import { byContext, byNothing, byWholeName } from './namesakes/tellings';

const BAR = 0.7;
const WORLDS = 60;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const share = (part: number, all: number): string =>
  `${((100 * part) / Math.max(1, all)).toFixed(1)} % (${part} of ${all})`;
const isHeldOut = (text: string): boolean =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1;

function recordOf(
  { name, what, place, domain, ticker }: Namesake,
  shared: string,
  wikidata: string,
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
    wikidata,
    known: 0,
    ended: false,
  };
}

function directoryOf({ shared, one, other }: NamesakePair): Directory {
  const records = [recordOf(one, shared, 'Q1'), recordOf(other, shared, 'Q2')];
  return { name: 'both', essential: true, search: async () => ({ records, people: 0 }) };
}

const nowhere: Ask = async () => ({ outcome: 'gone', sentence: 'Nothing.' });
const identify = (pair: NamesakePair, name: string, hint?: string) =>
  identifyCompany(
    { ask: nowhere, directories: [directoryOf(pair)] },
    { name, ...(hint === undefined ? {} : { hint }) },
  );

async function cardOf(pair: NamesakePair, { domain }: Namesake): Promise<EntityCard> {
  const answer = await identify(pair, pair.shared, domain);
  if (!answer.ok || answer.value.kind !== 'found') throw new Error(`${domain} was not found.`);
  return answer.value.card;
}

const counts = new Map<string, [number, number]>();
function count(what: string, holds: boolean): void {
  const [part, all] = counts.get(what) ?? [0, 0];
  counts.set(what, [part + Number(holds), all + 1]);
}

const random = seededRandom(7);
/** One letter is left out, doubled, swapped with the next or replaced. */
function misspell(name: string): string {
  const at = 1 + Math.floor(random.next() * (name.length - 2));
  const [letter = '', next = ''] = [name[at], name[at + 1]];
  const slips = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at),
    name.slice(0, at) + next + letter + name.slice(at + 2),
    `${name.slice(0, at)}e${name.slice(at + 1)}`,
  ];
  return slips[Math.floor(random.next() * slips.length)] ?? name;
}

for (const pair of namesakePairs) {
  const apart = comparableName(pair.one.name) !== comparableName(pair.other.name);
  const short = await identify(pair, pair.shared);
  count('the shared name is asked back', short.ok && short.value.kind === 'ambiguous');
  for (const [mine, theirs] of [
    [pair.one, pair.other],
    [pair.other, pair.one],
  ] as const) {
    const card = await cardOf(pair, mine);
    const isDistinct = (one: Namesake): boolean =>
      apart && comparableName(one.name) !== comparableName(pair.shared);
    const is = (answer: Awaited<ReturnType<typeof identify>>): boolean =>
      answer.ok && answer.value.kind === 'found' && answer.value.card.domain === mine.domain;
    count(
      'the trade in brackets tells which',
      is(await identify(pair, `${pair.shared} (${mine.what})`)),
    );
    if (isDistinct(mine)) {
      count('the whole name is found', is(await identify(pair, mine.name)));
      const slip = await identify(pair, misspell(mine.name));
      const first =
        slip.ok && slip.value.kind === 'ambiguous'
          ? slip.value.candidates[0]?.card.domain
          : undefined;
      count(
        'a slip of the pen is asked back, the right one first',
        is(slip) || first === mine.domain,
      );
      count(
        'a slip of the pen is taken for the other',
        slip.ok && slip.value.kind === 'found' && slip.value.card.domain === theirs.domain,
      );
    }
    for (const form of ['Inc.', 'LLC', 'GmbH']) {
      if (isDistinct(mine))
        count(
          'own name in a register’s row used',
          matchName(card, `${mine.name.toUpperCase()} ${form}`).score >= BAR,
        );
      count(
        'rival’s name in a register’s row used',
        matchName(card, `${theirs.name.toUpperCase()} ${form}`).score >= BAR,
      );
    }
    const used = (text: string): boolean => matchPassage(card, { text }).score >= BAR;
    const half = (tell: object, index: number): string =>
      isHeldOut(`${String(tell)}${index}`) ? 'held out' : 'tuning';
    byWholeName.forEach((tell, index) => {
      if (isDistinct(mine))
        count(`own fact, whole name, used: ${half(tell, index)}`, used(tell(mine.name)));
      if (isDistinct(theirs))
        count(
          `rival’s fact, whole name, used: ${half(tell, index)}`,
          used(tell(theirs.name)) || used(`${tell(theirs.name)} ${pair.shared} has said no more.`),
        );
    });
    byContext.forEach((tell, index) => {
      count(
        `own fact, short name beside trade or place, used: ${half(tell, index)}`,
        used(tell(pair.shared, mine)),
      );
      count(
        `rival’s fact, short name beside trade or place, used: ${half(tell, index)}`,
        used(tell(pair.shared, theirs)),
      );
    });
    byNothing.forEach((tell, index) =>
      count(`fact of nobody in particular, used: ${half(tell, index)}`, used(tell(pair.shared))),
    );
  }
}

say(`${namesakePairs.length} pairs of namesakes; goal: no fact crosses over`);
for (const [what, [part, all]] of [...counts].toSorted(([one], [other]) =>
  one.localeCompare(other),
))
  say(`| ${what} | ${share(part, all)} |`);

const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
const worlds = { found: 0, wrong: 0, back: 0, sharedBack: 0 };
for (let index = 0; index < WORLDS; index += 1) {
  const world = makeWorld(index);
  const web = await serveWorld(world);
  const ask = createAsk({
    outboundFetch: createOutboundFetch({
      network: sampleNetwork(web),
      userAgent: 'NamesakesBot/1.0',
      clock,
    }),
    clock,
    politeness: samplePoliteness(),
    crawler: 'NamesakesBot',
  });
  const whole = await identifyCompany({ ask }, { name: world.company.name });
  const card = whole.ok && whole.value.kind === 'found' ? whole.value.card : undefined;
  if (card === undefined) worlds.back += 1;
  else if (card.domain === world.company.domain) worlds.found += 1;
  else worlds.wrong += 1;
  const short = await identifyCompany({ ask }, { name: world.company.name.split(' ')[0] ?? '' });
  worlds.sharedBack += Number(short.ok && short.value.kind === 'ambiguous');
  await web.close();
}
say(
  `${WORLDS} made-up worlds over HTTP: the whole name found ${share(worlds.found, WORLDS)}, ` +
    `wrong ${worlds.wrong}, asked back ${worlds.back}; the first word, shared with a rival, ` +
    `asked back ${share(worlds.sharedBack, WORLDS)}`,
);
