import { seconds } from '../../../kernel/time';
import { defineSource } from '../define-source';

export const greenhouse = defineSource({
  id: 'ats-greenhouse',
  name: 'Greenhouse job board',
  kind: 'json',
  needs: ['greenhouse'],
  request: { urls: ['https://boards-api.greenhouse.io/v1/boards/{greenhouse}/jobs?content=true'] },
  polite: { robots: 'api', interval: seconds(2), maxBytes: 8_000_000 },
  licence: { tier: 'B', note: 'the employer’s text: facts, a link and a short quote', maxQuoteWords: 25 },
  topics: ['hiring', 'culture', 'location', 'engineering'],
  extract: {
    items: 'jobs[]',
    limit: 200,
    fields: {
      title: 'title | plain',
      url: 'absolute_url',
      date: 'updated_at || first_published | iso',
      place: 'location.name | plain',
      team: 'departments[0].name | plain',
      html: 'content | unescapeHtml | clip(40000)',
    },
  },
  evidence: { kind: 'job-posting', reliability: 'first-party' },
  enabled: true,
});
