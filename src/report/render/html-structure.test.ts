import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { outlineOf, type Citation, type Claim, type ReportDocument, type Section } from '../document';
import { HOSTILE_NAMES } from '../fixtures/hostile-names';
import { reportOf } from '../fixtures/report-input';
import { renderHtml } from './html';

const { document } = await reportOf();
const cited = (index: number, changes: Partial<Citation> = {}): Citation => ({ evidenceId: `e${index}`, sourceName: 'Open Register', title: 'An entry', url: `https://register.example/${index}`, quote: `Quote ${index}.`, fetchedAt: '2026-03-20T09:00:00.000Z', ...changes });
const claim = (id: string, changes: Partial<Claim> = {}): Claim => ({ id, kind: 'fact', text: `Sentence ${id}.`, verdict: 'supported', citations: [cited(1)], restsOn: [], ...changes });

function reportOn(claims: readonly Claim[], changes: Partial<ReportDocument> = {}): ReportDocument {
  const sources = new Map(claims.flatMap(({ citations }) => citations).map(({ sourceName, title, url, fetchedAt }) => [url, { sourceName, title, url, fetchedAt }]));
  const sections: readonly Section[] = [{ id: 'snapshot', title: 'Company snapshot', claims, notFound: [] }, { id: 'sources', title: 'Sources', claims: [], notFound: [] }];
  return { ...document, sections, sources: [...sources.values()], pictures: [], ...changes };
}
const pageOf = (report: ReportDocument) => parseHTML(renderHtml(report)).document;
const textsOf = (report: ReportDocument, selector: string) => [...pageOf(report).querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('a claim on the page', () => {
  test.each([
    ['no quote', [], []],
    ['one quote', [cited(1)], ['1a']],
    ['two of one page', [cited(1), cited(9, { url: 'https://register.example/1' })], ['1a', '1b']],
    ['two pages', [cited(1), cited(2)], ['1a', '2a']],
  ])('on %s has so many marks, each with a name of its own for those who hear it', (_kind, citations, labels) => {
    const page = pageOf(reportOn([claim('c1', { citations })]));
    const marks = [...page.querySelectorAll('#c1 .mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(labels);
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(labels.map((label) => `Show quote ${label}`));
    expect(page.querySelectorAll('.card')).toHaveLength(labels.length);
  });

  test('has no empty line of remarks, notes or bases', () => {
    const page = pageOf(reportOn([claim('c1')]));
    for (const selector of ['.remarks', '.notes', '.rests']) expect(page.querySelectorAll(selector), selector).toHaveLength(0);
  });

  test('names its notes by terms and their words', () => {
    const noted = reportOn([claim('c1', { notes: [{ label: 'A good answer', text: 'names a figure.' }, { label: 'A warning', text: 'changes the subject.' }] })]);
    expect(textsOf(noted, '#c1 dt')).toEqual(['A good answer', 'A warning']);
    expect(textsOf(noted, '#c1 dd')).toEqual(['names a figure.', 'changes the subject.']);
  });

  test('leads to the first claim of each section that it rests on', () => {
    const report = reportOn([claim('c1'), claim('c2'), claim('c3', { restsOn: ['c2', 'c1', 'gone'] })]);
    const links = [...pageOf(report).querySelectorAll('#c3 .rests a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([['#c2', 'Company snapshot']]);
  });
});

describe('headings', () => {
  test.each(['', '\u200b', ' \n', '\u202e'])('a group whose name is %j has none', (group) => {
    expect(textsOf(reportOn([claim('c1', { group })]), 'h3')).toEqual([]);
    expect(outlineOf(reportOn([claim('c1', { group }), claim('c2')])).sections[0]?.groups).toHaveLength(1);
  });

  test('every section is named by its own, and listed among the contents', () => {
    const page = pageOf(document);
    const sections = [...page.querySelectorAll('main section')];
    expect(sections.map((section) => page.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent)).toEqual(document.sections.map(({ title }) => title));
    expect([...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual(document.sections.map(({ id }) => `#${id}`));
  });

  test.each([[40, false], [41, true]])('a name of %i letters is set smaller: %s', (length, isSmaller) => {
    expect(pageOf(reportOn([], { company: 'W'.repeat(length) })).querySelector('h1')?.className === 'long').toBe(isSmaller);
  });
});

describe.each(HOSTILE_NAMES)('%s', (_kind, evil) => {
  test('stays text wherever a stranger or a writer can put it', () => {
    const report = reportOn(
      [claim('c1', { text: evil, group: evil, reckoning: evil, asOf: evil, notes: [{ label: evil, text: evil }], citations: [cited(1, { title: evil, sourceName: evil, quote: evil })] })],
      { company: evil, role: evil, preparedFor: evil },
    );
    const page = pageOf(report);
    expect(page.querySelectorAll('script, img, iframe, form, style ~ style, main style, input, svg, object')).toHaveLength(0);
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes].map(({ name }) => name));
    expect(attributes.filter((name) => /^on|^style$|^src/u.test(name))).toEqual([]);
    const [said] = outlineOf(report).sections[0]?.groups[0]?.claims ?? [];
    expect(page.querySelector('#c1 p')?.textContent).toBe(`${said?.text} 1a`);
    expect(page.querySelector('.card q')?.textContent).toBe(outlineOf(report).sources[0]?.quotes[0]?.text);
  });
});

test('a report of nothing is a page all the same', () => {
  const page = pageOf(reportOn([], { sections: [], sources: [] }));
  expect(page.querySelector('h1')?.textContent).toBe('Fernhollow');
  expect(page.querySelectorAll('main section, .card, nav li')).toHaveLength(0);
});
