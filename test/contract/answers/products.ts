import type { ContractCase } from '../contract-case';

const study = (id: string, title: string, sponsor: string) => ({
  protocolSection: {
    identificationModule: { nctId: id, orgStudyIdInfo: { id: 'x' }, briefTitle: title },
    statusModule: { statusVerifiedDate: '2026-09', overallStatus: 'RECRUITING', startDateStruct: { date: '2026-02' }, lastUpdatePostDateStruct: { date: '2026-10-14', type: 'ACTUAL' } },
    sponsorCollaboratorsModule: { leadSponsor: { name: sponsor, class: 'INDUSTRY' } },
    descriptionModule: { briefSummary: 'Whether light helps sleep.' },
    conditionsModule: { conditions: ['Insomnia', 'Jet Lag'] },
    designModule: { studyType: 'INTERVENTIONAL', phases: ['PHASE2', 'PHASE3'], enrollmentInfo: { count: 240, type: 'ESTIMATED' } },
  },
  hasResults: false,
});

export const products: readonly ContractCase[] = [
  {
    source: 'prod-itunes-apps',
    answer: {
      resultCount: 2,
      results: [
        { wrapperType: 'software', kind: 'software', trackId: 990_417, trackName: 'Wick – home lamps', sellerName: 'Tarrow Lantern Works, Inc.', artistName: 'Tarrow Lantern Works', averageUserRating: 4.41, userRatingCount: 1_204, version: '4.1.0', currentVersionReleaseDate: '2026-10-02T09:00:00Z', releaseDate: '2019-01-02T08:00:00Z', primaryGenreName: 'Lifestyle', formattedPrice: 'Free', releaseNotes: 'Lamps dim\nslowly.', trackViewUrl: 'https://apps.apple.com/us/app/wick/id990417?uo=4', screenshotUrls: [] },
        { trackId: 990_418, trackName: 'Lantern boats', sellerName: 'Tarrow Lantern Tours LLC', artistName: 'Tarrow Lantern Tours', trackViewUrl: 'https://apps.apple.com/us/app/boats/id990418' },
      ],
    },
    items: [{ id: 990_417, title: 'Wick – home lamps', seller: 'Tarrow Lantern Works, Inc.', maker: 'Tarrow Lantern Works', rating: 4.41, ratings: 1_204, version: '4.1.0', date: '2026-10-02', begun: '2019-01-02', genre: 'Lifestyle', price: 'Free', changes: 'Lamps dim slowly.', url: 'https://apps.apple.com/us/app/wick/id990417?uo=4', matchScore: 1 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { resultCount: 0, results: [] }, certain: true },
  },
  {
    source: 'prod-steam-reviews',
    known: { steamApp: '990417' },
    answer: {
      success: 1,
      query_summary: { num_reviews: 1, review_score: 8, review_score_desc: 'Very Positive', total_positive: 900, total_negative: 60, total_reviews: 960 },
      reviews: [{ recommendationid: '41', author: { steamid: '7', num_games_owned: 3, playtime_forever: 900 }, language: 'english', review: 'A lamp one wants to light.', timestamp_created: 1_790_000_000, timestamp_updated: 1_790_000_001, voted_up: true, votes_up: 4, votes_funny: 0, weighted_vote_score: '0.5' }],
      cursor: '*',
    },
    items: [{ id: '41', recommended: 'yes', date: '2026-09-21', helpful: 4, text: 'A lamp one wants to light.', url: 'https://steamcommunity.com/app/990417/reviews/' }],
    about: { verdict: 'Very Positive', positive: 900, negative: 60, total: 960 },
    nothing: { answer: { success: 1, query_summary: { num_reviews: 0 }, reviews: [], cursor: '*' }, certain: false },
  },
  {
    source: 'prod-clinicaltrials',
    answer: { totalCount: 2, studies: [study('NCT99041700', 'Evening light', 'Tarrow Lantern Works'), study('NCT99041701', 'Sea air', 'Tarrow Lantern Tours LLC')] },
    items: [{ id: 'NCT99041700', title: 'Evening light', sponsor: 'Tarrow Lantern Works', status: 'RECRUITING', date: '2026-10-14', begun: '2026-02', phase: 'PHASE2, PHASE3', people: 240, conditions: 'Insomnia, Jet Lag', text: 'Whether light helps sleep.', url: 'https://clinicaltrials.gov/study/NCT99041700', matchScore: 0.95 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { studies: [] }, certain: true },
  },
  {
    source: 'prod-cms-hospitals',
    answer: {
      results: [
        { facility_id: '990417', facility_name: 'TARROW LANTERN WORKS - EAST CAMPUS', address: '4 WICK ROW', citytown: 'DULUTH', state: 'MN', zip_code: '55802', countyparish: 'SAINT LOUIS', telephone_number: '(000) 000-0000', hospital_type: 'Acute Care Hospitals', hospital_ownership: 'Voluntary non-profit - Private', emergency_services: 'Yes', hospital_overall_rating: '4' },
        { facility_id: '990418', facility_name: 'TARROW LANTERN TOURS CLINIC', citytown: 'RENO', state: 'NV', hospital_overall_rating: 'Not Available' },
      ],
      count: 2, schema: {}, query: {},
    },
    items: [{ id: '990417', name: 'TARROW LANTERN WORKS - EAST CAMPUS', place: 'DULUTH', state: 'MN', type: 'Acute Care Hospitals', ownership: 'Voluntary non-profit - Private', rating: '4', emergency: 'Yes', url: 'https://www.medicare.gov/care-compare/details/hospital/990417', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { results: [], count: 0, schema: {}, query: {} }, certain: true },
  },
  {
    source: 'prod-openfoodfacts',
    answer: { count: 2, page: 1, page_count: 2, page_size: 20, skip: 0, products: [{ code: '0990417000001', product_name: 'Evening biscuits', brands: 'Tarrow Lantern Works', categories: 'Snacks, Biscuits', nutriscore_grade: 'd' }, { code: '0990417000002', product_name: 'Sea biscuits', brands: 'Tarrow Lantern Tours LLC', categories: 'Snacks' }] },
    items: [{ id: '0990417000001', title: 'Evening biscuits', brands: 'Tarrow Lantern Works', categories: 'Snacks, Biscuits', nutrition: 'd', url: 'https://world.openfoodfacts.org/product/0990417000001', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { count: 0, page: 1, page_count: 0, page_size: 20, products: [], skip: 0 }, certain: false },
  },
  {
    source: 'prod-wordpress-plugins',
    answer: {
      info: { page: 1, pages: 1, results: 2 },
      plugins: [
        { name: 'Wick &#8211; lamps on a page', slug: 'wick-lamps', version: '2.1', author: '<a href="https://tarrowlantern.example/">Tarrow Lantern Works</a>', author_profile: 'https://profiles.wordpress.org/tarrow/', rating: 92, num_ratings: 41, active_installs: 9_000, downloaded: 120_000, last_updated: '2026-10-02 3:04pm GMT', added: '2020-02-03', homepage: '', short_description: 'Shows lamps.' },
        { name: 'Boats', slug: 'boats', author: '<a href="https://tours.example/">Tarrow Lantern Tours LLC</a>', active_installs: 10 },
      ],
    },
    items: [{ id: 'wick-lamps', title: 'Wick – lamps on a page', author: 'Tarrow Lantern Works', installs: 9_000, rating: 92, ratings: 41, version: '2.1', date: '2026-10-02', begun: '2020-02-03', summary: 'Shows lamps.', url: 'https://wordpress.org/plugins/wick-lamps/', matchScore: 0.95 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { info: { page: 1, pages: 0, results: 0 }, plugins: [] }, certain: false },
  },
  {
    source: 'prod-collegescorecard',
    answer: {
      metadata: { page: 0, total: 2, per_page: 20 },
      results: [
        { id: 990_417, 'school.name': 'Tarrow Lantern Works', 'school.city': 'Duluth', 'school.state': 'MN', 'school.school_url': 'www.tarrowlantern.example/', 'school.ownership': 2, 'latest.student.size': 4_100, 'latest.admissions.admission_rate.overall': 0.61, 'latest.completion.consumer_rate': 0.7 },
        { id: 990_418, 'school.name': 'Tarrow Lantern Tours Academy', 'school.city': 'Reno', 'school.state': 'NV', 'latest.student.size': 90 },
      ],
    },
    items: [{ id: 990_417, name: 'Tarrow Lantern Works', place: 'Duluth', state: 'MN', site: 'www.tarrowlantern.example/', students: 4_100, admitted: 0.61, completed: 0.7, url: 'https://collegescorecard.ed.gov/school/?990417', matchScore: 0.95 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { metadata: { page: 0, total: 0, per_page: 20 }, results: [] }, certain: true },
  },
  {
    source: 'pat-patentsview',
    answer: {
      error: false, count: 2, total_hits: 2,
      patents: [
        { patent_id: '19904170', patent_title: 'Self-trimming wick', patent_date: '2026-01-06', assignees: [{ assignee_organization: 'Tarrow Lantern Works, Inc.', assignee_city: 'Duluth' }, { assignee_organization: 'Harbour Lamps Ltd.' }] },
        { patent_id: '19904171', patent_title: 'Boat', patent_date: '2025-01-07', assignees: [{ assignee_organization: 'Tarrow Lantern Tours LLC' }] },
      ],
    },
    items: [{ id: '19904170', title: 'Self-trimming wick', date: '2026-01-06', holder: 'Tarrow Lantern Works, Inc., Harbour Lamps Ltd.', url: 'https://patents.google.com/patent/US19904170', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { error: false, count: 0, total_hits: 0, patents: [] }, certain: true },
  },
  {
    source: 'pat-uspto-odp',
    answer: {
      count: 2, requestIdentifier: 'r-1',
      patentFileWrapperDataBag: [
        { applicationNumberText: '19904170', applicationMetaData: { inventionTitle: 'Self-trimming wick', firstApplicantName: 'Tarrow Lantern Works, Inc.', firstInventorName: 'Ada Wick', filingDate: '2025-02-03', grantDate: '2026-01-06', patentNumber: '12990417', applicationStatusDescriptionText: 'Patented Case', applicationTypeLabelName: 'Utility' } },
        { applicationNumberText: '19904171', applicationMetaData: { inventionTitle: 'Boat', firstApplicantName: 'Tarrow Lantern Tours LLC', filingDate: '2025-02-01' } },
      ],
    },
    items: [{ id: '19904170', title: 'Self-trimming wick', applicant: 'Tarrow Lantern Works, Inc.', date: '2025-02-03', granted: '2026-01-06', number: '12990417', status: 'Patented Case', type: 'Utility', url: 'https://data.uspto.gov/patent-file-wrapper/search/details/19904170/application-data', matchScore: 1 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { count: 0, patentFileWrapperDataBag: [], requestIdentifier: 'r-2' }, certain: true },
  },
];
