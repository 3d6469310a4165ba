import { plural } from '../../kernel/text';
import { outlinePicture, type OutlinePicture } from './outline-pictures';
import { outlineChanges } from './outline-changes';
import { INTERVIEWERS } from './interviewers';
import { withGaps } from './outline-gaps';
import { MARKS, marksOf } from './outline-marks';
import { formatDate } from './format-date';
import type { Citation, Claim, Picture, ReportDocument, Section, SectionId } from './shape';
import { safeLink, shorten, visible } from './visible';
import {
  type OutlineQuote,
  type OutlineClaim,
  type OutlineSection,
  type OutlineSource,
  type Outline,
  type OutlineList,
} from './outline-shape';

const LEGEND =
  'Every sentence was checked against the exact quotes it cites: its numbers, dates, names and titles stand in them. “The company says” marks what rests on the company’s own word alone.';

/** Longer than this, a quote is no longer read on a phone. */
const LONGEST_SHOWN = 320;

type Labels = ReadonlyMap<string, string>;

const picturesIn = ({ pictures = [] }: ReportDocument, id: SectionId): Picture[] =>
  pictures.filter(({ section }) => section === id);

/** In the order in which a reader meets them: those of a section's claims, then those of its pictures. */
function citationsOf(document: ReportDocument): Citation[] {
  return document.sections.flatMap(({ id, claims }) =>
    [...claims, ...picturesIn(document, id)].flatMap(({ citations }) => citations),
  );
}

/** Each quote once, under its page, lettered in the order in which a reader meets it. */
function collectQuotes(document: ReportDocument): {
  labels: Labels;
  byUrl: Map<string, OutlineQuote[]>;
} {
  const labels = new Map<string, string>();
  const byUrl = new Map<string, OutlineQuote[]>(document.sources.map((source) => [source.url, []]));
  const numbers = new Map(document.sources.map((source, index) => [source.url, index + 1]));
  for (const citation of citationsOf(document)) {
    const quotes = byUrl.get(citation.url);
    if (labels.has(citation.evidenceId) || quotes === undefined) continue;
    const label = `${numbers.get(citation.url) ?? 0}${letters(quotes.length)}`;
    labels.set(citation.evidenceId, label);
    const isExact = citation.display === undefined;
    quotes.push({ label, text: shownQuote(citation), isExact });
  }
  return { labels, byUrl };
}

/** a … z, aa … */
function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter;
}

function shownQuote({ quote, display = quote }: Citation): string {
  return shorten(visible(display.replace(/\s*\n\s*/gu, ' · ')), LONGEST_SHOWN);
}

function wordingOf({ kind, text, verdict, asOf, reckoning }: Claim): OutlineClaim['told'] {
  const day = asOf === undefined ? '' : formatDate(asOf);
  return {
    ...(kind === 'judgement' ? { judgement: 'Our expert’s judgement' } : {}),
    ...(verdict === 'supported' ? {} : { careful: MARKS[verdict].word }),
    ...(day === '' || text.includes(day) ? {} : { asOf: `As of ${day}` }),
    ...(reckoning === undefined ? {} : { reckoning: `Reckoned from ${visible(reckoning)}` }),
  };
}

/** Within a speech, marks of quotation become single ones. */
const inSpeech = (words: string): string => `“${words.replaceAll('“', '‘').replaceAll('”', '’')}”`;

function outlineClaim(
  claim: Claim,
  titles: ReadonlyMap<string, string>,
  labels: Labels,
): OutlineClaim {
  const told = wordingOf(claim);
  return {
    id: claim.id,
    text: claim.spoken === true ? inSpeech(visible(claim.text)) : visible(claim.text),
    verdict: claim.verdict,
    remarks: [told.judgement, told.careful, told.asOf, told.reckoning].filter(
      (remark) => remark !== undefined,
    ),
    told,
    notes: (claim.notes ?? []).map(({ label, text, spoken }) => ({
      label: visible(label),
      text: spoken === true ? inSpeech(visible(text)) : visible(text),
    })),
    restsOn: claim.restsOn.flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title }];
    }),
    quotes: claim.citations.flatMap((citation) => labels.get(citation.evidenceId) ?? []),
  };
}

type OpenGroup = { title?: string; claims: OutlineClaim[]; pictures: OutlinePicture[] };

function groupsOf(
  section: Section,
  titles: ReadonlyMap<string, string>,
  labels: Labels,
): OpenGroup[] {
  const groups: OpenGroup[] = [];
  for (const claim of section.claims) {
    // A heading that nobody can see is none; printed pages refuse it.
    const title = visible(claim.group ?? '') || undefined;
    const last = groups.at(-1);
    const whole = outlineClaim(claim, titles, labels);
    // The brief sums up the whole report, so naming the sections it rests on would tell nothing.
    const shown = section.id === 'brief' ? { ...whole, restsOn: [] } : whole;
    if (last !== undefined && last.title === title) last.claims.push(shown);
    else groups.push({ ...(title === undefined ? {} : { title }), claims: [shown], pictures: [] });
  }
  return groups;
}

