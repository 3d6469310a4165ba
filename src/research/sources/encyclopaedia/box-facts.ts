import { readWikitext, type WikiArticle } from '../reading/documents/read-wikitext';

type Box = WikiArticle['box'];
/** A field that tells the fact, or one with another that says what it is of: a name and its title. */
type Place = string | readonly [name: string, title: string];

interface Fact {
  readonly places: readonly Place[];
  /** Without one of these in it, a value is none. */
  readonly holds?: RegExp;
  /** What several fields tell belongs together. */
  readonly together?: true;
}

const names = (text: string): readonly string[] => text.split(' ');
const numbered = (name: string, title: string): readonly Place[] =>
  ['', '1', '2', '3'].map((number) => [name.replace('#', number), title.replace('#', number)]);

const YEAR = /\b1[5-9]\d\d\b|\b20\d\d\b/;
const FIGURE = /\d/;
/** Offices whose field is their title. */
const OFFICES = [
  'president chancellor vice_chancellor rector provost principal headmaster superintendent director',
  'chief_executive ceo managing_director chairman chairperson chair editor chiefeditor commissioner',
].flatMap(names);

/** By fact: what the boxes of companies, papers, universities, hospitals, organizations and agencies call it. */
const FACTS: Readonly<Record<string, Fact>> = {
  people: {
    places: [
      'num_employees numemployees employees number_of_employees number_employees num_staff staff_count',
      'total_staff staff',
    ].flatMap(names),
    holds: FIGURE,
  },
  revenue: { places: names('revenue turnover annual_revenue sales'), holds: FIGURE },
  budget: { places: names('budget annual_budget operating_budget'), holds: FIGURE },
  founded: {
    places: [
      'founded foundation founded_date date_founded foundation_date formation formed established',
      'established_date established_title1 opened inception commenced launch_date launched est',
    ].flatMap(names),
    holds: YEAR,
  },
  founders: { places: names('founders founder founded_by') },
  leaders: {
    places: [
      ...names('key_people keypeople key_person leadership'),
      ...numbered('leader_name#', 'leader_title#'),
      ...numbered('chief#_name', 'chief#_position'),
      ...numbered('head_name#', 'head_label#'),
      ...OFFICES,
    ],
    together: true,
  },
  industry: { places: names('industry industries sector') },
  parent: {
    places: [
      'parent parent_company parent_organization parent_organisation parent_agency parentagency',
      'parent_department parent_institution parent_school org_group',
    ].flatMap(names),
  },
  owner: { places: names('owner owners owned_by') },
  headquarters: {
    places: names(
      'headquarters hq hq_location hq_location_city hq_city location_city location city',
    ),
  },
  students: { places: names('students enrollment enrolment num_students'), holds: FIGURE },
  beds: { places: names('beds bed_count'), holds: FIGURE },
};

/** A field for each fact, mapped from where the article stands. */
export const boxFields = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(FACTS).map((name) => [name, `${path} | fact(${name})`]));
export const isBoxFact = (name: string): boolean => Object.hasOwn(FACTS, name);

const MOST_LEADERS = 5;
const titleOf = (field: string): string => field.replaceAll('_', ' ');

function told(box: Box, place: Place): string | undefined {
  const [field, titleField] = typeof place === 'string' ? [place] : place;
  const value = Object.hasOwn(box, field) ? box[field] : undefined;
  if (value === undefined) return undefined;
  const title =
    titleField !== undefined
      ? box[titleField]
      : OFFICES.includes(field)
        ? titleOf(field)
        : undefined;
  return title === undefined || value.includes('(') ? value : `${value} (${title})`;
}

/** What a box says of a fact, whatever kind of box it is; undefined where it says nothing that can be one. */
function boxFact(box: Box, name: string): string | undefined {
  const fact = isBoxFact(name) ? FACTS[name] : undefined;
  if (fact === undefined) return undefined;
  const values = fact.places
    .flatMap((place) => told(box, place) ?? [])
    .filter((value) => {
      // A year in brackets says when a figure was counted, and is none.
      const bare = value.replace(/\([^()]*\)/gu, ' ');
      const holds = fact.holds?.test(fact.holds === FIGURE ? bare : value) !== false;
      return holds && /[\p{L}\d]{2}/u.test(bare);
    });
  return fact.together === true ? values.slice(0, MOST_LEADERS).join('; ') || undefined : values[0];
}

/** The article read last: each of its facts is asked for apart. */
const readLast = new Map<string, Box>();

/** The same, out of an article as it is written. */
export function articleFact(wikitext: string, name: string): string | undefined {
  const known = readLast.get(wikitext);
  if (known !== undefined) return boxFact(known, name);
  const { box } = readWikitext(wikitext);
  readLast.clear();
  readLast.set(wikitext, box);
  return boxFact(box, name);
}
