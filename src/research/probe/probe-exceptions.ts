import type { Known } from '../sources';

/** What lies on companies’ own hosts, or is of one kind alone: one that is known to have it. */
export const PROBED_BY_SOURCE: Readonly<Record<string, Known>> = {
  statuspage: { domain: 'atlassian.com' },
  'statuspage-history': { domain: 'atlassian.com' },
  'sec-form4': {
    cik: '320193',
    accession: '0000320193-23-000079',
    document: 'xslF345X05/wk-form4_1691533817.xml',
  },
  'sec-8k-release': { cik: '320187', accession: '0000320187-26-000184', filed: '2026-10-01' },
  'sec-6k': { cik: '1786286', accession: '0001493152-26-044983', filed: '2026-10-01' },
  // Whose accounts these are, nothing public says.
  'uk-companies-house-accounts': { companyNumber: '' },
  'uk-charity-commission': { company: 'Oxfam', legalName: 'OXFAM', domain: 'oxfam.org.uk' },
};
