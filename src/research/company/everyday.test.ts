import { defined } from '../../kernel/defined';
import { describe, expect, test } from 'vitest';
import type { Ask } from '../sources';
import type { CompanyRecord, Directory } from './directory';
import { identifyCompany } from './identify-company';
import { comparableName, isMisspelling } from './names/names';

/** Well-known names as directories hold them, each with about as many articles as such a company has; nothing else of them is told. */
const RECORDS: readonly Partial<CompanyRecord>[] = [
  {
    name: 'Apple',
    legalName: 'Apple Inc.',
    aliases: ['Apple Computer'],
    description: 'American technology company',
    domain: 'apple.example',
    ticker: 'AAPL',
    known: 240,
  },
  {
    name: 'Apple Bank',
    description: 'savings bank in New York',
    domain: 'applebank.example',
    known: 3,
  },
  {
    name: 'Apple Records',
    aliases: ['Apple'],
    description: 'British record label',
    domain: 'applerecords.example',
    known: 22,
  },
  {
    name: 'Target Corporation',
    aliases: ['Target', 'Target Stores'],
    description: 'American retailer',
    domain: 'target.example',
    ticker: 'TGT',
    known: 80,
  },
  {
    name: 'Target Australia',
    aliases: ['Target'],
    description: 'Australian department store chain',
    domain: 'target-au.example',
    known: 4,
  },
  {
    name: 'Meta Platforms',
    aliases: ['Meta', 'Facebook, Inc.'],
    description: 'American social network and technology conglomerate',
    domain: 'meta.example',
    ticker: 'META',
    known: 160,
  },
  {
    name: 'Meta',
    legalName: 'Meta Research Laboratory',
    description: 'research laboratory for languages in Ghent',
    domain: 'metalab.example',
    known: 2,
  },
  {
    name: 'Delta Air Lines',
    aliases: ['Delta'],
    description: 'American airline',
    domain: 'delta.example',
    ticker: 'DAL',
    known: 110,
  },
  {
    name: 'Delta Electronics',
    aliases: ['Delta'],
    description: 'Taiwanese electronics manufacturer',
    domain: 'deltaww.example',
    known: 14,
  },
  {
    name: 'Delta Faucet',
    description: 'American manufacturer of faucets',
    domain: 'deltafaucet.example',
    known: 3,
  },
  {
    name: 'Siemens',
    legalName: 'Siemens AG',
    description: 'German industrial conglomerate',
    domain: 'siemens.example',
    known: 90,
  },
  {
    name: 'Siemens Energy',
    legalName: 'Siemens Energy AG',
    description: 'German energy company',
    domain: 'siemens-energy.example',
    known: 20,
  },
  {
    name: 'Volkswagen',
    aliases: ['VW'],
    description: 'German car maker',
    domain: 'vw.example',
    known: 140,
  },
  {
    name: 'Ørsted',
    legalName: 'Ørsted A/S',
    description: 'Danish energy company',
    domain: 'orsted.example',
    known: 35,
  },
  {
    name: 'Ford',
    legalName: 'Ford Motor Company',
    description: 'American car maker',
    domain: 'ford.example',
    ticker: 'F',
    known: 150,
  },
  { name: 'Jaguar', description: 'British car maker', domain: 'jaguar.example', known: 90 },
  {
    name: 'Tamber Software',
    aliases: ['Tamber'],
    domain: 'tamber.example',
    ticker: 'TAMB',
    known: 40,
  },
  { name: 'Tamber Estates', aliases: ['Tamber'], domain: 'tamber-estates.example', known: 0 },
];
const records = RECORDS.map((one, index): CompanyRecord => ({
  directory: 'wikidata',
  name: '',
  aliases: [],
  known: 0,
  ended: false,
  wikidata: `Q${index + 1}`,
  ...one,
}));

const directory: Directory = {
  name: 'a directory',
  essential: true,
  async search(name) {
    const typed = comparableName(name);
    const names = ({ name: own, legalName, aliases, ticker }: CompanyRecord) =>
      [own, legalName, ticker, ...aliases].flatMap((one) =>
        one === undefined ? [] : [comparableName(one)],
      );
    return {
      records: records.filter((one) =>
        names(one).some(
          (own) => own.startsWith(typed) || isMisspelling(typed, own) || typed.startsWith(own),
        ),
      ),
      people: 0,
    };
  },
};
const nowhere: Ask = async () => ({ outcome: 'gone', sentence: 'Nothing.' });
const identify = (name: string, hint?: string) =>
  identifyCompany({ ask: nowhere, directories: [directory] }, { name, ...defined({ hint }) });

describe('one company is meant', () => {
  test.each([
    ['apple', 'apple.example'],
    ['Apple Inc', 'apple.example'],
    ['AAPL', 'apple.example'],
    ['apple.example', 'apple.example'],
    ['Apple Bank', 'applebank.example'],
    ['Apple (the record label)', 'applerecords.example'],
    ['Target', 'target.example'],
    ['TARGET CORP', 'target.example'],
    ['Target (Australia)', 'target-au.example'],
    ['Meta (the lab)', 'metalab.example'],
    ['Meta (Facebook)', 'meta.example'],
    ['META', 'meta.example'],
    ['Delta Air Lines, Inc.', 'delta.example'],
    ['Delta (faucets)', 'deltafaucet.example'],
    ['Delta – the airline', 'delta.example'],
    ['siemens ag', 'siemens.example'],
    ['Siemens Energy', 'siemens-energy.example'],
    ['VW', 'vw.example'],
    ['Orsted', 'orsted.example'],
    ['Oersted', 'orsted.example'],
    ['Ford Motor Company', 'ford.example'],
    ['ford', 'ford.example'],
    ['Jaguar', 'jaguar.example'],
  ])('by “%s”', async (name, domain) => {
    expect(await identify(name)).toMatchObject({
      ok: true,
      value: { kind: 'found', card: { domain } },
    });
  });
});

describe('it is asked back', () => {
  test.each([
    ['Delta', ['delta.example', 'deltaww.example', 'deltafaucet.example']],
    ['Simens (energy)', ['siemens-energy.example']],
    ['Tamber', ['tamber.example', 'tamber-estates.example']],
    ['Volkswagn', ['vw.example']],
    ['Simens', ['siemens.example']],
    ['Appel', ['apple.example']],
    ['Apple (the fruit farm)', ['apple.example']],
    ['Target (the shooting club)', ['target.example']],
  ])('by “%s”, the likeliest first', async (name, domains) => {
    const answer = await identify(name);
    expect(answer).toMatchObject({ ok: true, value: { kind: 'ambiguous' } });
    const shown =
      answer.ok && answer.value.kind === 'ambiguous'
        ? answer.value.candidates.map(({ card }) => card.domain)
        : [];
    expect(shown.slice(0, domains.length)).toEqual(domains);
  });
});

test('a hint that is a website settles it, whatever the name', async () => {
  expect(await identify('Delta', 'https://www.deltafaucet.example/jobs')).toMatchObject({
    ok: true,
    value: { kind: 'found', card: { domain: 'deltafaucet.example' } },
  });
  expect(await identify('Delta (deltaww.example)')).toMatchObject({
    ok: true,
    value: { kind: 'found', card: { domain: 'deltaww.example' } },
  });
});
