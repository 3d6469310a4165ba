import { days, minutes } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, publicDomain, service } from '../common';

export const facilityCompliance = defineSource({
  ...plain,
  id: 'legal-epa-echo',
  name: 'US environmental compliance (EPA ECHO)',
  kind: 'search',
  needs: ['company'],
  serves: {
    countries: ['US'],
    industries: [
      'manufacturing',
      'chemicals',
      'energy',
      'mining',
      'construction',
      'food',
      'farming',
      'pharma',
      'consumer-goods',
      'vehicles',
      'aerospace',
      'transport',
    ],
  },
  request: {
    urls: [
      'https://echodata.epa.gov/echo/echo_rest_services.get_facilities?output=JSON&p_fn={company}',
    ],
    next: {
      take: 'Results.QueryID',
      url: 'https://echodata.epa.gov/echo/echo_rest_services.get_qid?output=JSON&qid={taken}',
    },
  },
  // The number of a query is good for half an hour; a kept one would lead nowhere.
  polite: { ...service, ttl: minutes(25) },
  licence: publicDomain('ECHO web services documentation'),
  topics: ['legal', 'location'],
  extract: {
    items: 'Results.Facilities[]',
    limit: 50,
    fields: {
      id: 'RegistryID',
      name: 'FacName | plain',
      place: 'FacCity | plain',
      state: 'FacState',
      compliance: 'FacComplianceStatus',
      significant: 'FacSNCFlg',
      quartersInNoncompliance: 'FacQtrsWithNC | num',
      inspections: 'FacInspectionCount | num',
      date: 'FacDateLastInspection | iso(mdy)',
      penalties: 'FacPenaltyCount | num',
      lastPenalty: 'FacLastPenaltyAmt | num',
      penaltyOn: 'FacDateLastPenalty | iso(mdy)',
    },
    about: { total: 'Results.QueryRows | num' },
    link: 'https://echo.epa.gov/detailed-facility-report?fid={id}',
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
});

export const environmentEnforcementSources: readonly Source[] = [facilityCompliance];
