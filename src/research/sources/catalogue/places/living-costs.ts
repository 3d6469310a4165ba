import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, publicDomain, service } from '../common';

/** Asked wherever the role is, for any company. They describe the place, not the company. */
export const placeRecord = {
  ...plain,
  kind: 'json',
  needs: ['city'],
  polite: { ...service, ttl: days(30) },
  topics: ['location'],
  evidence: { kind: 'place', reliability: 'reference', expires: days(180) },
} as const satisfies Partial<Source>;

export const american = {
  ...placeRecord,
  serves: { countries: ['US'] },
  evidence: { kind: 'place', reliability: 'register', expires: days(365) },
  enabled: 'key',
} as const satisfies Partial<Source>;

export const rents = defineSource({
  ...american,
  id: 'loc-hud-fmr',
  name: 'US fair market rents (HUD)',
  needs: ['rentArea'],
  request: { urls: ['https://www.huduser.gov/hudapi/public/fmr/data/{rentArea}'] },
  auth: { key: 'hud', in: 'header', name: 'authorization', prefix: 'Bearer ' },
  licence: {
    tier: 'A',
    note: 'US government work, public domain; its terms want a sentence said',
    credit: 'This product uses the HUD User Data API but is not endorsed or certified by HUD User.',
    seenAt: 'HUD User API documentation',
  },
  extract: {
    items: 'data',
    limit: 1,
    fields: {
      title: 'area_name || metro_name || county_name | plain',
      year: 'year || basicdata.year || basicdata[0].year',
      // Where each postal code has a rent of its own, the first row is the whole area’s.
      studio: 'basicdata.Efficiency || basicdata[0].Efficiency | num',
      oneBedroom: 'basicdata.One-Bedroom || basicdata[0].One-Bedroom | num',
      twoBedrooms: 'basicdata.Two-Bedroom || basicdata[0].Two-Bedroom | num',
      threeBedrooms: 'basicdata.Three-Bedroom || basicdata[0].Three-Bedroom | num',
    },
    link: 'https://www.huduser.gov/portal/datasets/fmr.html',
    gone: 'empty',
  },
});

export const lodging = defineSource({
  ...american,
  id: 'loc-gsa-perdiem',
  name: 'US lodging and meal rates (GSA per diem)',
  needs: ['city', 'state', 'year'],
  request: {
    urls: ['https://api.gsa.gov/travel/perdiem/v2/rates/city/{city}/state/{state}/year/{year}'],
  },
  auth: { key: 'dataGov', in: 'header', name: 'x-api-key' },
  licence: publicDomain('GSA per diem API documentation'),
  extract: {
    items: 'rates[].rate[]',
    limit: 5,
    fields: {
      title: 'city | plain',
      county: 'county | plain',
      meals: 'meals | num',
      january: 'months.month[number=1].value | num',
      july: 'months.month[number=7].value | num',
      standard: 'standardRate',
    },
    link: 'https://www.gsa.gov/travel/plan-book/per-diem-rates',
    missing: 'empty',
  },
});
