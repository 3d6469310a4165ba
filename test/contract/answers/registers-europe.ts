import type { ContractCase } from '../contract-case';

/** Accounts as they are filed, in Inline XBRL. */
const accounts = (number: string): string => `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"
xmlns:core="http://xbrl.frc.org.uk/fr/2024-01-01/core"><body><ix:header><ix:resources><xbrli:context id="FY"><xbrli:entity><xbrli:identifier
scheme="http://www.companieshouse.gov.uk/">${number}</xbrli:identifier></xbrli:entity><xbrli:period><xbrli:startDate>2025-01-01</xbrli:startDate>
<xbrli:endDate>2025-12-31</xbrli:endDate></xbrli:period></xbrli:context><xbrli:unit id="GBP"><xbrli:measure>iso4217:GBP</xbrli:measure></xbrli:unit>
<xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit></ix:resources></ix:header><table><tr><td>Turnover</td><td>
<ix:nonFraction name="core:TurnoverRevenue" contextRef="FY" unitRef="GBP" scale="3" decimals="-3">5,200</ix:nonFraction></td></tr></table><p>We had
<ix:nonFraction name="core:AverageNumberEmployeesDuringPeriod" contextRef="FY" unitRef="pure" decimals="0">48</ix:nonFraction> people.</p></body></html>`;

