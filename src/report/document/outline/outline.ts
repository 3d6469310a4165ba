import { plural, trimEndSigns } from '../../../kernel/text';
import { outlinePicture, type OutlinePicture } from './pictures';
import { outlineChanges } from './changes';
import { INTERVIEWERS } from '../interviewers';
import { withGaps } from './gaps';
import { MARKS, marksOf } from './marks';
import { formatDate } from '../format-date';
import { ADVICE_GROUP, flowOf, countedTitle } from './flow';
import { inSpeech, withJoinedSpeech } from './speech';
import { collectQuotes, picturesIn } from './quotes';
import { yearsTable, type OutlineTable } from './years';
import type { Claim, Picture, ReportDocument, Section, SectionId } from '../shape';
import { visible } from '../visible';
import {
  type OutlineClaim,
  type OutlineSection,
  type ReportOutline,
  type OutlineList,
} from './outline-shape';

const LEGEND =
  'Software checked every number, name, and date against its source. Anything that didn’t match was removed.';

type Labels = ReadonlyMap<string, string>;

const CAREFUL: ReadonlySet<string> = new Set(['conflicted', 'stale', 'weak', 'unsupported']);

const TYPICAL = 'Typical for the role';
const SAYS_TYPICAL = /^(?:Typical\b|For any interview$)/u;

function remarksOf({ kind, text, verdict, asOf, typical, group }: Claim): string[] {
  const day = asOf === undefined ? '' : formatDate(asOf);
  const isAged = verdict === 'stale' && day !== '' && !text.includes(day);
  const careful = CAREFUL.has(verdict) ? `${MARKS[verdict].word}${isAged ? `: ${day}` : ''}` : '';
  return [
    kind === 'judgement' ? 'Our expert’s opinion' : '',
    // Where the heading says so, each sentence need not.
    typical === true && !SAYS_TYPICAL.test(group ?? '') ? TYPICAL : '',
    careful,
  ].filter((remark) => remark !== '');
}

const GENERAL = 'General knowledge of this kind of work, and not about this company.';

function behindOf({
  text,
  asOf,
  reckoning,
  typical,
  citations,
}: Claim): Pick<OutlineClaim, 'asOf' | 'math'> {
  if (typical === true && citations.length === 0) return { asOf: GENERAL };
  const day = asOf === undefined ? '' : formatDate(asOf);
  return {
    ...(day === '' || text.includes(day) ? {} : { asOf: `As of ${day}` }),
    ...(reckoning === undefined ? {} : { math: `Our math: ${visible(reckoning)}` }),
  };
}

function outlineClaim(
  claim: Claim,
  titles: ReadonlyMap<string, string>,
  labels: Labels,
): OutlineClaim {
  return {
    id: claim.id,
    text: claim.spoken === true ? inSpeech(visible(claim.text)) : visible(claim.text),
    verdict: claim.verdict,
    remarks: remarksOf(claim),
    ...behindOf(claim),
    notes: (claim.notes ?? []).map(({ label, text, spoken }) => ({
      label: trimEndSigns(visible(label), ' :.'),
      text: spoken === true ? inSpeech(visible(text)) : visible(text),
    })),
    restsOn: claim.restsOn.flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ id, title }];
    }),
    quotes: claim.citations.flatMap((citation) => labels.get(citation.evidenceId) ?? []),
  };
}

type OpenGroup = {
  title?: string;
  told: Claim[];
  claims: OutlineClaim[];
  pictures: OutlinePicture[];
  years?: OutlineTable;
};

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
    if (last !== undefined && last.title === title) {
      last.claims.push(shown);
      last.told.push(claim);
    } else {
      const named = title === undefined ? {} : { title };
      groups.push({ ...named, told: [claim], claims: [shown], pictures: [] });
    }
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
  const factual = groups.filter(({ title }) => title !== ADVICE_GROUP);
  return (
    factual.find(({ claims }) => claims.some(({ id }) => telling.has(id))) ??
    factual.findLast(({ pictures }) => pictures.length > 0) ??
    factual.at(-1)
  );
}

