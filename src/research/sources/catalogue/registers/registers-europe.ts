import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { service, shortQuotes } from '../common';
import { register } from './register-common';
import { denmark, estonia, finland, norway } from './registers-north';

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
    'republishes Spain’s official gazette of companies (BORME), under CC BY 4.0 by its own ' +
      'word, which nobody has read yet: facts and a link',
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
