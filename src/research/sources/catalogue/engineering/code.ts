import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/** What an organisation publishes under its own account; the account was found, so nothing need be matched. */
const published = {
  ...plain,
  kind: 'json',
  evidence: { kind: 'record', reliability: 'first-party', expires: days(90) },
} as const satisfies Partial<Source>;

export const gitHubReleases = defineSource({
  ...published,
  id: 'eng-github-releases',
  name: 'GitHub releases',
  kind: 'feed',
  needs: ['github', 'repository'],
  request: { urls: ['https://github.com/{github}/{repository}/releases.atom'] },
  polite: { ...service, robots: 'obey', conditional: true },
  licence: {
    tier: 'A',
    note: 'GitHub terms: facts about the organisation, nothing about persons',
    seenAt: 'GitHub API terms',
  },
  topics: ['engineering', 'products'],
});

export const gitLabProjects = defineSource({
  ...published,
  id: 'eng-gitlab-group',
  name: 'GitLab group, projects',
  needs: ['gitlab'],
  request: {
    urls: ['https://gitlab.com/api/v4/groups/{gitlab}/projects?order_by=last_activity_at'],
  },
  licence: {
    tier: 'A',
    note: 'GitLab API terms: facts about the group, nothing about persons',
    seenAt: 'GitLab API terms',
  },
  topics: ['engineering', 'products'],
  extract: {
    items: '[]',
    limit: 50,
    fields: {
      title: 'name_with_namespace || name | plain',
      description: 'description | plain | clip(600)',
      url: 'web_url',
      stars: 'star_count',
      forks: 'forks_count',
      topics: 'topics[]',
      date: 'last_activity_at | iso',
      begun: 'created_at | iso',
    },
    drop: { by: 'archived', in: ['yes'] },
  },
});

export const dockerImages = defineSource({
  ...published,
  id: 'eng-dockerhub',
  name: 'Docker Hub, images',
  needs: ['dockerhub'],
  request: { urls: ['https://hub.docker.com/v2/repositories/{dockerhub}/?page_size=25'] },
  licence: shortQuotes(
    'Docker’s terms, not reviewed: facts, a link and at most 25 quoted words',
    'public code',
  ),
  topics: ['engineering', 'products'],
  extract: {
    items: 'results[]',
    limit: 25,
    fields: {
      title: 'name | plain',
      description: 'description | plain | clip(400)',
      pulls: 'pull_count',
      stars: 'star_count',
      date: 'last_updated | iso',
      begun: 'date_registered | iso',
    },
    about: { total: 'count' },
    link: 'https://hub.docker.com/r/{dockerhub}/{title}',
    drop: { by: 'is_private', in: ['yes'] },
  },
});

export const huggingFaceModels = defineSource({
  ...published,
  id: 'eng-huggingface-models',
  name: 'Hugging Face, models',
  needs: ['huggingface'],
  request: {
    urls: ['https://huggingface.co/api/models?author={huggingface}&sort=lastModified&limit=20'],
  },
  licence: {
    tier: 'A',
    note: 'Hugging Face Hub API: facts about models alone; each model has a licence of its own',
    seenAt: 'Hub API documentation',
  },
  topics: ['engineering', 'products'],
  extract: {
    items: '[]',
    limit: 20,
    fields: {
      id: 'id || modelId',
      title: 'id || modelId',
      date: 'lastModified || createdAt | iso',
      begun: 'createdAt | iso',
      downloads: 'downloads',
      likes: 'likes',
      task: 'pipeline_tag',
      library: 'library_name',
      tags: 'tags[] | clip(300)',
    },
    link: 'https://huggingface.co/{id}',
    // It says the same of a name that nobody bears.
    emptyMeans: 'unknown',
  },
});

export const dependencyScorecard = defineSource({
  ...published,
  id: 'eng-depsdev',
  name: 'deps.dev, security of a repository',
  needs: ['github', 'repository'],
  request: { urls: ['https://api.deps.dev/v3/projects/github.com%2F{github}%2F{repository}'] },
  polite: { ...service, ttl: days(3) },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: deps.dev (Open Source Insights) is named',
    credit: 'On repositories: Open Source Insights (https://deps.dev/), under CC BY 4.0.',
    seenAt: 'deps.dev API documentation',
  },
  topics: ['engineering'],
  extract: {
    items: '.',
    limit: 1,
    fields: {
      name: 'projectKey.id',
      description: 'description | plain | clip(400)',
      stars: 'starsCount',
      forks: 'forksCount',
      openIssues: 'openIssuesCount',
      licence: 'license',
      score: 'scorecard.overallScore',
      date: 'scorecard.date | iso',
      checks: 'scorecard.checks[].name | clip(600)',
    },
    link: 'https://github.com/{github}/{repository}',
    gone: 'empty',
  },
  evidence: { kind: 'record', reliability: 'reference', expires: days(90) },
  enabled: 'verify',
});

export const codeSources: readonly Source[] = [
  gitHubReleases,
  gitLabProjects,
  dockerImages,
  huggingFaceModels,
  dependencyScorecard,
];
