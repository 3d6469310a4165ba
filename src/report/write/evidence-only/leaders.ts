import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { endSentence, possessive, formatMonth } from '../phrases';
import { asOfDay, rivalsOf, describeConflict } from './contested';
import { describeEntries } from './entries';
import {
  distinctBy,
  draft,
  draftList,
  isPlainName,
  nameIn,
  type Facts,
  type Listed,
} from './facts';

const LEADERS = 'Who leads it';

/** “Dana Quill, Chief Financial Officer” as a person and a title, if its quote carries both. */
export function personOf(row: Evidence): { name: string; title?: string } | undefined {
  const [name, ...rest] = String(row.value ?? '').split(/,\s*/u);
  const title = rest.length > 0 ? rest.join(', ') : String(row.details?.['title'] ?? '');
  const quote = row.quote.toLowerCase();
  if (name === undefined || !isPlainName(name) || !quote.includes(name.toLowerCase()))
    return undefined;
  return isPlainName(title) && quote.includes(title.toLowerCase()) ? { name, title } : { name };
}

/** The month since which it is so, if the row tells it. */
export function sinceOf(row: Evidence): string | undefined {
  const since = row.details?.['since'];
  const said = typeof since === 'string' ? formatMonth(since) : '';
  return said === '' ? undefined : said;
}

const SHORT_FORMS: Readonly<Record<string, string>> = {
  CFO: 'chief financial officer',
  CTO: 'chief technology officer',
  COO: 'chief operating officer',
  CIO: 'chief information officer',
  CMO: 'chief marketing officer',
};

/** “CTO” and “Chief Technology Officer” are one office, and one person holds it; nothing for titles that many hold. */
function officeOf(row: Evidence): string | undefined {
  const title = personOf(row)?.title ?? '';
  return (
    SHORT_FORMS[title] ?? (/^chief\b.*\bofficer$/iu.test(title) ? title.toLowerCase() : undefined)
  );
}

function titled(rows: readonly Evidence[], except: ReadonlySet<string>, most: number): Evidence[] {
  const people = rows.filter((row) => {
    const person = personOf(row);
    return person?.title !== undefined && !except.has(person.name);
  });
  return distinctBy(
    distinctBy(people, (row) => personOf(row)?.name ?? ''),
    (row) => officeOf(row) ?? row.id,
  ).slice(0, most);
}

/** So long a change at the top is news. */
const NEW_FOR_YEARS = 2;

/** “, since September 2025”: of those alone who have not been there for long. */
function newSince(row: Evidence, writtenAt: string): string {
  const since = sinceOf(row);
  const isNew =
    Number(String(row.details?.['since'] ?? '').slice(0, 4)) >=
    Number(writtenAt.slice(0, 4)) - NEW_FOR_YEARS;
  return since !== undefined && isNew ? `, since ${since}` : '';
}

/** With the day on which they began, or without it where that is in doubt. */
function listed(rows: readonly Evidence[], writtenAt: string): readonly Listed[] {
  return rows.map((row) => {
    const { name = '', title = '' } = personOf(row) ?? {};
    return {
      row,
      texts: [`${name} (${title}${newSince(row, writtenAt)})`, `${name} (${title})`],
    };
  });
}

function chiefExecutive(facts: Facts, company: string): DraftClaim[] {
  const best = facts.best('chief-executive');
  const head = best && personOf(best)?.name;
  if (best === undefined || head === undefined) return [];
  // Of those that name the same person, the one that says since when.
  const same = facts
    .all('chief-executive')
    .filter((row) => row.status === best.status && personOf(row)?.name === head);
  const chief = same.find((row) => sinceOf(row) !== undefined) ?? best;
  const newest =
    same.toSorted((left, right) => asOfDay(right).localeCompare(asOfDay(left)))[0] ?? best;
  const rivals = rivalsOf(chief, facts).filter((row) => personOf(row) !== undefined);
  const asOf = asOfDay(newest);
  if (rivals.length > 0) {
    const text = describeConflict({
      row: chief,
      rivals,
      say: (row) => personOf(row)?.name ?? '',
      tell: (teller, said) => `${teller} names ${said} as the one who leads it`,
      others: (teller, said) => `${teller} names ${said}`,
    });
    return [draft(endSentence(text), [chief, ...rivals], { group: LEADERS, asOf })];
  }
  if (chief.status === 'stale')
    return [
      draft(endSentence(`The last chief executive we found named is ${head}`), [chief], {
        group: LEADERS,
        asOf,
      }),
    ];
  const since = sinceOf(chief);
  const plain = `${possessive(company)} chief executive is ${head}`;
  const rows = [...new Set([chief, newest])];
  if (since === undefined) return [draft(endSentence(plain), rows, { group: LEADERS, asOf })];
  const dated = `${possessive(company)} chief executive, since ${since}, is ${head}`;
  const member = { texts: [dated, plain], evidenceIds: rows.map(({ id }) => id) };
  return [
    {
      ...draft(endSentence(dated), rows, { group: LEADERS, asOf }),
      list: { members: [member], one: '', many: '' },
    },
  ];
}

/** Of a register that writes names its own way, “MARSH, Ottoline”: those whom nobody else names. */
function registered(facts: Facts): DraftClaim[] {
  const named = new Set(
    ['chief-executive', 'leadership', 'board']
      .flatMap(facts.all)
      .flatMap((row) => personOf(row)?.name.toLowerCase() ?? []),
  );
  const told = (attribute: string, lead: string): DraftClaim[] => {
    const rows = facts
      .all(attribute)
      .filter(
        (row) =>
          personOf(row) === undefined &&
          row.reliability === 'register' &&
          !named.has(String(row.value).toLowerCase()),
      );
    const entries = rows.map((row) => ({
      ...row,
      value: row.quote.split('\n')[0] ?? '',
      asOf: '',
      publishedAt: '',
    }));
    return describeEntries(entries, {
      labels: ['Role'],
      needs: true,
      leads: [() => lead],
      group: LEADERS,
    });
  };
  return [
    ...told('leadership', 'On record in its leadership'),
    ...told('board', 'On record on its board'),
  ];
}

export function writeLeaders(facts: Facts, company: string, writtenAt: string): DraftClaim[] {
  const drafts = chiefExecutive(facts, company);
  const head = facts.all('chief-executive').flatMap((row) => personOf(row)?.name ?? [])[0];
  const others = titled(facts.all('leadership'), new Set([head ?? '']), 6);
  if (others.length > 0) {
    const start = drafts.length > 0 ? 'Also named in the leadership' : 'Named in the leadership';
    drafts.push(
      draftList(listed(others, writtenAt), `${start}: `, {
        group: LEADERS,
        asOf: asOfDay(others[0] as Evidence),
      }),
    );
  }
  const board = titled(facts.all('board'), new Set([head ?? '']), 3);
  if (board.length > 0)
    drafts.push(
      draftList(listed(board, writtenAt), 'On its board sit ', {
        group: LEADERS,
        asOf: asOfDay(board[0] as Evidence),
      }),
    );
  const founders = distinctBy(
    facts.all('founder').filter((row) => nameIn(row) !== undefined),
    (row) => nameIn(row) ?? '',
  ).slice(0, 3);
  if (founders.length > 0) {
    drafts.push(
      draftList(
        founders.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
        'It was started by ',
        { group: LEADERS },
      ),
    );
  }
  return [...drafts, ...registered(facts)];
}
