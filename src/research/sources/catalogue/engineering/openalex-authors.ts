import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service } from '../common';

/**
 * Public, professional facts of those who interview, asked once for each whom the buyer named. Many share a
 * name, so an entry counts only where it names the company as well; its employer stands right below the name.
 */
export const person = {
  ...plain,
  kind: 'search',
  needs: ['person'],
  polite: { ...service, interval: seconds(1), ttl: days(7) },
  topics: ['leadership'],
  match: { field: 'employer', against: 'names', min: 0.9, how: 'mentions' },
  evidence: { kind: 'person', reliability: 'reference', expires: days(30) },
} as const satisfies Partial<Source>;
export const publicFacts = (note: string, seenAt: string) =>
  ({
    tier: 'A',
    note: `${note}; of a person only what is public and professional`,
    seenAt,
  }) as const;

export const openAlexAuthors = defineSource({
  ...person,
  id: 'int-openalex-authors',
  name: 'OpenAlex authors',
  request: { urls: ['https://api.openalex.org/authors?search={person}'] },
  auth: { key: 'openAlex', in: 'query', name: 'api_key' },
  enabled: 'key',
  licence: publicFacts('CC0: free for any use', 'OpenAlex documentation; searxng openalex engine'),
  extract: {
    items: 'results[]',
    limit: 25,
    fields: {
      id: 'id',
      name: 'display_name | plain',
      employer:
        'last_known_institutions[].display_name || affiliations[].institution.display_name | plain | clip(400)',
      works: 'works_count',
      field: 'topics[0].display_name | plain',
      url: 'id',
    },
    about: { total: 'meta.count' },
  },
});
