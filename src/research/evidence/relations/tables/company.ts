import type { Relation } from '../relation';

const words = (...list: readonly string[]): ReadonlySet<string> => new Set(list);

const WORK_PLACES = words(
  'business',
  'clinic',
  'hospital',
  'hotel',
  'location',
  'plant',
  'practice',
  'restaurant',
  'shop',
  'store',
);

export const COMPANY: readonly Relation[] = [
  {
    attribute: 'hiring',
    topic: 'hiring',
    verbs: words('hire', 'recruit'),
    company: ['actor'],
    value: ['undergoer', { after: ['from'] }],
    kind: 'none',
    allows: ['planned'],
  },
  {
    attribute: 'hiring',
    topic: 'hiring',
    verbs: words('build', 'expand', 'grow', 'increase'),
    company: ['actor'],
    value: ['undergoer'],
    kind: 'none',
    only: words('headcount', 'team', 'workforce'),
    allows: ['planned'],
  },
  {
    attribute: 'board',
    topic: 'leadership',
    verbs: words('join'),
    company: ['own voice', { within: ['of'] }],
    value: ['undergoer'],
    kind: 'none',
    only: words('board'),
  },
  {
    attribute: 'tech',
    topic: 'engineering',
    verbs: words('adopt', 'run', 'use'),
    company: ['actor'],
    value: ['undergoer', { after: ['on'] }],
    kind: 'name',
    filings: 'never',
  },
  {
    attribute: 'acquisition',
    topic: 'news',
    verbs: words('acquire', 'buy', 'purchase', 'take over'),
    company: ['actor'],
    value: ['undergoer'],
    kind: 'none',
    only: WORK_PLACES,
  },
  {
    attribute: 'founder',
    topic: 'leadership',
    verbs: words('co-found', 'cofound', 'establish', 'found', 'start'),
    company: ['undergoer'],
    value: ['actor'],
    kind: 'person',
  },
  {
    attribute: 'union',
    topic: 'culture',
    verbs: words('cover', 'represent'),
    company: ['owner of the undergoer'],
    value: ['undergoer'],
    kind: 'words',
    only: words('employee', 'worker', 'workforce', 'staff'),
    needs: words('agreement', 'bargaining', 'union'),
  },
];
