import { expect, test } from 'vitest';
import { catalogue, readAnswer, type Known, type Source } from '../../../src/research/sources';
import { company } from '../contract-case';
import { cases } from '../answers';

const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);
const read = (id: string, text: string, type: string, known: Known = {}) =>
  readAnswer(
    sourceOf(id),
    {
      outcome: 'ok',
      url: 'https://service.example/answer',
      type,
      text,
      headers: {},
      fetchedAt: '2026-11-21T09:00:00.000Z',
    },
    known,
    company,
  );

const told = (what: string): string =>
  `<p>${`${what} is what a foreign company tells at some length in its annual report. `.repeat(6)}</p>`;
const listed = (item: string, title: string, page: number): string =>
  `<tr><td>${item}</td><td>${title}</td><td>${page}</td></tr>`;
/** A heading as most filers set it: the item and its title in two cells of a table without lines. */
const headed = (item: string, title: string): string =>
  `<table><tr><td><b>${item}</b></td><td/><td><b>${title}</b></td></tr></table>`;

/** In the form of a 20-F: contents, items that don’t apply, parts of items by letters, page numbers. */
const annual = `<html><body><p>FORM 20-F</p><table>
${listed('ITEM 3.', 'KEY INFORMATION', 4)}${listed('ITEM 4.', 'INFORMATION ON THE COMPANY', 31)}
${listed('ITEM 4A.', 'UNRESOLVED STAFF COMMENTS', 58)}${listed('ITEM 5.', 'OPERATING AND FINANCIAL REVIEW AND PROSPECTS', 58)}
${listed('ITEM 6.', 'DIRECTORS, SENIOR MANAGEMENT AND EMPLOYEES', 80)}${listed('ITEM 8.', 'FINANCIAL INFORMATION', 97)}
</table><p>PART I</p>${headed('ITEM 1.', 'IDENTITY OF DIRECTORS, SENIOR MANAGEMENT AND ADVISERS')}<p>Not applicable.</p>
${headed('ITEM 2.', 'OFFER STATISTICS AND EXPECTED TIMETABLE')}<p>Not applicable.</p>
${headed('ITEM 3.', 'KEY INFORMATION')}<p>A. [Reserved]</p><p>B. Capitalization and Indebtedness</p><p>Not applicable.</p>
<p>D. Risk Factors</p>${told('The weather')}<p>31</p>
${headed('ITEM 4.', 'INFORMATION ON THE COMPANY')}<p>A. History and Development of the Company</p>${told('The yard')}
<p>B. Business Overview</p>${told('The trade in lanterns')}
${headed('ITEM 4A.', 'UNRESOLVED STAFF COMMENTS')}<p>None.</p>
${headed('ITEM 5.', 'OPERATING AND FINANCIAL REVIEW AND PROSPECTS')}${told('The result')}
${headed('ITEM 6.', 'DIRECTORS, SENIOR MANAGEMENT AND EMPLOYEES')}<p>A. Directors and Senior Management</p>${told('The directors’ and chief officers’ age')}<p>D. Employees</p>${told('The crew')}
${headed('ITEM 8.', 'FINANCIAL INFORMATION')}<p>Legal Proceedings</p>${told('A suit')}
${headed('ITEM 9.', 'THE OFFER AND LISTING')}<p>Nasdaq.</p></body></html>`;

test('the parts of a foreign company’s annual report are found, each with its own text', () => {
  const { outcome, items } = read('sec-10k', annual, 'text/html');
  expect(outcome).toBe('ok');
  const says = (part: string): string =>
    String(items.find((item) => item['part'] === part)?.['text'] ?? '');
  expect(
    ['risks', 'business', 'discussion', 'officers', 'legal'].map((part) => [
      part,
      /The (?:weather|trade in lanterns|result|crew)|A suit/u.exec(says(part))?.[0],
    ]),
  ).toEqual([
    ['risks', 'The weather'],
    ['business', 'The trade in lanterns'],
    ['discussion', 'The result'],
    ['officers', 'The crew'],
    ['legal', 'A suit'],
  ]);
});

test('an annual report that keeps its text in another document is told as changed, and not as empty', () => {
  const referring = annual.replaceAll(/<p>(?:[^<]{200,})<\/p>/gu, '<p>See our annual report.</p>');
  expect(read('sec-10k', referring, 'text/html')).toMatchObject({
    outcome: 'shape-changed',
    items: [],
  });
});

test('accounts of another company than the one asked for give nothing', () => {
  const filed = cases.find(({ source }) => source === 'uk-companies-house-accounts');
  const text = String(filed?.answer);
  const known = { accounts: 'abc-DEF_417', filed: '2026-06-30' };
  const asked = (companyNumber: string) =>
    read('uk-companies-house-accounts', text, 'application/xhtml+xml', { ...known, companyNumber });
  expect(asked('ZZ990417').items).toHaveLength(2);
  expect(asked('ZZ990500')).toMatchObject({ outcome: 'shape-changed', items: [] });
});

test('a release filed on a day that has not come, or a wall in the place of one, gives nothing', () => {
  const filed = cases.find(({ source }) => source === 'sec-8k-release');
  const text = String(filed?.answer);
  expect(read('sec-8k-release', text, 'text/html', { filed: '2027-01-30' }).items).toEqual([]);
  const wall = `<html><body><p>${'Please verify you are human to go on to this page, and enable cookies. '.repeat(8)}</p></body></html>`;
  expect(read('sec-8k-release', wall, 'text/html', { filed: '2026-10-30' }).items).toEqual([]);
});

test('an insider of another company, in which the one asked for holds shares, is none of its own', () => {
  const form = (issuer: string): string =>
    `<ownershipDocument><periodOfReport>2026-08-03</periodOfReport><issuer><issuerName>${issuer}</issuerName></issuer><reportingOwner><reportingOwnerId><rptOwnerName>MARSH OTTOLINE</rptOwnerName></reportingOwnerId></reportingOwner></ownershipDocument>`;
  const asked = (issuer: string) => read('sec-form4', form(issuer), 'application/xml');
  expect(asked('TARROW LANTERN WORKS INC').items).toHaveLength(1);
  expect(asked('Plume & Sons Ltd')).toMatchObject({
    items: [],
    sentence: 'It answered about another company.',
  });
});
