import type { Evidence, Topic } from '../../research/evidence/shape';
import type { SectionId } from '../document/shape';
import type { NumberedRow } from './assign';
import type { SectionPlan } from './section-plan';

/** What code can't retell, and a writer that chooses words may: what a statement may be about for a section. */
const TOPICS: Readonly<Partial<Record<SectionId, readonly Topic[]>>> = {
  snapshot: ['snapshot', 'products', 'financials', 'leadership', 'news'],
  developments: ['news', 'engineering', 'products'],
  market: ['market', 'products'],
  'role-tips': ['hiring', 'engineering'],
  'hiring-process': ['hiring', 'culture'],
  culture: ['culture', 'hiring'],
};
const TOLD = new Set(['statement', 'passage', 'launch', 'public-voice']);
const MOST = 60;

interface Place {
  readonly section: SectionPlan;
  readonly topics: readonly Topic[];
  readonly pages: ReadonlySet<string>;
}

/** What a reader that isn’t proven took a sentence for says which section asks for it. */
function isAskedFor({ questions }: SectionPlan, { takenFor }: Evidence): boolean {
  const attribute = takenFor?.replace(/-of-period$/u, '');
  return (
    attribute !== undefined && questions.some(({ answeredBy }) => answeredBy.includes(attribute))
  );
}
const ASKED_FOR = -1;

/** Less is nearer: a question on it, a page that the section tells of, and a topic of its own. */
const distance = ({ section, topics, pages }: Place, row: Evidence): number =>
  isAskedFor(section, row)
    ? ASKED_FOR
    : (pages.has(row.snapshot) ? 0 : 1) + (topics.includes(row.topic) ? 0 : 1);

/** What no section has a row of, each under the one section it is nearest to, so that nothing is told twice. */
export function shareStatements(
  rows: ReadonlyMap<SectionId, readonly NumberedRow[]>,
  sections: readonly SectionPlan[],
  found: readonly Evidence[],
): ReadonlyMap<SectionId, readonly Evidence[]> {
  const known = new Set([...rows.values()].flat().map(({ evidence }) => evidence.id));
  const places = sections.flatMap((section): Place[] => {
    const own = rows.get(section.id) ?? [];
    const topics = TOPICS[section.id] ?? [];
    const pages = new Set(own.map(({ evidence }) => evidence.snapshot));
    return section.guidance === null || topics.length === 0 || own.length === 0
      ? []
      : [{ section, topics, pages }];
  });
  const shared = new Map<SectionId, { row: Evidence; far: number }[]>();
  for (const row of found) {
    if (known.has(row.id) || row.status !== 'current' || !TOLD.has(row.attribute)) continue;
    const [nearest] = places
      .map((place) => ({ id: place.section.id, far: distance(place, row) }))
      .toSorted((one, other) => one.far - other.far);
    if (nearest === undefined || nearest.far > 1) continue;
    // A passage is any sentence of a page, a statement one that says something of the company.
    const far = nearest.far * 2 + (row.attribute === 'passage' ? 1 : 0);
    shared.set(nearest.id, [...(shared.get(nearest.id) ?? []), { row, far }]);
  }
  return new Map(
    [...shared].map(([id, some]) => {
      const { asked = [], rest = [] } = Object.groupBy(some, ({ far }) =>
        far < 0 ? 'asked' : 'rest',
      );
      const nearest = rest.toSorted((one, other) => one.far - other.far).slice(0, MOST);
      return [id, [...asked, ...nearest].map(({ row }) => row)];
    }),
  );
}
