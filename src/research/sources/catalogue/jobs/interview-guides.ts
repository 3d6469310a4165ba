import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { dailyFile, plain, service } from '../common';
import { questionsAndAnswers } from '../voices/public-voices';

/** A list in a repository, read once a week for everybody. */
const weekly = { ...dailyFile, robots: 'api', ttl: days(7), sharedEvery: days(7) } as const;
const ofRole = {
  ...plain,
  topics: ['hiring'],
  evidence: { kind: 'directory', reliability: 'reference', expires: days(365) },
} as const satisfies Partial<Source>;

const withoutWhiteboards = defineSource({
  ...plain,
  id: 'role-hiring-without-whiteboards',
  name: 'Hiring Without Whiteboards',
  kind: 'html',
  needs: [],
  serves: { work: ['engineering', 'data'] },
  request: {
    urls: ['https://raw.githubusercontent.com/poteto/hiring-without-whiteboards/master/README.md'],
  },
  polite: weekly,
  licence: {
    tier: 'A',
    note: 'MIT: the list is named',
    credit:
      'Includes entries of “Hiring Without Whiteboards” (https://github.com/poteto/hiring-without-whiteboards), under the MIT licence.',
    seenAt: 'poteto/hiring-without-whiteboards repository',
  },
  topics: ['hiring', 'culture', 'engineering'],
  extract: {
    items: 'entries[]',
    limit: 5_000,
    fields: { title: 'name', link: 'url', place: 'parts[1]', text: 'parts[2]' },
  },
  match: { field: 'title', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'discussion', reliability: 'public-voice', expires: days(365) },
});

const workplaceExchange = defineSource({
  ...questionsAndAnswers,
  id: 'role-stackexchange-workplace',
  name: 'The Workplace (Stack Exchange)',
  needs: ['company'],
  serves: { asked: 'for-gaps' },
  request: {
    urls: [
      'https://api.stackexchange.com/2.3/search/advanced?q=%22{company}%22&site=workplace&order=desc&sort=votes&pagesize=30',
    ],
  },
  topics: ['culture', 'hiring'],
});

const esco = defineSource({
  ...ofRole,
  id: 'role-esco',
  name: 'ESCO occupations and skills',
  kind: 'json',
  needs: ['role'],
  request: {
    urls: [
      'https://ec.europa.eu/esco/api/search?text={role}&type=occupation&language=en&limit=5&full=true',
    ],
  },
  polite: { ...service, ttl: days(30) },
  licence: {
    tier: 'A',
    note: 'European Union open data: the source is named',
    credit: 'Includes the ESCO classification of the European Commission.',
    seenAt: 'ESCO service platform, terms of use',
  },
  extract: {
    items: '_embedded.results[]',
    limit: 5,
    fields: {
      title: 'title || preferredLabel.en | plain',
      url: 'uri',
      code: 'code',
      description: 'description.en.literal | plain | clip(1200)',
      skills: '_links.hasEssentialSkill[].title | clip(4000)',
    },
    about: { total: 'total' },
  },
});

const guide = (
  id: string,
  name: string,
  address: string,
  work: NonNullable<Source['serves']>['work'] & {},
  section?: string,
): Source =>
  defineSource({
    ...ofRole,
    id,
    name,
    kind: 'html',
    needs: [],
    serves: { work },
    request: { urls: [address] },
    polite: { ...service, ttl: days(30), conditional: true },
    licence: {
      tier: 'A',
      note: 'MIT: the guide is named',
      credit: `Includes parts of “${name}”, under the MIT licence.`,
      seenAt: 'its repository',
    },
    extract: {
      items: 'entries[]',
      limit: 400,
      fields: { title: 'text | question | clip(300)', part: 'section', link: 'url' },
      requires: ['title'],
      least: 5,
      ...(section === undefined ? {} : { keep: { by: 'section', in: [section] } }),
    },
    means: { says: 'questions', field: 'title', least: 5 },
    enabled: 'verify',
  });

/** How one is interviewed: what others tell of the company, and what there is to know of the role. */
export const interviewGuides: readonly Source[] = [
  withoutWhiteboards,
  workplaceExchange,
  esco,
  guide(
    'role-tech-interview-handbook',
    'Tech Interview Handbook',
    'https://raw.githubusercontent.com/yangshun/tech-interview-handbook/main/apps/website/contents/behavioral-interview-questions.md',
    ['engineering', 'data'],
    // What follows was asked at single companies.
    'most commonly asked behavioral questions across top tech companies',
  ),
  guide(
    'role-h5bp-frontend',
    'Front-end Developer Interview Questions',
    'https://raw.githubusercontent.com/h5bp/Front-end-Developer-Interview-Questions/main/src/questions/javascript-questions.md',
    ['engineering', 'design'],
  ),
];
