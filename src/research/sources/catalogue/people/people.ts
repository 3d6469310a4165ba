import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { shortQuotes } from '../common';
import { openAlexAuthors, person, publicFacts } from '../engineering/openalex-authors';
import { dblp, healthGrants, orcid, scienceGrants, semanticScholar } from './scholars';

const gitHubUser = defineSource({
  ...person,
  id: 'int-github-user',
  name: 'GitHub profile',
  kind: 'json',
  needs: ['githubUser'],
  request: {
    urls: ['https://api.github.com/users/{githubUser}'],
    headers: { accept: 'application/vnd.github+json' },
  },
  auth: { key: 'github', in: 'header', name: 'authorization', prefix: 'Bearer ', optional: true },
  licence: publicFacts('GitHub API terms', 'GitHub API terms'),
  extract: {
    items: '.',
    limit: 1,
    // Neither where somebody lives nor how they are written to.
    fields: {
      id: 'login',
      name: 'name | plain',
      employer: 'company | plain',
      says: 'bio | plain | clip(300)',
      repositories: 'public_repos',
      url: 'html_url',
    },
    keep: { by: 'type', in: ['user'] },
    gone: 'empty',
  },
  match: { field: ['employer', 'says'], against: 'names', min: 0.9, how: 'mentions' },
  evidence: { kind: 'person', reliability: 'first-party', expires: days(30) },
  recordings: ['github/user.json'],
});

const talks = defineSource({
  ...person,
  id: 'int-media-ccc',
  name: 'media.ccc.de talks',
  request: { urls: ['https://api.media.ccc.de/public/events/search?q={person}'] },
  topics: ['engineering', 'leadership'],
  licence: publicFacts(
    'talks under Creative Commons licences of their own: the speaker and the event are named and linked',
    'searxng ccc_media engine; voctoweb documentation',
  ),
  extract: {
    items: 'events[]',
    limit: 25,
    fields: {
      id: 'guid',
      title: 'title | plain',
      speakers: 'persons[] | plain',
      date: 'date || release_date | iso',
      text: 'description || subtitle | text | clip(2000)',
      url: 'frontend_link',
    },
  },
  match: { field: ['text', 'title'], against: 'names', min: 0.9, how: 'mentions' },
});

const sessionize = defineSource({
  ...person,
  id: 'int-sessionize',
  name: 'Sessionize speakers of an event',
  needs: ['sessionizeEvent'],
  request: { urls: ['https://sessionize.com/api/v2/{sessionizeEvent}/view/Speakers'] },
  licence: shortQuotes(
    'shown in public by the event’s organiser: a link and a short quote; of a person only ' +
      'what is public and professional',
    'Sessionize API documentation',
  ),
  extract: {
    items: '[]',
    limit: 500,
    fields: {
      id: 'id',
      name: 'fullName | plain',
      employer: 'tagLine | plain',
      sessions: 'sessions[].name | plain | clip(400)',
      text: 'bio | plain | clip(1200)',
    },
  },
  match: { field: ['employer', 'text'], against: 'names', min: 0.9, how: 'mentions' },
  enabled: 'verify',
});

export const peopleSources: readonly Source[] = [
  orcid,
  openAlexAuthors,
  semanticScholar,
  gitHubUser,
  talks,
  dblp,
  sessionize,
  healthGrants,
  scienceGrants,
];
