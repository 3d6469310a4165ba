import type { ContractCase } from '../contract-case';

export const code: readonly ContractCase[] = [
  {
    source: 'eng-gitlab-group',
    answer: [
      { id: 7, name: 'wick', name_with_namespace: 'Tarrow / wick', path_with_namespace: 'tarrow/wick', description: 'Trims wicks.', web_url: 'https://gitlab.com/tarrow/wick', star_count: 41, forks_count: 3, topics: ['lamps', 'embedded'], last_activity_at: '2026-11-02T10:00:00.000Z', created_at: '2021-02-03T10:00:00.000Z', archived: false },
      { id: 8, name: 'old', name_with_namespace: 'Tarrow / old', web_url: 'https://gitlab.com/tarrow/old', star_count: 0, archived: true },
    ],
    items: [{ title: 'Tarrow / wick', description: 'Trims wicks.', url: 'https://gitlab.com/tarrow/wick', stars: 41, forks: 3, topics: 'lamps, embedded', date: '2026-11-02', begun: '2021-02-03' }],
    nothing: { answer: [], certain: true },
  },
  {
    source: 'eng-dockerhub',
    known: { dockerhub: 'tarrow' },
    answer: { count: 1, next: null, previous: null, results: [{ name: 'wick-server', namespace: 'tarrow', repository_type: 'image', status: 1, status_description: 'active', description: 'Serves wicks', is_private: false, star_count: 4, pull_count: 91_000, last_updated: '2026-10-30T01:02:03.4Z', date_registered: '2022-01-02T01:02:03.4Z' }] },
    items: [{ title: 'wick-server', description: 'Serves wicks', pulls: 91_000, stars: 4, date: '2026-10-30', begun: '2022-01-02', url: 'https://hub.docker.com/r/tarrow/wick-server' }],
    about: { total: 1 },
    nothing: { answer: { count: 0, next: null, previous: null, results: [] }, certain: true },
  },
  {
    source: 'eng-huggingface-models',
    known: { huggingface: 'tarrow' },
    answer: [{ _id: 'a1', id: 'tarrow/flame-small', modelId: 'tarrow/flame-small', likes: 12, downloads: 3_400, private: false, tags: ['transformers', 'license:mit'], pipeline_tag: 'text-generation', library_name: 'transformers', createdAt: '2026-02-03T10:00:00.000Z', lastModified: '2026-09-08T10:00:00.000Z' }],
    items: [{ id: 'tarrow/flame-small', title: 'tarrow/flame-small', date: '2026-09-08', begun: '2026-02-03', downloads: 3_400, likes: 12, task: 'text-generation', library: 'transformers', tags: 'transformers, license:mit', url: 'https://huggingface.co/tarrow/flame-small' }],
    nothing: { answer: [], certain: false },
  },
  {
    source: 'eng-depsdev',
    known: { github: 'tarrow', repository: 'wick' },
    answer: {
      projectKey: { id: 'github.com/tarrow/wick' }, openIssuesCount: 9, starsCount: 410, forksCount: 22, license: 'MIT', description: 'Trims wicks.', homepage: '',
      scorecard: { date: '2026-11-16T00:00:00Z', repository: { name: 'github.com/tarrow/wick', commit: 'abc' }, scorecard: { version: 'v5', commit: 'x' }, checks: [{ name: 'Code-Review', documentation: {}, score: 8, reason: 'most', details: [] }, { name: 'Fuzzing', score: 0 }], overallScore: 6.4, metadata: [] },
    },
    items: [{ name: 'github.com/tarrow/wick', description: 'Trims wicks.', stars: 410, forks: 22, openIssues: 9, licence: 'MIT', score: 6.4, date: '2026-11-16', checks: 'Code-Review, Fuzzing', url: 'https://github.com/tarrow/wick' }],
  },
];
