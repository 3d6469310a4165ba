import { seconds } from '../../kernel/time';
import type { Ask, Source } from '../sources';
import type { Company } from './companies';
import { comparableName } from './names/names';
import type { JobBoards } from './shape';

const common = {
  kind: 'json',
  needs: ['company'],
  licence: { tier: 'B', note: 'the employer’s name on its board', maxQuoteWords: 25 },
  topics: ['hiring'],
  evidence: { kind: 'directory', reliability: 'first-party' },
  enabled: true,
} as const satisfies Partial<Source>;

/** Only services that say whose board it is: a guessed name alone may be a namesake's. */
const SERVICES: readonly {
  readonly board: keyof JobBoards;
  readonly path: readonly (string | number)[];
  readonly source: Source;
}[] = [
  {
    board: 'greenhouse',
    path: ['name'],
    source: {
      ...common,
      id: 'ats-greenhouse-board',
      name: 'Greenhouse board’s name',
      polite: { robots: 'api', interval: seconds(2), maxBytes: 1_000_000 },
      request: { urls: ['https://boards-api.greenhouse.io/v1/boards/{company}'] },
    },
  },
  {
    board: 'workable',
    path: ['name'],
    source: {
      ...common,
      id: 'ats-workable-board',
      name: 'Workable board’s name',
      polite: { robots: 'api', interval: seconds(5), maxBytes: 2_000_000 },
      request: { urls: ['https://apply.workable.com/api/v1/widget/accounts/{company}'] },
    },
  },
  {
    board: 'smartrecruiters',
    path: ['content', 0, 'company', 'name'],
    source: {
      ...common,
      id: 'ats-smartrecruiters-board',
      name: 'SmartRecruiters board’s name',
      polite: { robots: 'api', interval: seconds(1), maxBytes: 2_000_000 },
      request: {
        urls: ['https://api.smartrecruiters.com/v1/companies/{company}/postings?limit=1'],
      },
    },
  },
];

/** The name in the address of the company's site, and the name itself written as one word. */
function guessesFor({ domain, name }: Company): readonly string[] {
  const label = domain?.split('.').at(-2) ?? '';
  const plain = comparableName(name).replaceAll(' ', '');
  return [...new Set([label, plain])].filter((one) => /^[a-z0-9-]{3,40}$/.test(one));
}

function at(body: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    body,
  );
}

async function ownerOf(
  ask: Ask,
  { source, path }: (typeof SERVICES)[number],
  guess: string,
): Promise<string> {
  const answer = await ask({
    source,
    url: (source.request.urls[0] ?? '').replace('{company}', encodeURIComponent(guess)),
  });
  if (answer.outcome !== 'ok') return '';
  try {
    return String(at(JSON.parse(answer.text), path) ?? '');
  } catch {
    return '';
  }
}

/** The company's job boards, guessed by name and used only if the board itself shows that name. */
export async function guessJobBoards(ask: Ask, company: Company): Promise<JobBoards> {
  const names = new Set([...company.names, ...company.aliases].map(comparableName));
  const found = await Promise.all(
    SERVICES.map(async (service) => {
      for (const guess of guessesFor(company)) {
        const owner = comparableName(await ownerOf(ask, service, guess));
        if (owner !== '' && names.has(owner)) return [[service.board, guess] as const];
      }
      return [];
    }),
  );
  return Object.fromEntries(found.flat());
}
