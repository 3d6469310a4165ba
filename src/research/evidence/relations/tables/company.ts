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