/** The years' table tells the figures of these, so that they need none of their own. */
const TOLD_BY_YEARS: ReadonlySet<string> = new Set(['revenue', 'result']);

function addPictures(
  groups: OpenGroup[],
  section: Section,
  pictures: readonly Picture[],
  labels: Labels,
): void {
  const years = yearsTable(pictures, labels);
  let isTold = years === undefined;
  for (const picture of pictures) {
    const whole = outlinePicture(picture, labels);
    if (whole === undefined) continue;
    const isInTable = years !== undefined && TOLD_BY_YEARS.has(picture.id);
    const outlined = isInTable ? { ...whole, head: [], rows: [] } : whole;
    let home = homeOf(picture, section, groups);
    if (home === undefined) groups.push((home = { told: [], claims: [], pictures: [] }));
    home.pictures.push(outlined);
    if (!isTold && years !== undefined) home.years = years;
    isTold = true;
  }
}

function outlineSection(
  document: ReportDocument,
  section: Section,
  titles: ReadonlyMap<string, string>,
  labels: Labels,
): OutlineSection {
  const groups = groupsOf(section, titles, labels);
  addPictures(groups, section, picturesIn(document, section.id), labels);
  return {
    id: section.id,
    title: visible(section.title),
    groups: groups.map(({ told, claims, ...group }) => {
      const flow = flowOf(section.id, group.title, told);
      return {
        ...group,
        ...(group.title === undefined ? {} : { title: countedTitle(group.title, claims.length) }),
        flow,
        claims: flow === 'paragraph' ? withJoinedSpeech(claims, told) : claims,
        isAdvice: group.title === ADVICE_GROUP,
      };
    }),
  };
}

const MADE_UP = 'A sample: the company, its people, and everything about them are made up';
const MADE_SO =
  'We recorded a model’s part ourselves; software checked every sentence, and an editor refined it.';

function noticeOf({ sample, reviewed }: ReportDocument): Pick<ReportOutline, 'notice'> {
  if (sample === true) return { notice: reviewed ? `${MADE_UP}. ${MADE_SO}` : MADE_UP };
  return reviewed ? {} : { notice: 'Not yet expert-reviewed' };
}

/** Weak sentences about a person are counted but never shown. */
function leftOutOf({ leftOut = [], sections }: ReportDocument): readonly OutlineList[] {
  if (leftOut.length === 0) return [];
  const told = leftOut.filter(({ section }) => section !== INTERVIEWERS);
  const untold = leftOut.length - told.length;
  const titleOf = (id: SectionId) =>
    visible(sections.find((section) => section.id === id)?.title ?? '');
  return [
    {
      title: 'Left out: too weakly supported',
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

/** “Everything was read on …”, where that is one day. */
function readOn({ sources }: ReportDocument): string {
  const days = new Set(sources.map(({ fetchedAt }) => formatDate(fetchedAt)));
  const [day = ''] = days;
  return days.size === 1 && day !== '' ? ` Everything was read on ${day}.` : '';
}

export function outlineOfReport(document: ReportDocument): ReportOutline {
  const { labels, sources } = collectQuotes(document);
  const titles = new Map(
    document.sections.flatMap(({ claims, title }) => claims.map(({ id }) => [id, visible(title)])),
  );
  const { asked, answered, cited } = document.tally;
  const written = formatDate(document.writtenAt);
  return {
    title: visible(document.company),
    subtitle: `Interview report · ${visible(document.role)}`,
    line:
      document.preparedFor === undefined
        ? written
        : `Written for ${visible(document.preparedFor)} · ${written}`,
    ...noticeOf(document),
    ...(document.changes === undefined ? {} : outlineChanges(document.changes)),
    marks: marksOf(document),
    sections: withGaps(
      document.sections.map((section) => outlineSection(document, section, titles, labels)),
      document,
    ),
    tally: `We asked ${plural(asked, 'source')}, ${answered} answered, and we cite ${cited}.${readOn(document)}`,
    sources,
    legend: LEGEND,
    ends: [...leftOutOf(document), ...creditsOf(document)],
  };
}
