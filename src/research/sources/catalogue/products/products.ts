import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, publicDomain, service, shortQuotes } from '../common';

const record = {
  ...plain,
  kind: 'search',
  topics: ['products'],
  evidence: { kind: 'record', reliability: 'reference', expires: days(180) },
} as const satisfies Partial<Source>;

export const appStore = defineSource({
  ...record,
  id: 'prod-itunes-apps',
  name: 'Apple App Store',
  needs: ['company', 'country'],
  request: {
    urls: [
      'https://itunes.apple.com/search?term={company}&entity=software&country={country}&limit=10',
    ],
  },
  // About twenty questions a minute.
  polite: { ...service, interval: seconds(4), ttl: days(1) },
  licence: shortQuotes(
    'Apple’s search API terms: to lead to the store, with its link; at most 25 quoted words',
    'iTunes Search API documentation',
  ),
  extract: {
    items: 'results[]',
    limit: 10,
    fields: {
      id: 'trackId',
      title: 'trackName | plain',
      seller: 'sellerName | plain',
      maker: 'artistName | plain',
      rating: 'averageUserRating',
      ratings: 'userRatingCount',
      version: 'version',
      date: 'currentVersionReleaseDate | iso',
      begun: 'releaseDate | iso',
      genre: 'primaryGenreName',
      price: 'formattedPrice',
      changes: 'releaseNotes | plain | clip(400)',
      url: 'trackViewUrl',
    },
    about: { total: 'resultCount' },
  },
  match: { field: ['seller', 'maker'], against: 'names', min: 0.9, how: 'is' },
});

export const gameReviews = defineSource({
  ...record,
  id: 'prod-steam-reviews',
  name: 'Steam, reviews of a game',
  kind: 'json',
  needs: ['steamApp'],
  serves: { industries: ['games'] },
  request: {
    urls: [
      'https://store.steampowered.com/appreviews/{steamApp}?json=1&num_per_page=20&language=english',
    ],
  },
  polite: { ...service, ttl: days(1) },
  licence: shortQuotes(
    'Steam’s terms, not reviewed: facts, a link and at most 25 quoted words; nothing about who wrote it',
    'public code',
  ),
  extract: {
    items: 'reviews[]',
    limit: 20,
    fields: {
      id: 'recommendationid',
      recommended: 'voted_up',
      date: 'timestamp_created | epoch',
      helpful: 'votes_up',
      text: 'review | plain | clip(1200)',
    },
    about: {
      verdict: 'query_summary.review_score_desc',
      positive: 'query_summary.total_positive',
      negative: 'query_summary.total_negative',
      total: 'query_summary.total_reviews',
    },
    link: 'https://steamcommunity.com/app/{steamApp}/reviews/',
    emptyMeans: 'unknown',
  },
  evidence: { kind: 'record', reliability: 'public-voice', expires: days(180) },
});

export const clinicalTrials = defineSource({
  ...record,
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
  ...record,
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
  ...record,
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

export const wordPressPlugins = defineSource({
  ...record,
  id: 'prod-wordpress-plugins',
  name: 'WordPress.org, plugins of an author',
  needs: ['tag'],
  serves: { industries: ['software', 'media', 'retail'] },
  request: {
    urls: [
      'https://api.wordpress.org/plugins/info/1.2/?action=query_plugins&request[author]={tag}',
    ],
  },
  licence: {
    tier: 'A',
    note: 'WordPress.org public API: facts about plugins; the source is named',
    seenAt: 'WordPress.org API pages',
  },
  topics: ['products', 'engineering'],
  extract: {
    items: 'plugins[]',
    limit: 24,
    fields: {
      id: 'slug',
      title: 'name | unescapeHtml | plain',
      author: 'author | text',
      installs: 'active_installs',
      rating: 'rating',
      ratings: 'num_ratings',
      version: 'version',
      date: 'last_updated | iso',
      begun: 'added | iso',
      summary: 'short_description | unescapeHtml | plain',
    },
    about: { total: 'info.results' },
    link: 'https://wordpress.org/plugins/{id}/',
    emptyMeans: 'unknown',
  },
  match: { field: 'author', against: 'names', min: 0.9, how: 'is' },
  enabled: 'verify',
});

export const colleges = defineSource({
  ...record,
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