/** The group whose claims tell of what is drawn, or else that of the picture before it, or the last of the section. */
function homeOf(
  picture: Picture,
  section: Section,
  groups: readonly OpenGroup[],
): OpenGroup | undefined {
  const drawn = new Set(picture.citations.map(({ evidenceId }) => evidenceId));
  const telling = new Set(
    section.claims
      .filter(({ citations }) => citations.some(({ evidenceId }) => drawn.has(evidenceId)))
      .map(({ id }) => id),
  );
  return (
    groups.find(({ claims }) => claims.some(({ id }) => telling.has(id))) ??
    groups.findLast(({ pictures }) => pictures.length > 0) ??
    groups.at(-1)
  );
}

function outlineSection(
  document: ReportDocument,
  section: Section,
  titles: ReadonlyMap<string, string>,
  labels: Labels,
): OutlineSection {
  const groups = groupsOf(section, titles, labels);
  for (const picture of picturesIn(document, section.id)) {
    const outlined = outlinePicture(picture, labels);
    const home = homeOf(picture, section, groups);
    if (outlined === undefined) continue;
    if (home === undefined) groups.push({ claims: [], pictures: [outlined] });
    else home.pictures.push(outlined);
  }
  return { id: section.id, title: visible(section.title), groups };
}

function outlineSources(
  document: ReportDocument,
  byUrl: ReadonlyMap<string, readonly OutlineQuote[]>,
): OutlineSource[] {
  return document.sources.map((source, index) => {
    const link = safeLink(source.url);
    const published = source.publishedAt === undefined ? '' : `, ${formatDate(source.publishedAt)}`;
    return {
      number: index + 1,
      title: shorten(visible(source.title) || visible(source.url), 160),
      line: `${visible(source.sourceName)}${published}, read ${formatDate(source.fetchedAt)}`,
      quotes: byUrl.get(source.url) ?? [],
      ...(link === undefined ? {} : { link }),
    };
  });
}

function noticeOf({ sample, reviewed }: ReportDocument): Pick<Outline, 'notice'> {
  if (sample === true)
    return { notice: 'A sample: the company, its people and all that is said of them are made up' };
  return reviewed ? {} : { notice: 'Not yet expert-reviewed' };
}

/** What is weak about a person is counted and not told. */
function leftOutOf({ leftOut = [], sections }: ReportDocument): readonly OutlineList[] {
  if (leftOut.length === 0) return [];
  const told = leftOut.filter(({ section }) => section !== INTERVIEWERS);
  const untold = leftOut.length - told.length;
  const titleOf = (id: SectionId) =>
    visible(sections.find((section) => section.id === id)?.title ?? '');
  return [
    {
      title: 'Left out because weakly supported',
      items: [
        ...told.map(({ section, text }) => `${visible(text)} (${titleOf(section)})`),
        ...(untold === 0 ? [] : [`${plural(untold, 'sentence')} about your interviewers`]),
      ],
    },
  ];
}

function creditsOf({ credits = [] }: ReportDocument): readonly OutlineList[] {
  return credits.length === 0 ? [] : [{ title: 'Credits', items: credits.map(visible) }];
}

export function outlineOf(document: ReportDocument): Outline {
  const { labels, byUrl } = collectQuotes(document);
  const titles = new Map(
    document.sections.flatMap(({ claims, title }) => claims.map(({ id }) => [id, visible(title)])),
  );
  const { asked, answered, cited } = document.tally;
  const written = `ritten ${formatDate(document.writtenAt)}`;
  return {
    title: visible(document.company),
    subtitle: `Interview briefing for ${visible(document.role)}`,
    line:
      document.preparedFor === undefined
        ? `W${written}`
        : `Prepared for ${visible(document.preparedFor)}, w${written}`,
    ...noticeOf(document),
    ...(document.changes === undefined ? {} : outlineChanges(document.changes)),
    marks: marksOf(document),
    sections: withGaps(
      document.sections.map((section) => outlineSection(document, section, titles, labels)),
      document,
    ),
    tally: `We asked ${plural(asked, 'source')}, ${answered} answered, and ${cited} ${cited === 1 ? 'is' : 'are'} cited.`,
    sources: outlineSources(document, byUrl),
    legend: LEGEND,
    ends: [...leftOutOf(document), ...creditsOf(document)],
  };
}
