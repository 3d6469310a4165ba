import type { ContractCase } from '../contract-case';

export const recalls: readonly ContractCase[] = [
  {
    source: 'legal-cpsc-recalls',
    answer: [
      {
        RecallID: 99041, RecallNumber: '26-990', RecallDate: '2026-05-21T00:00:00', Description: 'Camping lanterns.', URL: 'https://www.cpsc.gov/Recalls/2026/tarrow', Title: 'Tarrow Lantern Works Recalls Camping Lanterns Due to Burn Hazard', LastPublishDate: '2026-05-21T00:00:00',
        Products: [{ Name: 'Camping lanterns', Description: '', Model: '', Type: '', CategoryID: '', NumberOfUnits: 'About 4,100' }], Injuries: [{ Name: 'None reported' }], Manufacturers: [{ Name: 'Tarrow Lantern Works, Inc., of Duluth, Minnesota', CompanyID: '' }], Importers: [], Retailers: [], Distributors: [],
        ManufacturerCountries: [{ Country: 'United States' }], Hazards: [{ Name: 'The handle may become hot.', HazardType: '', HazardTypeID: '' }], Remedies: [{ Name: 'Stop using it.' }], RemedyOptions: [{ Option: 'Refund' }],
      },
      { RecallID: 99042, RecallNumber: '26-991', RecallDate: '2026-04-02T00:00:00', URL: 'https://www.cpsc.gov/Recalls/2026/tours', Title: 'Tarrow Lantern Tours LLC Recalls Life Vests', Products: [], Manufacturers: [{ Name: 'Tarrow Lantern Tours LLC, of Reno' }], Hazards: [] },
    ],
    items: [{ id: '26-990', title: 'Tarrow Lantern Works Recalls Camping Lanterns Due to Burn Hazard', url: 'https://www.cpsc.gov/Recalls/2026/tarrow', date: '2026-05-21', maker: 'Tarrow Lantern Works, Inc., of Duluth, Minnesota', products: 'Camping lanterns', units: 'About 4,100', hazard: 'The handle may become hot.', remedy: 'Refund', injuries: 'None reported', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'legal-nhtsa-recalls',
    answer: {
      Count: 2, Message: 'Results returned successfully',
      results: [
        { Manufacturer: 'Tarrow (Tarrow Lantern Works, Inc.)', NHTSACampaignNumber: '26V990000', parkIt: false, parkOutSide: false, overTheAirUpdate: false, NHTSAActionNumber: '', ReportReceivedDate: '14/05/2026', Component: 'EXTERIOR LIGHTING:HEADLIGHTS', Summary: 'The lamp may go out.', Consequence: 'Less light, more crashes.', Remedy: 'A new lamp.', Notes: '', ModelYear: '2026', Make: 'TARROW', Model: 'WICK' },
        { Manufacturer: 'Tarrow Lantern Tours LLC', NHTSACampaignNumber: '26V990001', ReportReceivedDate: '02/05/2026', Component: 'BRAKES', Summary: 'A bus.', ModelYear: '2026', Make: 'TARROW', Model: 'WICK' },
      ],
    },
    items: [{ id: '26V990000', title: 'EXTERIOR LIGHTING:HEADLIGHTS', maker: 'Tarrow (Tarrow Lantern Works, Inc.)', model: 'WICK', year: '2026', date: '2026-05-14', consequence: 'Less light, more crashes.', remedy: 'A new lamp.', text: 'The lamp may go out.', url: 'https://www.nhtsa.gov/recalls?nhtsaId=26V990000', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { Count: 0, Message: 'Results returned successfully', results: [] }, certain: true },
  },
  {
    source: 'legal-nhtsa-complaints',
    answer: {
      count: 2, message: 'Results returned successfully',
      results: [
        { odiNumber: 99_041_700, manufacturer: 'Tarrow (Tarrow Lantern Works, Inc.)', crash: false, fire: false, numberOfInjuries: 0, numberOfDeaths: 0, dateOfIncident: '06/02/2026', dateComplaintFiled: '06/14/2026', vin: '9ZZ990417XX', components: 'EXTERIOR LIGHTING', summary: 'The lamp went out on a dark road.', products: [{ type: 'Vehicle', productYear: '2026', productMake: 'TARROW', productModel: 'WICK', manufacturer: 'Tarrow' }] },
        { odiNumber: 99_041_701, manufacturer: 'Tarrow Lantern Tours LLC', dateComplaintFiled: '06/15/2026', components: 'BRAKES', summary: 'A bus.' },
      ],
    },
    items: [{ id: 99_041_700, title: 'EXTERIOR LIGHTING', maker: 'Tarrow (Tarrow Lantern Works, Inc.)', date: '2026-06-14', text: 'The lamp went out on a dark road.', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { count: 0, message: 'Results returned successfully', results: [] }, certain: true },
  },
  {
    source: 'legal-fda-510k',
    answer: {
      meta: { disclaimer: 'x', results: { skip: 0, limit: 20, total: 2 } },
      results: [
        { k_number: 'K990417', applicant: 'Tarrow Lantern Works, Inc.', device_name: 'Examination Lamp', decision_date: '2026-03-11', date_received: '2025-12-02', decision_code: 'SESE', decision_description: 'Substantially Equivalent', advisory_committee_description: 'Ophthalmic', clearance_type: 'Traditional', contact: 'Ada Wick', product_code: 'ZZZ' },
        { k_number: 'K990418', applicant: 'Tarrow Lantern Tours LLC', device_name: 'Float', decision_date: '2026-01-02' },
      ],
    },
    items: [{ id: 'K990417', name: 'Tarrow Lantern Works, Inc.', title: 'Examination Lamp', date: '2026-03-11', received: '2025-12-02', decision: 'Substantially Equivalent', field: 'Ophthalmic', type: 'Traditional', url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpmn/pmn.cfm?ID=K990417', matchScore: 1 }],
    apart: 1,
    about: { total: 2 },
  },
  {
    source: 'legal-usda-fsis',
    answer: [
      { field_title: 'Tarrow Lantern Works Recalls Pork Pies Due to Misbranding', field_recall_number: '990-2026', field_recall_url: 'http://www.fsis.usda.gov/recalls-alerts/tarrow', field_recall_date: '2026-06-18', field_recall_classification: 'Class II', field_risk_level: 'Low - Class II', field_recall_type: 'Active Recall', field_recall_reason: ['Misbranding', 'Unreported Allergens'], field_states: ['Minnesota', 'Wisconsin'], field_establishment: ['Tarrow Lantern Works, Inc.'], field_summary: '<p>Pies held <b>milk</b>.</p>', langcode: 'English' },
      { field_title: 'Tarrow Lantern Works retira empanadas', field_recall_number: '990-2026', field_establishment: ['Tarrow Lantern Works, Inc.'], langcode: 'Spanish' },
      { field_title: ['Tarrow Lantern Tours LLC Recalls Jerky'], field_recall_number: '991-2026', field_establishment: 'Tarrow Lantern Tours LLC', field_recall_date: '2026-06-01', langcode: 'English' },
    ],
    items: [{ id: '990-2026', title: 'Tarrow Lantern Works Recalls Pork Pies Due to Misbranding', name: 'Tarrow Lantern Works, Inc.', url: 'http://www.fsis.usda.gov/recalls-alerts/tarrow', date: '2026-06-18', class: 'Class II', risk: 'Low - Class II', status: 'Active Recall', reason: 'Misbranding, Unreported Allergens', states: 'Minnesota, Wisconsin', text: 'Pies held milk.', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'legal-ca-recalls',
    answer: [
      { NID: '99041', Title: 'Tarrow Lantern Works brand lanterns recalled due to burn hazard', URL: 'https://recalls-rappels.canada.ca/en/alert-recall/tarrow', Organization: 'Consumer products', Product: 'Tarrow Lantern Works&nbsp;lanterns', Issue: 'Burn hazard', 'What you should do': 'Stop.', Category: 'Camping', 'Recall class': '--', 'Last updated': '2026-05-22', Archived: '0' },
      { NID: '99042', Title: 'Tarrow Lantern Tours life vests recalled', URL: 'https://recalls-rappels.canada.ca/en/alert-recall/tours', Organization: 'TC', Product: 'Vests', 'Last updated': '2026-05-20', Archived: '0' },
      { NID: '9041', Title: 'Tarrow Lantern Works lanterns', URL: 'https://recalls-rappels.canada.ca/en/alert-recall/old', 'Last updated': '2004-05-20', Archived: '1' },
    ],
    items: [{ id: '99041', title: 'Tarrow Lantern Works brand lanterns recalled due to burn hazard', url: 'https://recalls-rappels.canada.ca/en/alert-recall/tarrow', agency: 'Consumer products', product: 'Tarrow Lantern Works lanterns', issue: 'Burn hazard', category: 'Camping', class: '--', date: '2026-05-22', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
];
