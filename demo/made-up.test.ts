import { describe, expect, it } from 'vitest';
import company from './company.json';
import { filesOf, hostNames, textOf } from './web/world.fixture';

const files = hostNames().flatMap((host) =>
  filesOf(host).map((file) => ({ name: `${host}/${file}`, text: textOf(host, file) })),
);
files.push({ name: 'company.json', text: JSON.stringify(company) });

const services = [
  'data.sec.gov',
  'www.sec.gov',
  'efts.sec.gov',
  'www.wikidata.org',
  'en.wikipedia.org',
  'boards-api.greenhouse.io',
  'boards.greenhouse.io',
  'hn.algolia.com',
  'api.gdeltproject.org',
  'api.gleif.org',
  'api.github.com',
  'github.com',
  'api.stackexchange.com',
  'stackoverflow.com',
  'api.usaspending.gov',
  'data.texas.gov',
  'okjobmatch.com',
  'www.nlrb.gov',
  'www.consumerfinance.gov',
  'api.fda.gov',
  'www.osha.gov',
  'www.eeoc.gov',
  'www.ftc.gov',
  'www.prnewswire.com',
  'techcrunch.com',
];
const vocabularies = ['schema.org', 'www.sitemaps.org', 'www.w3.org', 'purl.org'];
const isReserved = (host: string): boolean => /(^|\.)[a-z-]+\.example$/.test(host);

/** Organisations that the texts may name, by the last word that gives one away. */
const madeUp = [
  company.legalName,
  company.name,
  ...company.competitors,
  ...company.namesakes,
  'Tallowmere Foods',
  'Pellwater Cold Storage',
  'Vantier Dairy',
  'Quillhaven Dock Systems',
];
/** A heading of the filing office’s own list of industries. */
const industries = ['Services-Prepackaged Software'];
const tickerOnly = [
  'Wintermere Logistics Software, Inc.',
  'Dockspool Holdings Corp',
  'Quill & Harrow Bancshares, Inc.',
  'Isoband Controls plc',
];

describe('the demo world is made up', () => {
  it('knows no domain but reserved ones, the services and the vocabularies', () => {
    for (const { name, text } of files) {
      for (const [, host = ''] of text.matchAll(/(?:https?:)?\/\/([a-z0-9.-]+\.[a-z]+)/gi)) {
        expect(
          isReserved(host) || services.includes(host) || vocabularies.includes(host),
          `${host} in ${name}`,
        ).toBe(true);
      }
      for (const [, host = ''] of text.matchAll(/[\w.+-]+@([\w.-]+\w)/g))
        expect(isReserved(host), `${host} in ${name}`).toBe(true);
      for (const [bare] of text.matchAll(/\b[a-z0-9-]+\.(?:com|net|io|dev|co|ai)\b/g))
        expect(
          services.some((host) => host.endsWith(bare)),
          `${bare} in ${name}`,
        ).toBe(true);
    }
  });

  it('knows no telephone number but reserved ones', () => {
    const told = files.flatMap(({ name, text }) =>
      [...text.matchAll(/(?<![\w-])(?:\+1-?)?\(?\d{3}\)?[ -]?\d{3}-?\d{4}(?![\w-])/g)]
        .filter(([number]) => /[-( +]/.test(number))
        .map(([number]) => ({ name, number })),
    );
    expect(told.length).toBeGreaterThan(10);
    for (const { name, number } of told)
      expect(number.replace(/\D/g, '').slice(-7, -2), `${number} in ${name}`).toBe('55501');
  });

  it('names no company that company.json or this page does not know', () => {
    const pattern =
      /((?:[A-Z][a-z]+|&) (?:(?:[A-Z][a-z]+|&) )*)(Foods|Storage|Dairy|Software|Therapeutics|Logistics|Bank|Insurance|Holdings|Controls|Robotics|Labs)\b/g;
    const known = [...madeUp, ...tickerOnly, ...industries, ...company.roles].join(' | ');
    for (const { name, text } of files) {
      for (const [organisation] of text.replace(/&amp;/g, '&').matchAll(pattern)) {
        const core = organisation.replace(
          /^(At|With|From|The|And|By|Is|Closing|President of) /,
          '',
        );
        expect(known, `${core} in ${name}`).toContain(core);
      }
    }
  });

  it('uses filing, entity and job numbers far outside the ranges in use', () => {
    expect(Number(company.cik)).toBeGreaterThan(9_000_000);
    expect(company.wikidata).toMatch(/^Q94\d{7}$/);
    expect(company.madeUp).toBe(true);
  });
});
