import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { publicDomain, service } from '../common';
import { appStore, gameReviews, productRecord, wordPressPlugins } from './software';

export const clinicalTrials = defineSource({
  ...productRecord,
  id: 'prod-clinicaltrials',
  name: 'ClinicalTrials.gov, studies by sponsor',
  needs: ['company'],
  serves: { industries: ['pharma', 'health'] },
  request: {
    urls: [
      'https://clinicaltrials.gov/api/v2/studies?query.spons={company}&sort=LastUpdatePostDate:desc&pageSize=20',
    ],
  },
  polite: { ...service, ttl: days(1) },
  licence: publicDomain('ClinicalTrials.gov API documentation'),
  topics: ['products', 'engineering'],
  extract: {
    items: 'studies[]',
    limit: 20,
    fields: {
      id: 'protocolSection.identificationModule.nctId',
      title: 'protocolSection.identificationModule.briefTitle | plain',
      sponsor: 'protocolSection.sponsorCollaboratorsModule.leadSponsor.name | plain',
      status: 'protocolSection.statusModule.overallStatus',
      date: 'protocolSection.statusModule.lastUpdatePostDateStruct.date | iso',
      begun: 'protocolSection.statusModule.startDateStruct.date',
      phase: 'protocolSection.designModule.phases[]',
      people: 'protocolSection.designModule.enrollmentInfo.count',
      conditions: 'protocolSection.conditionsModule.conditions[] | clip(300)',
      text: 'protocolSection.descriptionModule.briefSummary | plain | clip(1200)',
    },
    about: { total: 'totalCount' },
    link: 'https://clinicaltrials.gov/study/{id}',
  },
  match: { field: 'sponsor', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
});

export const hospitals = defineSource({
  ...productRecord,
  id: 'prod-cms-hospitals',
  name: 'US hospitals, quality ratings (CMS)',
  needs: ['company'],
  serves: { countries: ['US'], industries: ['health'] },
  request: {
    urls: [
      'https://data.cms.gov/provider-data/api/1/datastore/query/xubh-q36u/0?conditions[0][property]=facility_name&conditions[0][value]={companyLarge}&conditions[0][operator]=starts%20with',
    ],
  },
  polite: { ...service, ttl: days(7) },
  licence: publicDomain('CMS Provider Data Catalog'),
  topics: ['products', 'snapshot'],
  extract: {
    items: 'results[]',
    limit: 50,
    fields: {
      id: 'facility_id',
      name: 'facility_name | plain',
      place: 'citytown | plain',
      state: 'state',
      type: 'hospital_type',
      ownership: 'hospital_ownership',
      rating: 'hospital_overall_rating',
      emergency: 'emergency_services',
    },
    about: { total: 'count' },
    link: 'https://www.medicare.gov/care-compare/details/hospital/{id}',
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
});

export const openFoodFacts = defineSource({
  ...productRecord,
  id: 'prod-openfoodfacts',
  name: 'Open Food Facts, products of a brand',
  needs: ['company'],
  serves: { industries: ['food', 'retail'] },
  request: {
    urls: [
      'https://world.openfoodfacts.org/api/v2/search?brands_tags={companyDashed}&fields=code,product_name,brands,categories,nutriscore_grade&page_size=20',
    ],
  },
  // Ten searches a minute.
  polite: { ...service, interval: seconds(7), ttl: days(7) },
  licence: {
    tier: 'A',
    note: 'ODbL 1.0: Open Food Facts is named, with a link; a database made of it stays under the same licence',
    credit:
      'On food: Open Food Facts (https://openfoodfacts.org/), under the Open Database Licence.',
    seenAt: 'Open Food Facts terms of use',
  },
  extract: {
    items: 'products[]',
    limit: 20,
    fields: {
      id: 'code',
      title: 'product_name | plain',
      brands: 'brands | plain',
      categories: 'categories | plain | clip(300)',
      nutrition: 'nutriscore_grade',
    },
    about: { total: 'count' },
    link: 'https://world.openfoodfacts.org/product/{id}',
    emptyMeans: 'unknown',
  },
  match: { field: 'brands', against: 'names', min: 0.9, how: 'mentions' },
  enabled: 'verify',
});

export const colleges = defineSource({
  ...productRecord,
  id: 'prod-collegescorecard',
  name: 'US College Scorecard',
  needs: ['company'],
  serves: { countries: ['US'], industries: ['education'] },
  request: {
    urls: [
      'https://api.data.gov/ed/collegescorecard/v1/schools?school.name={company}&fields=id,school.name,school.city,school.state,school.school_url,school.ownership,latest.student.size,latest.admissions.admission_rate.overall,latest.completion.consumer_rate',
    ],
  },
  auth: { key: 'dataGov', in: 'query', name: 'api_key' },
  polite: { ...service, interval: seconds(4), ttl: days(7) },
  licence: publicDomain('College Scorecard API documentation'),
  topics: ['snapshot'],
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      id: 'id',
      name: '"school.name" | plain',
      place: '"school.city" | plain',
      state: '"school.state"',
      site: '"school.school_url"',
      students: '"latest.student.size"',
      admitted: '"latest.admissions.admission_rate.overall"',
      completed: '"latest.completion.consumer_rate"',
    },
    about: { total: 'metadata.total' },
    link: 'https://collegescorecard.ed.gov/school/?{id}',
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
  enabled: 'key',
});

export const productSources: readonly Source[] = [
  appStore,
  gameReviews,
  clinicalTrials,
  hospitals,
  openFoodFacts,
  wordPressPlugins,
  colleges,
];
