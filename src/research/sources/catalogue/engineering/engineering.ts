import { days, minutes } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

const gitHub = {
  ...plain,
  kind: 'json',
  needs: ['github'],
  auth: { key: 'github', in: 'header', name: 'authorization', prefix: 'Bearer ', optional: true },
  polite: { ...service, conditional: true },
  licence: {
    tier: 'A',
    note: 'GitHub API terms: facts about the organisation, nothing about persons',
    seenAt: 'GitHub API terms',
  },
} as const satisfies Partial<Source>;
const accept = { accept: 'application/vnd.github+json' };

export const gitHubOrganisation = defineSource({
  ...gitHub,
  id: 'eng-github-org',
  name: 'GitHub organisation',
  request: { urls: ['https://api.github.com/orgs/{github}'], headers: accept },
  topics: ['engineering', 'snapshot'],
  extract: {
    items: '.',
    limit: 1,
    fields: {
      name: 'name || login | plain',
      description: 'description | plain',
      url: 'html_url',
      site: 'blog',
      place: 'location | plain',
      repositories: 'public_repos',
      followers: 'followers',
      founded: 'created_at | iso',
      date: 'updated_at | iso',
      verified: 'is_verified',
    },
    keep: { by: 'type', in: ['organization'] },
  },
  evidence: { kind: 'entity', reliability: 'first-party', expires: days(90) },
  recordings: ['github/org-BeaverSoftware.json'],
});

export const gitHubRepositories = defineSource({
  ...gitHub,
  id: 'eng-github-repos',
  name: 'GitHub repositories',
  request: {
    urls: ['https://api.github.com/orgs/{github}/repos?sort=pushed&per_page=50'],
    headers: accept,
  },
  topics: ['engineering', 'products'],
  extract: {
    items: '[]',
    limit: 50,
    fields: {
      id: 'name',
      title: 'full_name || name | plain',
      description: 'description | plain',
      url: 'html_url',
      language: 'language',
      stars: 'stargazers_count',
      topics: 'topics[]',
      date: 'pushed_at | iso',
      begun: 'created_at | iso',
      licence: 'license.spdx_id',
    },
    drop: { by: 'fork', in: ['yes'] },
  },
  // The one that others use most: what was worked on last may be anything.
  teaches: { needs: { repository: 'id' }, from: 'first', most: 'stars' },
  evidence: { kind: 'record', reliability: 'first-party', expires: days(90) },
});

const status = {
  ...plain,
  needs: ['domain'],
  polite: { ...service, robots: 'obey', ttl: minutes(60), conditional: true },
  licence: shortQuotes(
    'the company’s own public page; robots.txt decides; short quote and link',
    'Statuspage API documentation',
  ),
  topics: ['products', 'engineering'],
} as const satisfies Partial<Source>;

export const statusPage = defineSource({
  ...status,
  id: 'statuspage',
  name: 'Company status page',
  kind: 'json',
  request: { urls: ['https://status.{domain}/api/v2/summary.json'] },
  extract: {
    items: 'incidents[]',
    limit: 40,
    fields: {
      id: 'id',
      title: 'name | plain',
      date: 'started_at || created_at | iso',
      until: 'resolved_at | iso',
      impact: 'impact',
      status: 'status',
      url: 'shortlink',
      text: 'incident_updates[0].body | plain | clip(2000)',
    },
    about: {
      name: 'page.name | plain',
      url: 'page.url',
      indicator: 'status.indicator',
      description: 'status.description | plain',
      date: 'page.updated_at | iso',
    },
  },
  evidence: { kind: 'record', reliability: 'first-party', expires: days(30) },
  recordings: ['statuspage/cloudflare-summary-trimmed.json'],
});

export const statusHistory = defineSource({
  ...status,
  id: 'statuspage-history',
  name: 'Company status history',
  kind: 'feed',
  request: {
    urls: ['https://status.{domain}/history.atom', 'https://status.{domain}/history.rss'],
  },
  evidence: { kind: 'news', reliability: 'first-party', expires: days(365) },
  recordings: ['feeds/fastmail-status.rss'],
});
