import { days } from '../../../../kernel/time';
import type { Source } from '../../shape';
import { openGovernment, plain } from '../common';

/** The search over all that the British government publishes; what differs is the kind of paper. */
export const governmentSearch = {
  ...plain,
  kind: 'search',
  needs: ['company'],
  licence: openGovernment('GOV.UK search API'),
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      title: 'title | plain',
      summary: 'description | plain',
      date: 'public_timestamp | iso',
      path: 'link',
    },
    about: { total: 'total' },
    link: 'https://www.gov.uk{path}',
  },
  match: { field: ['title', 'summary'], against: 'names', min: 0.9, how: 'mentions' },
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;
