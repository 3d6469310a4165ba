import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import { service, shortQuotes } from '../common';
import { register } from './register-common';

export const norway = defineSource({
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

export const finland = defineSource({
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

export const denmark = defineSource({
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

export const estonia = defineSource({
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
