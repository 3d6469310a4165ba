import type { Relation } from '../relation';

const words = (...list: readonly string[]): ReadonlySet<string> => new Set(list);

export const COMPANY: readonly Relation[] = [
  {
    attribute: 'founder',
    topic: 'leadership',
    verbs: words('co-found', 'cofound', 'establish', 'found', 'start'),
    company: ['undergoer'],
    value: ['actor'],
    kind: 'person',
  },
  {
    attribute: 'headquarters',
    topic: 'location',
    verbs: words('base', 'based', 'headquarter', 'headquartered', 'locate'),
    company: ['undergoer', 'actor'],
    value: [{ after: ['in', 'at'] }],
    kind: 'place',
  },
  {
    attribute: 'headquarters',
    topic: 'location',
    verbs: words('be', 'locate', 'located', 'situate', 'situated'),
    company: ['owner of the actor', 'owner of the undergoer'],
    value: [{ after: ['in', 'at'] }],
    kind: 'place',
    needs: words('headquarters', 'headquarter'),
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
  {
    attribute: 'mission',
    topic: 'culture',
    verbs: words('be'),
    company: ['owner of the actor'],
    value: ['predicate'],
    kind: 'words',
    needs: words('mission'),
  },
];
