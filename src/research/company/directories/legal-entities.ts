import type { Ask, Source } from '../../sources';
import { known, type CompanyRecord, type Directory } from '../directory';

type Json = Readonly<Record<string, unknown>>;
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/** “BE” is Belgium; what is no code stays as it is. */
function regionName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}

async function askBy(ask: Ask, source: Source, value: string): Promise<Json | undefined> {
  const url = (source.request.urls[0] ?? '').replace(/\{(?:company|legalName|lei)\}/g, () =>
    encodeURIComponent(value),
  );
  // Its answer is read here as it came: who is meant is not known yet, so nothing can be matched.
  const answer = await ask({ source: { ...source, kind: 'json' }, url });
  if (answer.outcome === 'empty' || answer.outcome === 'gone') return {};
  if (answer.outcome !== 'ok') return undefined;
  try {
    return object(JSON.parse(answer.text));
  } catch {
    return undefined;
  }
}

function leiRecord(raw: unknown): CompanyRecord {
  const entity = object(object(object(raw)['attributes'])['entity']);
  const legalName = text(object(entity['legalName'])['name']);
  const seat = object(entity['headquartersAddress'] ?? entity['legalAddress']);
  const registered = object(entity['registeredAt']);
  return {
    directory: 'gleif',
    name: legalName,
    legalName,
    aliases: list(entity['otherNames'])
      .map((one) => text(object(one)['name']))
      .filter((one) => one !== ''),
    ...known({
      lei: text(object(object(raw)['attributes'])['lei']) || text(object(raw)['id']),
      headquarters: text(seat['city']),
      country: regionName(text(seat['country'])),
      // The register of England and Wales. Other registers' numbers could be mistaken for its
      // numbers.
      companyNumber:
        text(registered['id']) === 'RA000585' ? text(entity['registeredAs']) : undefined,
    }),
    known: 0,
    ended: text(entity['status']) === 'INACTIVE',
  };
}

/** The name of the company at the top of the house, by the identifier of one below. */
export async function findParentByLei(
  ask: Ask,
  source: Source,
  lei: string,
): Promise<string | undefined> {
  const body = await askBy(ask, source, lei);
  const name = text(
    object(object(object(object(body?.['data'])['attributes'])['entity'])['legalName'])['name'],
  );
  return name === '' ? undefined : name;
}

/** Companies that hold an identifier for trading, worldwide. */
export function leiDirectory(ask: Ask, source: Source): Directory {
  return {
    name: 'GLEIF',
    essential: false,
    async search(name) {
      const body = await askBy(ask, source, name);
      return (
        body && {
          records: list(body['data'])
            .map(leiRecord)
            .filter((one) => one.name !== ''),
          people: 0,
        }
      );
    },
  };
}

const CLOSED = new Set(['dissolved', 'converted-closed', 'closed', 'liquidation']);

function registerRecord(raw: unknown): CompanyRecord {
  const item = object(raw);
  return {
    directory: 'companies-house',
    name: text(item['title']),
    legalName: text(item['title']),
    aliases: [],
    ...known({
      companyNumber: text(item['company_number']),
      headquarters: text(object(item['address'])['locality']),
      country: regionName('GB'),
    }),
    known: 0,
    ended: CLOSED.has(text(item['company_status'])),
  };
}

/** The register of British companies. */
export function britishDirectory(ask: Ask, source: Source): Directory {
  return {
    name: 'Companies House',
    essential: false,
    async search(name) {
      const body = await askBy(ask, source, name);
      return (
        body && {
          records: list(body['items'])
            .map(registerRecord)
            .filter((one) => one.name !== ''),
          people: 0,
        }
      );
    },
  };
}
