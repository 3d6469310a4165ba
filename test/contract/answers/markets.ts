import type { ContractCase } from '../contract-case';

const form4 = `<?xml version="1.0"?>
<ownershipDocument>
  <schemaVersion>X0508</schemaVersion>
  <documentType>4</documentType>
  <periodOfReport>2026-08-03</periodOfReport>
  <issuer><issuerCik>0009900417</issuerCik><issuerName>Tarrow Lantern Works, Inc.</issuerName><issuerTradingSymbol>TRLW</issuerTradingSymbol></issuer>
  <reportingOwner>
    <reportingOwnerId><rptOwnerCik>0009900777</rptOwnerCik><rptOwnerName>MARSH OTTOLINE</rptOwnerName></reportingOwnerId>
    <reportingOwnerAddress><rptOwnerStreet1>4 WICK ROW</rptOwnerStreet1><rptOwnerCity>DULUTH</rptOwnerCity><rptOwnerState>MN</rptOwnerState></reportingOwnerAddress>
    <reportingOwnerRelationship><isDirector>1</isDirector><isOfficer>1</isOfficer><officerTitle>Chief Executive Officer</officerTitle></reportingOwnerRelationship>
  </reportingOwner>
  <nonDerivativeTable><nonDerivativeTransaction><securityTitle><value>Common Stock</value></securityTitle><transactionAmounts><transactionShares><value>31896</value></transactionShares></transactionAmounts></nonDerivativeTransaction></nonDerivativeTable>
</ownershipDocument>`;

const feed = `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>TRLW articles</title><link>https://www.nasdaq.com</link>
<item><title>Tarrow Lantern Works lifts its outlook</title><link>https://www.nasdaq.com/articles/tarrow-lantern-works-lifts-its-outlook</link><pubDate>Tue, 04 Aug 2026 11:00:00 +0000</pubDate><dc:creator>Wire</dc:creator><description>Orders from ports rose.</description></item>
<item><title>Five shares for a rainy day</title><link>https://www.nasdaq.com/articles/five-shares</link><pubDate>Mon, 03 Aug 2026 11:00:00 +0000</pubDate><description>Umbrellas and boots.</description></item></channel></rss>`;

export const markets: readonly ContractCase[] = [
  {
    source: 'sec-frames',
    known: { cik: '0009900417' },
    answer: { taxonomy: 'us-gaap', tag: 'Revenues', ccp: 'CY2025', uom: 'USD', label: 'Revenues', description: 'Amount of revenue recognized.', pts: 2_098, data: [
      { accn: '0009900417-26-000012', cik: 9_900_417, entityName: 'TARROW LANTERN WORKS, INC.', loc: 'US-MN', start: '2025-01-01', end: '2025-12-31', val: 412_000_000 },
      { accn: '0008800222-26-000003', cik: 8_800_222, entityName: 'HARBOUR SUPPLY GROUP', loc: 'US-ME', start: '2025-01-01', end: '2025-12-31', val: 9_000_000 },
    ] },
    items: [{ cik: 9_900_417, name: 'TARROW LANTERN WORKS, INC.', revenue: 412_000_000, from: '2025-01-01', date: '2025-12-31', accession: '0009900417-26-000012', place: 'US-MN', url: 'https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=9900417&type=10-K' }],
    about: { filers: 2_098, period: 'CY2025' },
    nothing: { answer: { taxonomy: 'us-gaap', tag: 'Revenues', ccp: 'CY2025', pts: 0, data: [] }, certain: true },
  },
  {
    source: 'sec-form4',
    answer: form4,
    type: 'application/xml',
    // Neither where somebody lives nor what they own.
    items: [{ date: '2026-08-03', name: 'MARSH OTTOLINE', role: 'Chief Executive Officer', director: '1', officer: '1' }],
    about: { issuer: 'Tarrow Lantern Works, Inc.', ticker: 'TRLW' },
  },
  {
    source: 'nasdaq-symbol-rss',
    answer: feed,
    type: 'application/rss+xml',
    items: [{ title: 'Tarrow Lantern Works lifts its outlook', url: 'https://www.nasdaq.com/articles/tarrow-lantern-works-lifts-its-outlook', date: '2026-08-04', html: 'Orders from ports rose.', author: 'Wire', matchScore: 0.9 }],
    apart: 1,
  },
  {
    source: 'openfigi-search',
    known: { legalName: 'Tarrow Lantern Works, Inc.' },
    answer: { data: [
      { figi: 'BBG009900417', name: 'TARROW LANTERN WORKS, INC.', ticker: 'TRLW', exchCode: 'US', compositeFIGI: 'BBG009900417', securityType: 'Common Stock', marketSector: 'Equity', shareClassFIGI: 'BBG001990041', securityType2: 'Common Stock', securityDescription: 'TRLW' },
      { figi: 'BBG009900999', name: 'TARROW & SONS', ticker: 'TRSN', exchCode: 'LN', securityType: 'Common Stock', marketSector: 'Equity' },
    ] },
    items: [{ id: 'BBG009900417', name: 'TARROW LANTERN WORKS, INC.', ticker: 'TRLW', exchange: 'US', form: 'Common Stock', matchScore: 1 }],
    apart: 1,
    nothing: { answer: { data: [] }, certain: true },
  },
  {
    source: 'stooq-quote',
    answer: 'Symbol,Date,Time,Open,High,Low,Close,Volume\r\nTRLW.US,2026-11-20,22:00:11,41.02,41.9,40.7,41.5,120411\r\n',
    type: 'text/csv',
    items: [{ ticker: 'TRLW.US', price: 41.5, date: '2026-11-20', title: 'Price of TRLW.US' }],
    nothing: { answer: 'Symbol,Date,Time,Open,High,Low,Close,Volume\r\nNONE.US,N/D,N/D,N/D,N/D,N/D,N/D,N/D\r\n', certain: true },
  },
  {
    source: 'gdelt-tone',
    known: { company: 'Tarrow Lantern Works' },
    answer: { query_details: { title: '"Tarrow Lantern Works"', date_resolution: 'day' }, timeline: [{ series: 'Average Tone', data: [{ date: '20260601T000000Z', value: -1.2 }, { date: '20260602T000000Z', value: 0.7 }, { date: '20260603T000000Z', value: 2.6 }] }] },
    items: [{ series: 'Average Tone', tone: 0.7, from: '2026-06-01', title: 'How the news that names Tarrow Lantern Works sounded over six months' }],
    nothing: { answer: {}, certain: true },
  },
];
