import { defined } from '../../../../kernel/defined';
import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Extract, Follow, Saying, Serves, Source } from '../../shape';
import { dailyFile, plain, service } from '../common';

/** Notices that an employer of many must give before it lets many go, state by state (WARN Act). */
export const notices = {
  ...plain,
  topics: ['news', 'culture'],
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;
export const stateRecord = (seenAt: string) =>
  ({
    tier: 'A',
    note: 'public record of the state; the agency is named; facts about the company alone',
    seenAt,
  }) as const;

/** States head their columns each in their own way; what a column means is the same. */
const columns: Extract['fields'] = {
  name:
    'company || company_name || employer || employer_name || organization_name || business || ' +
    'business_name || name_of_company || job_site_name || legal_business_name || ' +
    'affected_company || company_name_and_address | plain',
  date:
    'notice_date || date_of_notice || warn_date || received_date || date_received || ' +
    'date_notice_received || initial_report_date || warn_received_date || notice_received || ' +
    'date_of_warn_notice || warn_notice_date || date | iso(mdy)',
  effective:
    'effective_date || layoff_date || impact_date || closing_date || layoff_or_closing_date ' +
    '|| lo_cl_date || separation_date || effective_layoff_date || begin_date || ' +
    'layoff_start_date || date_of_layoff || projected_layoff_date | iso(mdy)',
  people:
    'employees || employees_affected || number_of_employees || number_of_employees_affected ' +
    '|| no_of_employees || number_affected || affected_workers || number_of_workers || ' +
    'total_employees || workers || of_workers || number_of_affected_employees || ' +
    'planned_affected_employees || jobs_affected || workforce_affected || layoff_total || ' +
    'total_layoffs || permanent_job_losses || jobs || emp_number || emp | num',
  kind:
    'type || warn_type || layoff_closure || layoff_or_closure || layoff_type || ' +
    'type_of_layoff || closing_or_layoff || closure_or_layoff || code_type || notice_type | ' +
    'plain',
  place:
    'location || city || city_or_town || address || company_address || city_town || ' +
    'impacted_site_address || workforce_local_area || workforce_area || local_area | plain',
  county: 'county || county_parish || counties | plain',
};

interface State {
  readonly id: string;
  readonly state: string;
  readonly url: string;
  /** What must be known to ask: the name where a page searches, the year where each has its page. */
  readonly needs?: readonly ('company' | 'year')[];
  readonly fields?: Extract['fields'];
  /** Where the address shows a page that links to the file. */
  readonly follow?: Follow;
}

/** Notices are about one state’s workplaces, whose two letters end the entry’s name. */
export const servesState = (id: string) =>
  ({ countries: ['US'], states: [id.slice(-2).toUpperCase()] }) satisfies Serves;

const named = ({ id, state }: Pick<State, 'id' | 'state'>) => ({
  id,
  serves: servesState(id),
  name: `${state} layoff notices (WARN)`,
  licence: stateRecord(`warn-scraper, ${id.slice(-2)}`),
});

/** A page of the state with one table or several, that is read once a day for everybody or searched by name. */
export function noticePage(state: State): Source {
  const { url, needs = [], fields = {} } = state;
  const polite = needs.includes('company')
    ? ({ ...service, robots: 'obey', ttl: days(1) } as const)
    : { ...dailyFile };
  return defineSource({
    ...notices,
    ...named(state),
    kind: 'html',
    needs,
    request: { urls: [url] },
    polite,
    extract: { items: 'tables[].rows[]', limit: 20_000, fields: { ...columns, ...fields } },
  });
}

/** A file of the state, at its own address or where a page links to it: comma-separated values or a workbook. */
export function noticeFile(state: State): Source {
  const { url, needs = [], fields = {}, follow } = state;
  const polite = needs.includes('company')
    ? ({ ...service, robots: 'obey', ttl: days(1) } as const)
    : dailyFile;
  return defineSource({
    ...notices,
    ...named(state),
    kind: 'csv',
    needs,
    request: { urls: [url], ...defined({ follow }) },
    polite,
    extract: { items: 'rows[]', limit: 20_000, fields: { ...columns, ...fields } },
  });
}

const nothing: readonly Saying[] = [
  {
    says: 'there were no matches for your search',
    outcome: 'empty',
    sentence: 'It has no notice of the company.',
  },
];

/** Several states run the same program for job seekers, with one search over notices. */
export function jobLink(
  state: Pick<State, 'id' | 'state'> & { readonly host: string },
  recordings: readonly string[] = [],
): Source {
  const url = `https://${state.host}/search/warn_lookups?q[employer_name_cont]={company}&commit=Search`;
  return defineSource({
    ...notices,
    ...named(state),
    kind: 'html',
    needs: ['company'],
    request: { urls: [url] },
    polite: { ...service, robots: 'obey', ttl: days(1) },
    extract: {
      items: 'tables[0].rows[]',
      limit: 200,
      fields: {
        name: 'employer | plain',
        url: 'employer_link',
        date: 'notice_date | iso',
        kind: 'warn_type | plain',
        place: 'city | plain',
        area: 'lwib_area | plain',
      },
      keep: { by: 'warn_type | lower', in: ['warn', 'rapid response', 'trade', ''] },
    },
    sayings: nothing,
    recordings,
  });
}
