import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/** A country's own register, searched by name; it knows its own companies and no others. */
export const register = {
  ...plain,
  kind: 'search',
  needs: ['company'],
  polite: { ...service, ttl: days(7) },
  topics: ['snapshot'],
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'entity', reliability: 'register', expires: days(180) },
} as const satisfies Partial<Source>;

const france = defineSource({
  ...register,
  id: 'fr-recherche-entreprises',
  name: 'France: register of companies (SIRENE)',
  serves: { countries: ['FR'] },
  request: {
    urls: ['https://recherche-entreprises.api.gouv.fr/search?q={company}&page=1&per_page=10'],
  },
  polite: { ...service, interval: seconds(1), ttl: days(7) },
  licence: {
    tier: 'A',
    note: 'Licence Ouverte 2.0: the source (INSEE, INPI) and the day are named; of people nothing is kept',
    credit:
      'On French companies: INSEE and INPI through the API Recherche d’entreprises (https://recherche-entreprises.api.gouv.fr/), under the Licence Ouverte 2.0.',
    seenAt: 'annuaire-entreprises-data-gouv-fr/search-api',
  },
  extract: {
    items: 'results[]',
    limit: 10,
    fields: {
      id: 'siren',
      name: 'nom_raison_sociale || nom_complet | plain',
      known: 'nom_complet | plain',
      city: 'siege.libelle_commune | plain',
      founded: 'date_creation | iso',
      closedOn: 'date_fermeture | iso',
      status: 'etat_administratif | code(frenchState)',
      activity: 'activite_principale',
      size: 'categorie_entreprise',
      sites: 'nombre_etablissements_ouverts',
    },
    about: { total: 'total_results' },
    drop: { by: 'etat_administratif', in: ['c'] },
    link: 'https://annuaire-entreprises.data.gouv.fr/entreprise/{id}',
  },
  match: { ...register.match, field: ['name', 'known'] },
});

const norway = defineSource({
  ...register,
  id: 'no-brreg',
  name: 'Norway: Enhetsregisteret',
  serves: { countries: ['NO'] },
  request: { urls: ['https://data.brreg.no/enhetsregisteret/api/enheter?navn={company}&size=10'] },
  licence: {
    tier: 'A',
    note: 'NLOD 2.0: Brønnøysundregistrene is named',
    credit:
      'Contains data under the Norwegian licence for Open Government data (NLOD) distributed by Brønnøysundregistrene (https://data.brreg.no/).',
    seenAt: 'public code that calls data.brreg.no',
  },
  extract: {
    items: '_embedded.enheter[]',
    limit: 10,
    fields: {
      id: 'organisasjonsnummer',
      name: 'navn | plain',
      city: 'forretningsadresse.poststed | plain',
      country: 'forretningsadresse.landkode',
      founded: 'stiftelsesdato || registreringsdatoEnhetsregisteret | iso',
      people: 'antallAnsatte',
      activity: 'naeringskode1.beskrivelse | plain',
      form: 'organisasjonsform.beskrivelse | plain',
      site: 'hjemmeside | plain',
      bankrupt: 'konkurs',
    },
    about: { total: 'page.totalElements' },
    link: 'https://virksomhet.brreg.no/nb/oppslag/enheter/{id}',
    // Without a hit the list is not there at all.
    missing: 'empty',
  },
});

const finland = defineSource({
  ...register,
  id: 'fi-prh',
  name: 'Finland: business information system (PRH)',
  serves: { countries: ['FI'] },
  request: { urls: ['https://avoindata.prh.fi/opendata-ytj-api/v3/companies?name={company}'] },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: PRH is named',
    credit:
      'On Finnish companies: the Finnish Patent and Registration Office (https://avoindata.prh.fi/), under CC BY 4.0.',
    seenAt: 'public code that calls the API of avoindata.prh.fi',
  },
  extract: {
    items: 'companies[]',
    limit: 20,
    fields: {
      id: 'businessId.value',
      name: 'names[0].name | plain',
      city: 'addresses[0].postOffices[0].city | plain',
      founded: 'businessId.registrationDate || registrationDate | iso',
      closedOn: 'endDate | iso',
      activity: 'mainBusinessLine.descriptions[languageCode=3].description | plain',
      site: 'website.url | plain',
    },
    about: { total: 'totalResults' },
    link: 'https://tietopalvelu.ytj.fi/yritys/{id}',
  },
});

