import type { ContractCase } from '../contract-case';

export const environment: readonly ContractCase[] = [
  {
    source: 'esg-wikirate',
    answer: { id: null, name: 'Tarrow Lantern Works+Answer', url: 'https://wikirate.org/Tarrow_Lantern_Works+Answer.json', items: [
      { id: 99_000_417, name: 'Core+Company Report Available+Tarrow Lantern Works+2025', type: 'Answer', url: 'https://wikirate.org/Core+Company_Report_Available+Tarrow_Lantern_Works+2025.json', metric: 'Core+Company Report Available', company: 'Tarrow Lantern Works', year: 2025, value: 'Yes', comments: 'Seen by a volunteer.' },
      { id: 99_000_418, metric: 'Core+Company Report Available', company: 'Tarrow & Sons', year: 2024, value: 'No' },
    ], license: 'Wikirate.org, licensed under CC BY 4.0' },
    type: 'text/json',
    items: [{ id: 99_000_417, title: 'Core+Company Report Available', company: 'Tarrow Lantern Works', year: 2_025, value: 'Yes', url: 'https://wikirate.org/~99000417', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { name: 'Tarrow Lantern Works+Answer', items: [] }, certain: true },
  },
  {
    source: 'esg-epa-ghgrp',
    answer: [
      { facility_id: 9_900_417, facility_name: 'Tarrow Glass Kiln', parent_company: 'TARROW LANTERN WORKS INC (100%)', city: 'DULUTH', state: 'MN', year: 2023, naics_code: 327_212, latitude: 46.7, longitude: -92.1 },
      { facility_id: 9_900_418, facility_name: 'Boat yard', parent_company: 'TARROW LANTERN TOURS LLC (100%)', city: 'RENO', state: 'NV', year: 2023 },
    ],
    items: [{ id: 9_900_417, name: 'Tarrow Glass Kiln', owner: 'TARROW LANTERN WORKS INC (100%)', place: 'DULUTH', state: 'MN', year: 2_023, industry: 327_212, url: 'https://ghgdata.epa.gov/ghgp/service/facilityDetail/2023?id=9900417&ds=E', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'esg-epa-tri',
    answer: [
      { tri_facility_id: '55802TRRWL4WICK', facility_name: 'TARROW PLATING SHOP', street_address: '4 WICK ROW', city_name: 'DULUTH', state_abbr: 'MN', parent_co_name: 'TARROW LANTERN WORKS INC', standard_parent_co_name: 'TARROW LANTERN WORKS INC', fac_closed_ind: '0' },
      { tri_facility_id: '89501TRRWL1QUAY', facility_name: 'PIER', city_name: 'RENO', state_abbr: 'NV', parent_co_name: 'TARROW & SONS', fac_closed_ind: '0' },
    ],
    items: [{ id: '55802TRRWL4WICK', name: 'TARROW PLATING SHOP', owner: 'TARROW LANTERN WORKS INC', place: 'DULUTH', state: 'MN', closed: '0', url: 'https://enviro.epa.gov/envirofacts/tri/facility?facilityId=55802TRRWL4WICK', matchScore: 1 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'esg-bhrrc',
    answer: '<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Latest news</title><link>https://rights.example/</link><item><title>Tarrow Lantern Works answers claims about its kiln</title><link>https://rights.example/1</link><pubDate>Mon, 02 Nov 2026 09:00:00 +0000</pubDate><description>&lt;p&gt;It denies them.&lt;/p&gt;</description></item><item><title>Tarrow Lantern Tours LLC under scrutiny</title><link>https://rights.example/2</link></item></channel></rss>',
    type: 'application/rss+xml',
    items: [{ title: 'Tarrow Lantern Works answers claims about its kiln', url: 'https://rights.example/1', date: '2026-11-02', html: '<p>It denies them.</p>', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: '<?xml version="1.0"?><rss version="2.0"><channel><title>Latest news</title><link>https://rights.example/</link></channel></rss>', certain: true },
  },
  {
    source: 'esg-greenweb',
    known: { domain: 'tarrowlantern.example' },
    answer: { url: 'tarrowlantern.example', hosted_by: 'Windmill Hosting', hosted_by_website: 'windmill.example', partner: null, green: true, hosted_by_id: 9_417, modified: '2026-10-01T12:00:00', supporting_documents: [] },
    items: [{ green: 'yes', host: 'Windmill Hosting', date: '2026-10-01', address: 'tarrowlantern.example', url: 'https://www.thegreenwebfoundation.org/green-web-check/?url=tarrowlantern.example' }],
    nothing: { answer: { green: false, url: 'tarrowlantern.example', data: false }, certain: false },
  },
  {
    source: 'esg-climatetrace',
    answer: { assets: [
      { Id: 9_900_417, Name: 'Wick Row glass works', NativeId: 'x', Country: 'USA', Sector: 'manufacturing', AssetType: 'Glass', Owners: [{ CompanyName: 'Tarrow Lantern Works', PercentInterest: 100 }], EmissionsSummary: [{ Gas: 'co2', EmissionsQuantity: 8_000 }, { Gas: 'co2e_100yr', EmissionsQuantity: 9_417.5 }], Confidence: [] },
      { Id: 9_900_418, Name: 'Moss power station', Country: 'USA', Sector: 'power', AssetType: 'Gas', Owners: [{ CompanyName: 'Moss Power' }], EmissionsSummary: [{ Gas: 'co2e_100yr', EmissionsQuantity: 1 }] },
    ] },
    items: [{ id: 9_900_417, name: 'Wick Row glass works', owner: 'Tarrow Lantern Works', sector: 'manufacturing', kind: 'Glass', emissions: 9_417.5, matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: { assets: null }, certain: true },
  },
];
