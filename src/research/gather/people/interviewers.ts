import { defined } from '../../../kernel/defined';
import { phraseFinder, withoutHonorific } from '../../../language';
import { squeeze, literalPattern } from '../../../kernel/text';
import { after, days } from '../../../kernel/time';
import { comparableName, type EntityCard } from '../../company';
import type { Evidence, SnapshotStore } from '../../evidence';
import type { Block, Snapshot } from '../../evidence/shape';
import { commandIn } from '../../read';
import { interviewerRow } from './interviewer-rows';

export interface Interviewer {
  readonly name: string;
  /** What the buyer said they do. */
  readonly title?: string;
}

type Identifier = 'name' | 'company' | 'title';

export interface InterviewerPlace {
  readonly snapshot: string;
  readonly url: string;
  readonly sourceId: string;
  readonly start: number;
  readonly end: number;
  readonly identifiers: readonly Identifier[];
}

/** Public, professional facts about an interviewer: not found unless two identifiers agree. */
export interface InterviewerFinding extends Interviewer {
  readonly outcome: 'found' | 'not-found';
  readonly sentence: string;
  readonly places: readonly InterviewerPlace[];
  /** One row a place, an exact quote of its snapshot. They are about a person and kept apart from the company’s. */
  readonly evidence: readonly Evidence[];
  /** The last moment at which what was found of a person may still be used; absent where nothing was. */
  readonly keptUntil?: string;
}

const KEPT = days(30);

const MOST_INTERVIEWERS = 6;
const MOST_PLACES = 8;
const saysTitle =
  phraseFinder(`analyst, architect, ceo, cfo, chief, coo, cpo, cto, designer, developer, director, engineer, evp,
   founder, head, hr, lead, manager, marketing, officer, operations, partner, people, president,
   principal, product, recruiter, sales, scientist, senior, staff, svp, talent, vice, vp`);

/** “Cy Marsh (recruiter)”, “Cy Marsh – recruiter”: the name, and what is said of it. */
function splitTitle(said: string): readonly [name: string, title: string | undefined] {
  const mark = /[([–—]|\s-\s/u.exec(said);
  const behind = said.slice((mark?.index ?? 0) + (mark?.[0].length ?? 0));
  const title = behind.replace(/[)\]]$/u, '').trim();
  return mark === null || !/^[^)\]]{2,80}$/u.test(title)
    ? [said, undefined]
    : [said.slice(0, mark.index).trim(), title];
}

/** “Ada Quill, VP Engineering; Bo Li and Cy Marsh (recruiter)” as people. */
export function parseInterviewers(text: string): readonly Interviewer[] {
  const people: Interviewer[] = [];
  for (const part of text.split(/[;\n•]|\band\b|&/u).flatMap((piece) => piece.split(','))) {
    const said = withoutHonorific(squeeze(part));
    const [name, title] = splitTitle(said);
    if (name === '') continue;
    const last = people.at(-1);
    if (title === undefined && saysTitle(name) && last !== undefined && last.title === undefined)
      people[people.length - 1] = { ...last, title: name };
    else if (!saysTitle(name) || title !== undefined) people.push({ name, ...defined({ title }) });
  }
  return people.slice(0, MOST_INTERVIEWERS);
}

/** Places where people are named for their work. What is said in talks of strangers is no such place. */
function isProfessional({ kind, matchScore }: Snapshot): boolean {
  return ['page', 'news', 'filing', 'record', 'person'].includes(kind) && matchScore >= 0.7;
}

/** The block with the name, plus one on each side: what's said about a person is near the name. */
function passageAround(text: string, blocks: readonly Block[], at: number): string {
  const index = blocks.findIndex(({ start, end }) => at >= start && at < end);
  if (index < 0) return text.slice(Math.max(0, at - 200), at + 300);
  const near = blocks.slice(Math.max(0, index - 1), index + 2);
  return text.slice(near[0]?.start ?? at, near.at(-1)?.end ?? at);
}

const escaped = (text: string): string => literalPattern(text);

function holds(text: string, name: string): boolean {
  return name !== '' && ` ${comparableName(`${text} .`)} `.includes(` ${name} `);
}

function identifiersAt(
  passage: string,
  { title }: Interviewer,
  card: EntityCard,
  record: Snapshot,
): readonly Identifier[] {
  // On the company’s own pages and in its own filings the company is named by the place itself.
  const isOwn = record.reliability === 'first-party' || record.kind === 'filing';
  const company =
    isOwn || [card.name, card.legalName].some((name) => holds(passage, comparableName(name)));
  const titled =
    title !== undefined &&
    comparableName(title)
      .split(' ')
      .filter((word) => word.length > 2)
      .every((word) => holds(passage, word));
  return ['name', ...(company ? ['company' as const] : []), ...(titled ? ['title' as const] : [])];
}

interface Place {
  readonly place: InterviewerPlace;
  readonly row: Evidence;
}

async function placesOf(
  person: Interviewer,
  card: EntityCard,
  records: readonly Snapshot[],
  store: SnapshotStore,
): Promise<readonly Place[]> {
  const words = person.name.split(/\s+/u).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
  const found = await Promise.all(
    records.filter(isProfessional).map(async (record): Promise<readonly Place[]> => {
      const text = (await store.get(record.snapshot)) ?? '';
      const [said] = [...text.matchAll(pattern)]
        .map(({ index, 0: name }) => ({
          start: index,
          end: index + name.length,
          identifiers: identifiersAt(
            passageAround(text, record.blocks, index),
            person,
            card,
            record,
          ),
        }))
        .filter(({ identifiers }) => identifiers.length >= 2);
      if (said === undefined) return [];
      const { snapshot, url, sourceId } = record;
      const row = interviewerRow({ person: person.name, record, text, ...said });
      return commandIn(row.quote) === undefined
        ? [{ place: { snapshot, url, sourceId, ...said }, row }]
        : [];
    }),
  );
  return found.flat().slice(0, MOST_PLACES);
}

/** Looks for each interviewer in what was gathered. A name alone may be anybody’s, so it is never enough. */
export async function findInterviewers(
  people: readonly Interviewer[],
  card: EntityCard,
  records: readonly Snapshot[],
  store: SnapshotStore,
): Promise<readonly InterviewerFinding[]> {
  return Promise.all(
    people.map(async (person): Promise<InterviewerFinding> => {
      const nothing = (sentence: string): InterviewerFinding => ({
        ...person,
        outcome: 'not-found',
        sentence,
        places: [],
        evidence: [],
      });
      if (person.name.split(/\s+/u).length < 2)
        return nothing(`“${person.name}” alone may be anybody, so nothing was looked for.`);
      const found = await placesOf(person, card, records, store);
      const [first] = found.map(({ row }) => row.fetchedAt).toSorted();
      if (first === undefined)
        return nothing(
          `Not found: no public professional source names ${person.name} together with ${card.name}.`,
        );
      return {
        ...person,
        outcome: 'found',
        sentence: `${person.name} is named together with ${card.name}.`,
        places: found.map(({ place }) => place),
        evidence: found.map(({ row }) => row),
        keptUntil: after(new Date(first), KEPT).toISOString(),
      };
    }),
  );
}

/** The address of a page about a person has their name in it: “/team/ada-quill”. */
export function isPageOf(url: string, { name }: Interviewer): boolean {
  if (!URL.canParse(url)) return false;
  const slug = comparableName(name).replaceAll(' ', '-');
  return (
    slug.includes('-') &&
    new URL(url).pathname
      .toLowerCase()
      .split('/')
      .some((part) => part.replace(/\.\w{2,5}$/, '').replaceAll('_', '-') === slug)
  );
}