const czechia = defineSource({
  ...register,
  id: 'cz-ares',
  name: 'Czechia: ARES',
  serves: { countries: ['CZ'] },
  request: {
    urls: ['https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/vyhledat'],
    post: { obchodniJmeno: '{company}', start: 0, pocet: 10 },
  },
  licence: {
    tier: 'A',
    note: 'public register of the Czech Republic, free to reuse; ARES is named',
    seenAt: 'public code that calls ares.gov.cz',
  },
  extract: {
    items: 'ekonomickeSubjekty[]',
    limit: 10,
    fields: {
      id: 'ico',
      name: 'obchodniJmeno | plain',
      city: 'sidlo.nazevObce | plain',
      country: 'sidlo.kodStatu',
      founded: 'datumVzniku | iso',
      closedOn: 'datumZaniku | iso',
    },
    about: { total: 'pocetCelkem' },
    link: 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/{id}',
  },
});

const spain = defineSource({
  ...register,
  id: 'es-openmercantil',
  name: 'Spain: OpenMercantil',
  serves: { countries: ['ES'] },
  request: { urls: ['https://openmercantil.es/api/v1/search?q={company}&limit=10'] },
  licence: shortQuotes(
    'republishes Spain’s official gazette of companies (BORME), under CC BY 4.0 by its own word, which nobody has read yet: facts and a link',
    'public code that calls openmercantil.es',
  ),
  extract: {
    items: 'items[]',
    limit: 10,
    fields: {
      id: 'cif',
      slug: 'slug',
      name: 'name | plain',
      city: 'province | plain',
      status: 'status | lower',
      activity: 'cnae_code',
    },
    about: { total: 'count' },
    link: 'https://openmercantil.es/api/v1/company/{slug}',
  },
});

const denmark = defineSource({
  ...register,
  id: 'dk-cvr',
  name: 'Denmark: CVR (cvrapi.dk)',
  serves: { countries: ['DK'] },
  request: { urls: ['https://cvrapi.dk/api?search={company}&country=dk'] },
  // Fifty questions a day are free.
  polite: { ...service, interval: seconds(30), ttl: days(30) },
  licence: shortQuotes(
    'a private service over the public register; its quota for a business must be agreed: facts and a link',
    'public code that calls cvrapi.dk',
  ),
  extract: {
    items: '.',
    limit: 1,
    fields: {
      id: 'vat',
      name: 'name | plain',
      city: 'city | plain',
      people: 'employees | num',
      founded: 'startdate | iso(dmy)',
      activity: 'industrydesc | plain',
      form: 'companydesc | plain',
    },
    link: 'https://datacvr.virk.dk/enhed/virksomhed/{id}',
    gone: 'empty',
  },
  sayings: [
    { says: '"not_found"', outcome: 'empty', sentence: 'It knows no company of that name.' },
    { says: '"quota_exceeded"', outcome: 'limited', sentence: 'Its questions are used up.' },
    { says: '"banned"', outcome: 'blocked', sentence: 'It turned our crawler away.' },
  ],
  enabled: 'verify',
});

const estonia = defineSource({
  ...register,
  id: 'ee-ariregister',
  name: 'Estonia: e-Business Register',
  serves: { countries: ['EE'] },
  request: { urls: ['https://ariregister.rik.ee/est/api/autocomplete?q={company}'] },
  licence: {
    tier: 'A',
    note: 'open data of the Estonian register, no agreement needed for this service; RIK is named',
    seenAt: 'public code that calls ariregister.rik.ee',
  },
  extract: {
    items: 'data[]',
    limit: 10,
    fields: {
      id: 'reg_code',
      name: 'name | plain',
      place: 'legal_address | plain',
      status: 'status | lower',
    },
    link: 'https://ariregister.rik.ee/eng/company/{id}',
  },
  enabled: 'verify',
});

const switzerland = defineSource({
  ...register,
  id: 'ch-zefix',
  name: 'Switzerland: Zefix',
  serves: { countries: ['CH'] },
  request: {
    urls: ['https://www.zefix.admin.ch/ZefixPublicREST/api/v1/company/search'],
    post: { name: '{company}', activeOnly: true },
  },
  auth: { key: 'zefix', in: 'basic-pair' },
  licence: {
    tier: 'A',
    note: 'official index of the commercial registers; free to reuse with Zefix named, and with no legal force',
    seenAt: 'public code that calls zefix.admin.ch',
  },
  extract: {
    items: '[]',
    limit: 20,
    fields: {
      id: 'uid',
      name: 'name | plain',
      city: 'legalSeat | plain',
      status: 'status | lower',
    },
    link: 'https://www.uid.admin.ch/Detail.aspx?uid_id={id}',
    gone: 'empty',
  },
  enabled: 'key',
});

export const europeanRegisters: readonly Source[] = [
  france,
  norway,
  finland,
  czechia,
  spain,
  denmark,
  estonia,
  switzerland,
];
