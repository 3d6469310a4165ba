import { defined } from '../../../../kernel/defined';
import { phraseFinder } from '../../../../language';
import { isGuidance, isPageAbout, speaksOf, workNamedIn, workOf } from './page-subject';
import {
  draftAt,
  sectionsOf,
  sentencesOf,
  type Document,
  type Draft,
  type Line,
  type HeadedLines,
} from '../document';

const LONGEST_STEP = 220;
/** Two rounds make a process; a single heading may be anything. */
const FEWEST_ROUNDS = 2;

/** “In this interview we evaluate:” stands above what is judged, and above no step. */
const isOnJudging = phraseFinder(
  `area, areas, assess, assessing, criteria, evaluate, evaluated, evaluating, look/looking/looks for, needed for,
   prepare, qualities, questions, skills, tips`,
);
/** What a round is called, where its heading says nothing of the company. */
const isRoundName = phraseFinder(
  `application, application review, assessment, audition, call, case study, challenge, chat, conversation, exercise,
   interview, interviews, offer, onsite, panel, phone screen, presentation, project, questionnaire, reference,
   references, screen, screening, take-home, task, trial day, work sample, work trial`,
);

/** The steps by which a company hires, as a page of its own lists them. */
export function hiringSteps(document: Document): readonly Draft[] {
  if (isGuidance(document)) return [];
  const whole = isPageAbout(document, 'hiring');
  const sections = sectionsOf(document);
  const named = whole
    ? sections.flatMap(({ heading }) => (heading?.block.listed === true ? [heading] : []))
    : [];
  if (named.length > 0) return stepsIn(named, workOf(document));
  const listed = listedSteps(document, sections, whole);
  return listed.length > 0 ? listed : roundsBelow(document, sections);
}

function listedSteps(
  document: Document,
  sections: readonly HeadedLines[],
  whole: boolean,
): readonly Draft[] {
  // Below a department's heading stand its own steps, and not those of everybody.
  return sections
    .filter(
      ({ heading }) =>
        (whole && (heading?.block.level === 1 || departmentOf(heading) !== undefined)) ||
        speaksOf(heading?.text ?? '', 'hiring'),
    )
    .flatMap(({ heading, lines }) =>
      stepsIn(
        itemsOfProcess(lines),
        workOf(document, heading?.block.level === 1 ? '' : heading?.text),
      ),
    );
}

const departmentOf = (heading: HeadedLines['heading']): string | undefined =>
  heading === undefined ? undefined : workNamedIn(heading.text);

/** The items of a section, list by list, without the lists of what is judged or asked. */
function itemsOfProcess(lines: readonly Line[]): readonly Line[] {
  let isOfProcess = true;
  const items = lines.filter(({ block, text }) => {
    if (block.kind === 'item') return isOfProcess;
    isOfProcess = !(text.trimEnd().endsWith(':') && isOnJudging(text));
    return false;
  });
  return items.some(({ text }) => text.endsWith('?'))
    ? []
    : items.filter(({ text }) => text.length < LONGEST_STEP);
}

/** “Interview process” with a smaller heading below it for each round. */
function roundsBelow(document: Document, sections: readonly HeadedLines[]): readonly Draft[] {
  const at = sections.findIndex(({ heading }) => speaksOf(heading?.text ?? '', 'hiring'));
  const { heading: above } = sections[at] ?? {};
  if (above === undefined) return [];
  const levelOf = ({ heading }: HeadedLines): number => heading?.block.level ?? 1;
  const level = above.block.level ?? 1;
  const behind = sections.slice(at + 1);
  const end = behind.findIndex((section) => levelOf(section) <= level);
  const below = end < 0 ? behind : behind.slice(0, end);
  const highest = Math.min(...below.map(levelOf));
  const rounds = below.filter(
    (section) => levelOf(section) === highest && isRoundName(section.heading?.text ?? ''),
  );
  if (rounds.length < FEWEST_ROUNDS) return [];
  const work = workOf(document, level === 1 ? '' : above.text);
  return rounds.flatMap(({ heading, lines }, index): readonly Draft[] => {
    const first = lines.filter(({ block }) => block.kind === 'paragraph').flatMap(sentencesOf)[0];
    return heading === undefined || first === undefined
      ? []
      : [stepAt(heading, first.end, { order: index + 1, work })];
  });
}

interface Place {
  readonly order: number;
  readonly work: string | undefined;
}

const stepAt = (line: Line, end: number, { order, work }: Place): Draft =>
  draftAt(line, end, {
    topic: 'hiring',
    // How one kind of people is hired says nothing of the others.
    attribute: work === undefined ? 'hiring-step' : 'hiring-step-of-work',
    value: line.text,
    details: { order, ...defined({ work }) },
  });

const stepsIn = (items: readonly Line[], work: string | undefined): readonly Draft[] =>
  items.map((line, index) => stepAt(line, line.block.end, { order: index + 1, work }));
