import type { SourceItem } from '../../../src/research/sources';
import { workbook, zip } from '../workbook';

/** A made-up file in the form of a real one, and the rows about the made-up company that must come of it. */
export interface BulkCase {
  readonly source: string;
  readonly bytes: Uint8Array | string;
  /** All rows that are kept, about whomever. */
  readonly rows: number;
  /** Of them those about the company, or all where rows are found by something else than names. */
  readonly items: readonly SourceItem[];
}

const lines = (...rows: readonly string[]): string => `\ufeff${rows.join('\r\n')}\r\n`;

export const bulkCases: readonly BulkCase[] = [
  {
    source: 'salary-dol-lca',
    bytes: workbook([
      ['CASE_NUMBER', 'CASE_STATUS', 'DECISION_DATE', 'JOB_TITLE', 'SOC_CODE', 'SOC_TITLE', 'EMPLOYER_NAME', 'WORKSITE_CITY', 'WORKSITE_STATE', 'WAGE_RATE_OF_PAY_FROM', 'WAGE_RATE_OF_PAY_TO', 'WAGE_UNIT_OF_PAY', 'PREVAILING_WAGE', 'TOTAL_WORKER_POSITIONS'],
      ['I-200-1', 'Certified', { day: '2026-03-02' }, 'Optics Engineer', '17-2199.07', 'Photonics Engineers', 'Tarrow Lantern Works, Inc.', 'Duluth', 'MN', 118_000, 131_000, 'Year', 101_000.5, 1],
      ['I-200-2', 'Denied', { day: '2026-03-03' }, 'Clerk', '43-9061.00', 'Clerks', 'Tarrow Lantern Works, Inc.', 'Duluth', 'MN', 30_000, undefined, 'Year', 30_000, 1],
      ['I-200-3', 'Certified', { day: '2026-03-03' }, 'Guide', '39-7011.00', 'Guides', 'Tarrow Lantern Tours LLC', 'Reno', 'NV', 20, undefined, 'Hour', 19, 1],
    ]),
    rows: 2,
    items: [{ id: 'I-200-1', employer: 'Tarrow Lantern Works, Inc.', title: 'Optics Engineer', occupation: '17-2199.07', occupationTitle: 'Photonics Engineers', payFrom: 118_000, payTo: 131_000, payUnit: 'year', prevailing: 101_000.5, place: 'Duluth', state: 'MN', workers: 1, date: '2026-03-02' }],
  },
  {
    source: 'salary-dol-perm',
    bytes: workbook([
      ['CASE_NUMBER', 'CASE_STATUS', 'DECISION_DATE', 'EMP_BUSINESS_NAME', 'PWD_SOC_CODE', 'PWD_SOC_TITLE', 'JOB_TITLE', 'JOB_OPP_WAGE_FROM', 'JOB_OPP_WAGE_TO', 'JOB_OPP_WAGE_PER', 'PRIMARY_WORKSITE_CITY', 'PRIMARY_WORKSITE_STATE'],
      ['G-100-1', 'Certified', { day: '2026-02-11' }, 'TARROW LANTERN WORKS, INC.', '17-2199.07', 'Photonics Engineers', 'Senior Optics Engineer', 142_000, 150_000, 'Year', 'Duluth', 'MN'],
      ['G-100-2', 'Withdrawn', { day: '2026-02-12' }, 'TARROW LANTERN WORKS, INC.', '43-9061', 'Clerks', 'Clerk', 40_000, undefined, 'Year', 'Duluth', 'MN'],
      ['G-100-3', 'Certified', { day: '2026-02-12' }, 'TARROW & SONS', '43-9061', 'Clerks', 'Clerk', 40_000, undefined, 'Year', 'Waco', 'TX'],
    ]),
    rows: 2,
    items: [{ id: 'G-100-1', employer: 'TARROW LANTERN WORKS, INC.', title: 'Senior Optics Engineer', occupation: '17-2199.07', occupationTitle: 'Photonics Engineers', payFrom: 142_000, payTo: 150_000, payUnit: 'year', place: 'Duluth', state: 'MN', date: '2026-02-11' }],
  },
  {
    source: 'salary-uscis-h1b',
    bytes: lines(
      'Fiscal Year,Employer,Initial Approval,Initial Denial,Continuing Approval,Continuing Denial,NAICS,Tax ID,State,City,ZIP',
      '2026,"TARROW LANTERN WORKS, INC.","1,204",3,88,0,33,4417,MN,DULUTH,55802',
      '2026,TARROW LANTERN TOURS LLC,1,0,0,0,56,1111,NV,RENO,89501',
    ),
    rows: 2,
    items: [{ employer: 'TARROW LANTERN WORKS, INC.', year: 2_026, approvedNew: 1_204, deniedNew: 3, approvedContinued: 88, deniedContinued: 0, naics: '33', state: 'MN', place: 'DULUTH' }],
  },
  {
    source: 'salary-bls-oews',
    bytes: zip({
      'oesm25all/field_descriptions.xlsx': workbook([['Field', 'Description'], ['area', 'Number of the area']]),
      'oesm25all/all_data_M_2025.xlsx': workbook([
        ['AREA', 'AREA_TITLE', 'AREA_TYPE', 'PRIM_STATE', 'NAICS', 'NAICS_TITLE', 'I_GROUP', 'OWN_CODE', 'OCC_CODE', 'OCC_TITLE', 'O_GROUP', 'TOT_EMP', 'A_MEAN', 'A_PCT10', 'A_PCT25', 'A_MEDIAN', 'A_PCT75', 'A_PCT90'],
        ['99', 'U.S.', '1', 'US', '000000', 'Cross-industry', 'cross-industry', '1235', '17-2199', 'Engineers, All Other', 'detailed', 150_750, 121_920, 62_840, 82_590, 117_750, 152_670, '#'],
        ['99', 'U.S.', '1', 'US', '21', 'Mining', 'sector', '5', '17-2199', 'Engineers, All Other', 'detailed', 900, 1, 1, 1, 1, 1, 1],
      ]),
    }),
    rows: 1,
    items: [{ title: 'Engineers, All Other', occupation: '17-2199', place: 'U.S.', state: 'US', industry: 'Cross-industry', people: 150_750, payMedian: 117_750, payLowerTenth: 62_840, payLowerQuarter: 82_590, payUpperQuarter: 152_670 }],
  },
  {
    source: 'salary-stackoverflow-survey',
    bytes: zip({
      'README_2025.txt': 'What the columns mean, question by question.',
      'survey_results_schema.csv': 'qid,qname,question\nQ1,DevType,Which?\n',
      'survey_results_public.csv': 'ResponseId,MainBranch,Country,DevType,ConvertedCompYearly\n1,I am a developer,Norway,"Developer, back-end",98500\n2,I am a developer,Norway,Student,NA\n',
    }),
    rows: 2,
    items: [{ title: 'Developer, back-end', place: 'Norway', pay: 98_500 }, { title: 'Student', place: 'Norway' }],
  },
  {
    source: 'salary-ons-ashe',
    bytes: lines(
      'v4_2,Data Marking,CV,calendar-years,Time,administrative-geography,Geography,averages-and-percentiles,AveragesAndPercentiles,sex,Sex,working-pattern,WorkingPattern,hours-and-earnings,HoursAndEarnings,workplace-or-residence,WorkplaceOrResidence',
      '34210.0,,1.9,2025,2025,E08000035,Leeds,median,Median,all,All,full-time,Full-Time,annual-pay-gross,Annual pay - Gross,workplace,Workplace',
      '41000.0,,2.9,2025,2025,E08000035,Leeds,percentile-75,75,all,All,full-time,Full-Time,annual-pay-gross,Annual pay - Gross,workplace,Workplace',
    ),
    rows: 1,
    items: [{ pay: 34_210, year: 2_025, place: 'Leeds', title: 'Annual pay - Gross', sex: 'all', pattern: 'Full-Time', where: 'Workplace' }],
  },
  {
    source: 'culture-uk-gender-pay-gap',
    bytes: lines(
      'EmployerName,EmployerId,Address,PostCode,CompanyNumber,SicCodes,DiffMeanHourlyPercent,DiffMedianHourlyPercent,DiffMeanBonusPercent,DiffMedianBonusPercent,MaleBonusPercent,FemaleBonusPercent,MaleLowerQuartile,FemaleLowerQuartile,MaleLowerMiddleQuartile,FemaleLowerMiddleQuartile,MaleUpperMiddleQuartile,FemaleUpperMiddleQuartile,MaleTopQuartile,FemaleTopQuartile,CompanyLinkToGPGInfo,ResponsiblePerson,EmployerSize,CurrentName,SubmittedAfterTheDeadline,DueDate,DateSubmitted',
      '"TARROW LANTERN WORKS, INC.",9417,"1 Wharf Road,\nLeeds",LS1 4XX,09417001,"27400,\n70100",12.5,9.1,21,,80,75,52,48,60,40,65,35,68.5,31.5,https://tarrowlantern.example/pay-gap,A Keeper (Director),500 to 999,"TARROW LANTERN WORKS, INC.",False,2026/04/05 00:00:00,2026/03/30 10:04:11',
      'TARROW LANTERN TOURS LIMITED,9418,1 Elm,LS2,09417002,79120,1,2,,,0,0,50,50,50,50,50,50,50,50,,,Less than 250,TARROW LANTERN TOURS LIMITED,True,2026/04/05 00:00:00,2026/05/01 09:00:00',
    ),
    rows: 2,
    items: [{ name: 'TARROW LANTERN WORKS, INC.', reportedAs: 'TARROW LANTERN WORKS, INC.', companyNumber: '09417001', medianHourlyGapPercent: 9.1, meanHourlyGapPercent: 12.5, womenInTopQuarterPercent: 31.5, womenInLowestQuarterPercent: 48, employerSize: '500 to 999', url: 'https://tarrowlantern.example/pay-gap', date: '2026-03-30' }],
  },
  {
    source: 'esg-sbti',
    bytes: workbook([
      ['sbti_id', 'company_name', 'isin', 'lei', 'near_term_status', 'near_term_target_classification', 'near_term_target_year', 'long_term_status', 'net_zero_status', 'net_zero_year', 'organization_type', 'sector', 'location', 'region', 'date_updated'],
      ['40009417', 'Tarrow Lantern Works', 'US0000009417', undefined, 'Targets set', '1.5°C', 2_030, undefined, 'Committed', 2_050, 'Corporate', 'Electrical Equipment and Machinery', 'United States of America (USA)', 'Northern America', { day: '2026-01-15' }],
      ['40009418', 'Tarrow & Sons', undefined, undefined, 'Commitment removed', undefined, undefined, undefined, undefined, undefined, 'SME', 'Hotels', 'Ireland', 'Europe', { day: '2026-01-15' }],
    ]),
    rows: 2,
    items: [{ name: 'Tarrow Lantern Works', isin: 'US0000009417', nearTermStatus: 'Targets set', nearTermClass: '1.5°C', nearTermYear: '2030', netZeroStatus: 'Committed', netZeroYear: '2050', country: 'United States of America (USA)', industry: 'Electrical Equipment and Machinery', date: '2026-01-15' }],
  },
  {
    source: 'culture-au-wgea',
    bytes: lines(
      'reporting_year,primary_abn,primary_employer_name,occupation,manager_category,employment_type,gender,n_employees',
      '2025,41000009417,"Tarrow Lantern Works, Inc.",Managers,Senior Managers,Permanent,Women,14',
      '2025,41000009418,Tarrow & Sons,Managers,CEO,Permanent,Men,1',
    ),
    rows: 2,
    items: [{ name: 'Tarrow Lantern Works, Inc.', year: '2025', occupation: 'Managers', level: 'Senior Managers', contract: 'Permanent', sex: 'Women', people: 14 }],
  },
  {
    source: 'esg-uk-modern-slavery',
    bytes: lines(
      'StatementYear,OrganisationName,Address,SectorType,CompanyNumber,LastUpdated,GroupSubmission,ParentName,StatementURL,StatementSummaryURL,StatementStartDate,StatementEndDate,DateApproved,Turnover',
      '2025,"TARROW LANTERN WORKS, INC.","1 Wharf Road, Leeds",Private,09417001,01/06/2026,No,,https://tarrowlantern.example/statement,https://registry.example/x,01/01/2025,31/12/2025,15/05/2026,£36 million to £60 million',
      '2025,TARROW & SONS LIMITED,1 Elm,Private,09417002,02/06/2026,No,,https://sons.example/,https://registry.example/y,01/01/2025,31/12/2025,15/05/2026,Under £36 million',
    ),
    rows: 2,
    items: [{ name: 'TARROW LANTERN WORKS, INC.', companyNumber: '09417001', url: 'https://tarrowlantern.example/statement', turnover: '£36 million to £60 million', date: '2026-06-01', from: '2025-01-01', until: '2025-12-31' }],
  },
  {
    source: 'legal-ofac-sdn',
    bytes: [
      '9417,"TARROW LANTERN WORKS, INC.",-0- ,"MADE-UP",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"A row that was made up."',
      '9418,"LANTERN, Tarrow",individual,"MADE-UP",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Nobody."',
      '9419,"TARROW LANTERN TOURS LLC",-0- ,"MADE-UP",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
      '\u001a',
    ].join('\r\n'),
    rows: 2,
    items: [{ id: '9417', name: 'TARROW LANTERN WORKS, INC.', program: 'MADE-UP' }],
  },
];