export const europeanRegisters: readonly ContractCase[] = [
  {
    source: 'fr-recherche-entreprises',
    answer: { results: [
      {
        siren: '900041700', nom_complet: 'TARROW LANTERN WORKS (TLW)', nom_raison_sociale: 'TARROW LANTERN WORKS', sigle: 'TLW', nombre_etablissements: 4, nombre_etablissements_ouverts: 3,
        siege: { siret: '90004170000012', adresse: '4 RUE DE LA MECHE 59140 DUNKERQUE', libelle_commune: 'DUNKERQUE', code_postal: '59140', etat_administratif: 'A' },
        activite_principale: '27.40Z', categorie_entreprise: 'PME', date_creation: '2004-03-01', date_fermeture: null, etat_administratif: 'A', tranche_effectif_salarie: '22',
        dirigeants: [{ nom: 'MARSH', prenoms: 'OTTOLINE', annee_de_naissance: '1971', qualite: 'Président', nationalite: 'Française', type_dirigeant: 'personne physique' }],
        finances: { 2024: { ca: 41_200_000, resultat_net: 1_900_000 } },
      },
      { siren: '900099900', nom_complet: 'TARROW LANTERN TOURS', nom_raison_sociale: 'TARROW LANTERN TOURS', siege: { libelle_commune: 'NICE' }, etat_administratif: 'A' },
      { siren: '900099901', nom_complet: 'TARROW LANTERN WORKS', nom_raison_sociale: 'TARROW LANTERN WORKS', siege: { libelle_commune: 'LYON' }, date_fermeture: '2011-01-01', etat_administratif: 'C' },
    ], total_results: 3, page: 1, per_page: 10, total_pages: 1 },
    items: [{
      id: '900041700', name: 'TARROW LANTERN WORKS', known: 'TARROW LANTERN WORKS (TLW)', city: 'DUNKERQUE', founded: '2004-03-01', status: 'active', activity: '27.40Z', size: 'PME', sites: 3, matchScore: 0.95,
      url: 'https://annuaire-entreprises.data.gouv.fr/entreprise/900041700',
    }],
    apart: 1,
    about: { total: 3 },
    nothing: { answer: { results: [], total_results: 0, page: 1, per_page: 10, total_pages: 0 }, certain: true },
  },
  {
    source: 'no-brreg',
    answer: { _embedded: { enheter: [
      {
        organisasjonsnummer: '990041701', navn: 'TARROW LANTERN WORKS', organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' }, hjemmeside: 'www.tarrowlantern.example', registreringsdatoEnhetsregisteret: '2006-05-02', stiftelsesdato: '2006-04-20',
        naeringskode1: { kode: '27.400', beskrivelse: 'Produksjon av belysningsutstyr' }, antallAnsatte: 84, forretningsadresse: { land: 'Norge', landkode: 'NO', poststed: 'BERGEN', adresse: ['Lyktegata 4'] }, konkurs: false,
      },
      { organisasjonsnummer: '990099900', navn: 'TARROW LANTERN TOURS LLC', forretningsadresse: { landkode: 'NO', poststed: 'OSLO' }, konkurs: false },
    ] }, page: { size: 10, totalElements: 2, totalPages: 1, number: 0 } },
    items: [{
      id: '990041701', name: 'TARROW LANTERN WORKS', city: 'BERGEN', country: 'NO', founded: '2006-04-20', people: 84, activity: 'Produksjon av belysningsutstyr', form: 'Aksjeselskap', site: 'www.tarrowlantern.example', bankrupt: 'no', matchScore: 0.95,
      url: 'https://virksomhet.brreg.no/nb/oppslag/enheter/990041701',
    }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { _links: { self: { href: 'https://data.brreg.no/enhetsregisteret/api/enheter' } }, page: { size: 10, totalElements: 0, totalPages: 0, number: 0 } }, certain: true },
  },
  {
    source: 'fi-prh',
    answer: { totalResults: 2, companies: [
      {
        businessId: { value: '9900417-1', registrationDate: '1998-02-11', source: '3' }, names: [{ name: 'Tarrow Lantern Works', type: '1', registrationDate: '1999-01-01' }, { name: 'Tarrow Lamppu', type: '1', endDate: '1998-12-31' }],
        mainBusinessLine: { type: '27400', descriptions: [{ languageCode: '3', description: 'Manufacture of electric lighting equipment' }, { languageCode: '1', description: 'Valaisimien valmistus' }] },
        website: { url: 'www.tarrowlantern.example' }, addresses: [{ type: 1, postCode: '20100', postOffices: [{ city: 'TURKU', languageCode: '1' }, { city: 'ÅBO', languageCode: '2' }] }], tradeRegisterStatus: '1', registrationDate: '1998-03-01',
      },
      { businessId: { value: '9900999-9' }, names: [{ name: 'Tarrow Lantern Tours Oy', type: '1' }], registrationDate: '2019-03-01' },
    ] },
    items: [{ id: '9900417-1', name: 'Tarrow Lantern Works', city: 'TURKU', founded: '1998-02-11', activity: 'Manufacture of electric lighting equipment', site: 'www.tarrowlantern.example', matchScore: 0.95, url: 'https://tietopalvelu.ytj.fi/yritys/9900417-1' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { totalResults: 0, companies: [] }, certain: true },
  },
  {
    source: 'cz-ares',
    answer: { pocetCelkem: 2, ekonomickeSubjekty: [
      { ico: '99004170', obchodniJmeno: 'Tarrow Lantern Works', sidlo: { kodStatu: 'CZ', nazevStatu: 'Česká republika', nazevObce: 'Děčín', textovaAdresa: 'Lampová 4, 40502 Děčín' }, pravniForma: '112', datumVzniku: '2001-07-09', dic: 'CZ99004170', czNace: ['27400'] },
      { ico: '99009990', obchodniJmeno: 'Tarrow Lantern Tours s.r.o.', sidlo: { kodStatu: 'CZ', nazevObce: 'Praha' }, datumVzniku: '2019-01-01' },
    ] },
    items: [{ id: '99004170', name: 'Tarrow Lantern Works', city: 'Děčín', country: 'CZ', founded: '2001-07-09', matchScore: 0.95, url: 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/99004170' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { pocetCelkem: 0, ekonomickeSubjekty: [] }, certain: true },
  },
  {
    source: 'es-openmercantil',
    answer: { query: 'Tarrow Lantern Works', count: 2, offset: 0, items: [
      { name: 'TARROW LANTERN WORKS', cif: 'B99004170', slug: 'tarrow-lantern-works-sl', province: 'Bizkaia', status: 'ACTIVA', cnae_code: '2740', acts_count: 12 },
      { name: 'TARROW LANTERN TOURS SL', cif: 'B99009990', slug: 'tarrow-lantern-tours-sl', province: 'Madrid', status: 'ACTIVA', acts_count: 1 },
    ], _attributions: ['BORME'] },
    items: [{ id: 'B99004170', slug: 'tarrow-lantern-works-sl', name: 'TARROW LANTERN WORKS', city: 'Bizkaia', status: 'activa', activity: '2740', matchScore: 0.95, url: 'https://openmercantil.es/api/v1/company/tarrow-lantern-works-sl' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { query: 'Nobody', count: 0, offset: 0, items: [], _attributions: [] }, certain: true },
  },
  {
    source: 'dk-cvr',
    answer: { vat: 99_004_170, name: 'Tarrow Lantern Works', address: 'Lygtevej 4', zipcode: '7100', city: 'Vejle', cityname: null, protected: false, phone: '70000000', startdate: '02/05 - 2006', enddate: null, employees: '84', industrycode: 274_000, industrydesc: 'Fremstilling af belysningsartikler', companycode: 80, companydesc: 'Anpartsselskab', owners: [{ name: 'Ottoline Marsh' }], t: 100, version: 6 },
    items: [{ id: 99_004_170, name: 'Tarrow Lantern Works', city: 'Vejle', people: 84, founded: '2006-05-02', activity: 'Fremstilling af belysningsartikler', form: 'Anpartsselskab', matchScore: 0.95, url: 'https://datacvr.virk.dk/enhed/virksomhed/99004170' }],
    nothing: { answer: { error: 'NOT_FOUND', t: 0, version: 6 }, certain: true },
  },
  {
    source: 'ee-ariregister',
    answer: { status: 'OK', data: [
      { company_id: 9_000_041, reg_code: 99_004_170, name: 'Tarrow Lantern Works', historical_names: [], status: 'R', legal_address: 'Tartu maakond, Tartu linn, Laterna 4', zip_code: '50000' },
      { company_id: 9_000_099, reg_code: 99_009_990, name: 'Tarrow Lantern Tours OÜ', status: 'R', legal_address: 'Tallinn' },
    ] },
    items: [{ id: 99_004_170, name: 'Tarrow Lantern Works', place: 'Tartu maakond, Tartu linn, Laterna 4', status: 'r', matchScore: 0.95, url: 'https://ariregister.rik.ee/eng/company/99004170' }],
    apart: 1,
    nothing: { answer: { status: 'OK', data: [] }, certain: true },
  },
  {
    source: 'ch-zefix',
    answer: [
      { name: 'Tarrow Lantern Works', ehraid: 990_041, uid: 'CHE990041701', chid: 'CH02030990041', legalSeatId: 261, legalSeat: 'Zürich', registryOfCommerceId: 20, legalForm: { id: 4, shortName: { de: 'GmbH' } }, status: 'ACTIVE', sogcDate: '2024-02-01', deletionDate: null },
      { name: 'Tarrow Lantern Tours GmbH', uid: 'CHE990099901', legalSeat: 'Chur', status: 'ACTIVE' },
    ],
    items: [{ id: 'CHE990041701', name: 'Tarrow Lantern Works', city: 'Zürich', status: 'active', matchScore: 0.95, url: 'https://www.uid.admin.ch/Detail.aspx?uid_id=CHE990041701' }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'uk-gazette',
    known: { legalName: 'Tarrow Lantern Works, Inc.' },
    answer: { 'f:total': '3', entry: [
      { id: 'https://www.thegazette.co.uk/id/notice/9900417', 'f:status': 'published', 'f:notice-code': '2450', title: 'TARROW LANTERN WORKS, INC.', published: '2026-02-04T00:00:00', updated: '2026-02-04T06:00:00', category: { '@term': 'Petitions to Wind Up (Companies)' }, link: [{ '@href': 'https://www.thegazette.co.uk/id/notice/9900417' }], content: '<div>In the High Court</div>' },
      { id: 'https://www.thegazette.co.uk/id/notice/9900418', 'f:notice-code': '2443', title: 'TARROW LANTERN TOURS LIMITED', published: '2025-02-04T00:00:00', category: { '@term': 'Appointment of Liquidators' }, link: [] },
      // A notice about a person, however the name reads, is nobody’s news.
      { id: 'https://www.thegazette.co.uk/id/notice/9900419', 'f:notice-code': '2903', title: 'TARROW LANTERN WORKS, INC.', published: '2025-03-04T00:00:00', category: { '@term': 'Deceased Estates' }, link: [] },
    ] },
    items: [{ title: 'TARROW LANTERN WORKS, INC.', name: 'TARROW LANTERN WORKS, INC.', url: 'https://www.thegazette.co.uk/id/notice/9900417', date: '2026-02-04', number: '2450', kind: 'Petitions to Wind Up (Companies)', matchScore: 1 }],
    apart: 1,
    about: { total: '3' },
    nothing: { answer: { 'f:total': '0', link: [] }, certain: true },
  },
  {
    source: 'uk-companies-house-filings',
    known: { companyNumber: 'ZZ990417' },
    answer: { total_count: 2, start_index: 0, items_per_page: 50, filing_history_status: 'filing-history-available', items: [
      { transaction_id: 'MzM5OTAwNDE3', category: 'accounts', type: 'AA', description: 'accounts-with-accounts-type-full', description_values: { made_up_date: '2025-12-31' }, date: '2026-06-30', pages: 41, links: { self: '/company/ZZ990417/filing-history/MzM5OTAwNDE3', document_metadata: 'https://document-api.company-information.service.gov.uk/document/abc-DEF_417' } },
      { transaction_id: 'MzM5OTAwNDE4', category: 'persons-with-significant-control', type: 'PSC01', description: 'notification-of-a-person-with-significant-control', date: '2024-06-30' },
    ] },
    items: [{ id: 'MzM5OTAwNDE3', title: 'Full accounts', form: 'AA', kind: 'accounts', date: '2026-06-30', asOf: '2025-12-31', document: 'abc-DEF_417', url: 'https://find-and-update.company-information.service.gov.uk/company/ZZ990417/filing-history' }],
    about: { total: 2 },
    nothing: { answer: { total_count: 0, items: [] }, certain: true },
  },
  {
    source: 'uk-companies-house-accounts',
    known: { companyNumber: 'ZZ990417', accounts: 'abc-DEF_417', filed: '2026-06-30' },
    answer: accounts('ZZ990417'),
    type: 'application/xhtml+xml',
    items: [
      { concept: 'Revenue', value: 5_200_000, unit: 'GBP', from: '2025-01-01', asOf: '2025-12-31', number: 'ZZ990417', date: '2026-06-30', url: 'https://find-and-update.company-information.service.gov.uk/company/ZZ990417/filing-history' },
      { concept: 'EntityNumberOfEmployees', value: 48, unit: 'people', from: '2025-01-01', asOf: '2025-12-31', number: 'ZZ990417', url: 'https://find-and-update.company-information.service.gov.uk/company/ZZ990417/filing-history', date: '2026-06-30' },
    ],
    nothing: { answer: '<html><body><p>Balance sheet</p></body></html>', certain: true },
  },
];
