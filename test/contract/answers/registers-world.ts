import type { ContractCase } from '../contract-case';

export const worldRegisters: readonly ContractCase[] = [
  {
    source: 'au-abn',
    answer: 'callback({"Message":"","Names":[{"Abn":"99004170011","AbnStatus":"0000000001","IsCurrent":true,"Name":"TARROW LANTERN WORKS","NameType":"Entity Name","Postcode":"7000","Score":100,"State":"TAS"},{"Abn":"99009990011","AbnStatus":"0000000001","IsCurrent":true,"Name":"TARROW LANTERN TOURS","NameType":"Business Name","Postcode":"2000","Score":88,"State":"NSW"}]})',
    type: 'text/javascript',
    items: [{ id: '99004170011', name: 'TARROW LANTERN WORKS', place: 'TAS', current: 'yes', matchScore: 0.95, url: 'https://abr.business.gov.au/ABN/View?abn=99004170011' }],
    apart: 1,
    nothing: { answer: 'callback({"Message":"","Names":[]})', certain: true },
  },
  {
    source: 'nz-nzbn',
    answer: { pageSize: 10, page: 0, totalItems: 2, sortBy: '', sortOrder: '', items: [
      { nzbn: '9429000041701', entityName: 'TARROW LANTERN WORKS', entityTypeCode: 'LTD', entityTypeDescription: 'NZ Limited Company', entityStatusCode: '50', entityStatusDescription: 'Registered', registrationDate: '2001-10-16T00:00:00.000+1300', sourceRegisterUniqueId: '990041', tradingNames: [], classifications: [] },
      { nzbn: '9429000099901', entityName: 'TARROW LANTERN TOURS LIMITED', entityTypeCode: 'LTD', entityStatusDescription: 'Removed' },
    ] },
    items: [{ id: '9429000041701', name: 'TARROW LANTERN WORKS', founded: '2001-10-16', status: 'registered', form: 'NZ Limited Company', matchScore: 0.95, url: 'https://www.nzbn.govt.nz/mynzbn/nzbndetails/9429000041701/' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { pageSize: 10, page: 0, totalItems: 0, items: [] }, certain: true },
  },
  {
    source: 'jp-gbizinfo',
    answer: { id: null, message: '200 - OK.', errors: null, 'hojin-infos': [
      { corporate_number: '9900041700001', name: 'タロウランタン株式会社', name_en: 'Tarrow Lantern Works', location: '兵庫県神戸市中央区灯町４番地', date_of_establishment: '1968-04-01T00:00:00+09:00', employee_number: 312, business_summary: '照明器具の製造', company_url: 'https://tarrowlantern.example/', status: '-', update_date: '2026-01-05T00:00:00+09:00' },
      { corporate_number: '9900099900001', name: 'タロウツアーズ', name_en: 'Tarrow Lantern Tours', location: '東京都', status: '-' },
    ] },
    items: [{ id: '9900041700001', name: 'タロウランタン株式会社', latin: 'Tarrow Lantern Works', place: '兵庫県神戸市中央区灯町４番地', founded: '1968-04-01', people: 312, activity: '照明器具の製造', site: 'https://tarrowlantern.example/', status: '-', matchScore: 0.95, url: 'https://info.gbiz.go.jp/hojin/ichiran?hojinBango=9900041700001' }],
    apart: 1,
    nothing: { answer: { id: null, message: '200 - OK.', errors: null, 'hojin-infos': [] }, certain: true },
  },
  {
    source: 'us-sam-entity',
    known: { legalName: 'Tarrow Lantern Works, Inc.' },
    answer: { totalRecords: 2, entityData: [
      {
        entityRegistration: { samRegistered: 'Yes', ueiSAM: 'TRLW99004170', cageCode: '9A417', legalBusinessName: 'TARROW LANTERN WORKS, INC.', dbaName: 'TARROW LAMPS', registrationStatus: 'Active', registrationDate: '2011-02-03', registrationExpirationDate: '2027-02-03' },
        coreData: { entityInformation: { entityURL: 'https://tarrowlantern.example', entityStartDate: '1999-01-04' }, physicalAddress: { city: 'Duluth', stateOrProvinceCode: 'MN', zipCode: '55802', countryCode: 'USA' } },
      },
      { entityRegistration: { ueiSAM: 'TRLT99009990', legalBusinessName: 'TARROW LANTERN TOURS LLC', registrationStatus: 'Active' }, coreData: { physicalAddress: { city: 'Reno', countryCode: 'USA' } } },
    ], links: {} },
    items: [{ id: 'TRLW99004170', name: 'TARROW LANTERN WORKS, INC.', known: 'TARROW LAMPS', status: 'active', city: 'Duluth', country: 'USA', founded: '1999-01-04', site: 'https://tarrowlantern.example', matchScore: 1, url: 'https://sam.gov/entity/TRLW99004170/coreData' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { totalRecords: 0, entityData: [], links: {} }, certain: true },
  },
  {
    source: 'us-fdic',
    answer: { meta: { total: 2, parameters: {}, index: { name: 'institutions_1', createTimestamp: '2026-11-20T04:13:22Z' } }, data: [
      { data: { NAME: 'Tarrow Lantern Works', CERT: 99_041, ASSET: 1_204_500, OFFICES: 14, WEBADDR: 'www.tarrowlantern.example', CITY: 'Duluth', STNAME: 'Minnesota', ESTYMD: '06/01/1911', ACTIVE: 1, ID: '99041' }, score: 21.4 },
      { data: { NAME: 'Tarrow State Bank', CERT: 99_099, ASSET: 9_000, CITY: 'Reno', STNAME: 'Nevada', ACTIVE: 0 }, score: 3.1 },
    ], totals: { count: 2 } },
    items: [{ id: 99_041, name: 'Tarrow Lantern Works', city: 'Duluth', state: 'Minnesota', site: 'www.tarrowlantern.example', founded: '1911-06-01', assetsInThousands: 1_204_500, offices: 14, active: 1, matchScore: 0.95, url: 'https://banks.data.fdic.gov/bankfind-suite/bankfind/details/99041' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { meta: { total: 0 }, data: [], totals: { count: 0 } }, certain: true },
  },
  {
    source: 'us-propublica-nonprofit',
    answer: { total_results: 2, num_pages: 1, cur_page: 0, per_page: 25, organizations: [
      { ein: 990_041_701, strein: '99-0041701', name: 'Tarrow Lantern Works', sub_name: 'Tarrow Lantern Museum', city: 'Duluth', state: 'MN', ntee_code: 'A54', raw_ntee_code: 'A540', subseccd: 3, has_subseccd: true, have_filings: true, score: 91.2 },
      { ein: 990_099_901, strein: '99-0099901', name: 'Friends Of Tarrow', sub_name: 'Friends Of Tarrow', city: 'Reno', state: 'NV', ntee_code: null, score: 12.0 },
    ], data_source: 'ProPublica Nonprofit Explorer API', api_version: 2 },
    items: [{ id: 990_041_701, name: 'Tarrow Lantern Works', known: 'Tarrow Lantern Museum', city: 'Duluth', state: 'MN', activity: 'A54', matchScore: 0.95, url: 'https://projects.propublica.org/nonprofits/organizations/990041701' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { total_results: 0, organizations: [], num_pages: 0 }, certain: true },
  },
  {
    source: 'uk-charity-commission',
    answer: [
      { organisation_number: 9_900_417, reg_charity_number: 990_041, group_subsid_suffix: 0, charity_name: 'TARROW LANTERN WORKS', reg_status: 'R', date_of_registration: '1988-05-10T00:00:00', date_of_removal: null },
      { organisation_number: 9_900_999, reg_charity_number: 990_099, group_subsid_suffix: 0, charity_name: 'THE TARROW LANTERN BENEVOLENT FUND', reg_status: 'RM', date_of_registration: '1971-05-10T00:00:00', date_of_removal: '1990-01-01T00:00:00' },
    ],
    items: [{ id: 990_041, name: 'TARROW LANTERN WORKS', status: 'r', founded: '1988-05-10', matchScore: 0.95, url: 'https://register-of-charities.charitycommission.gov.uk/charity-search/-/charity-details/990041' }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
];
