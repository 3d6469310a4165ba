import { days, hours, seconds } from '../../../kernel/time';
import { fail, succeed, type Result } from '../../../kernel/result';
import { checkSource } from '../definition/check/check-source';
import { defineSource } from '../definition/define-source';
import type { KnownAs } from '../reading/match-items';
import { NEEDS } from '../definition/needs';
import { readAnswer } from '../reading/read-answer';
import type { Need, Source, SourceKind } from '../shape';
import { placeholdersOf } from '../definition/template';
import { FORMS, type AnswerForm } from './answer-forms';
import { guessFields } from './guess-fields';
import { writeLiteral } from './write-literal';

export interface ScaffoldOrder {
  readonly id: string;
  readonly kind: SourceKind;
  /** With placeholders for what must be known. */
  readonly url: string;
  /** The recorded answer, of which nothing but the names of its parts is taken. */
  readonly text: string;
  /** The made-up company that the contract is about. */
  readonly company: KnownAs;
}

export interface Scaffold {
  /** What both files export. */
  readonly name: string;
  readonly entry: string;
  readonly contract: string;
  readonly source: Source;
}

const wordsOf = (id: string): readonly string[] => id.split('-').filter((word) => word !== '');
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function nameOf(id: string): string {
  const [first = 'source', ...rest] = wordsOf(id);
  const name = `${first}${rest.map(capital).join('')}`;
  return /^[a-z]/.test(name) ? name : `source${capital(name)}`;
}

/** What stands in the entry by itself; the rest comes from what all services have in common. */
function skeletonOf({ id, kind, url }: ScaffoldOrder, { list }: AnswerForm) {
  const needs = [...new Set(placeholdersOf(url))] as Need[];
  const fields = Object.fromEntries(
    guessFields(list.items).map(({ name, mapping }) => [name, mapping]),
  );
  const matched =
    kind === 'feed'
      ? ['title', 'html']
      : 'title' in fields
        ? 'title'
        : (Object.keys(fields)[0] ?? 'title');
  return {
    id,
    name: wordsOf(id).map(capital).join(' '),
    kind,
    needs,
    request: { urls: [url] },
    topics: ['news' as const],
    ...(kind === 'feed' ? {} : { extract: { items: list.path, limit: 50, fields } }),
    match: {
      field: matched,
      against: 'names' as const,
      min: kind === 'feed' ? 0.75 : 0.9,
      how: kind === 'feed' ? ('mentions' as const) : ('is' as const),
    },
  };
}

const SEEN = 'where its documentation stands';
const TERMS = 'terms not read yet: facts, a link and a short quote';

function entryOf(skeleton: ReturnType<typeof skeletonOf>, name: string): string {
  const {
    id,
    name: title,
    kind,
    needs,
    request,
    topics,
    match,
    extract,
  } = { extract: undefined, ...skeleton };
  const isFeed = kind === 'feed';
  const lines = [
    isFeed ? '...polled,' : '...plain,',
    `id: ${writeLiteral(id)},`,
    `name: ${writeLiteral(title)},`,
    ...(isFeed ? [] : [`kind: ${writeLiteral(kind)},`]),
    ...(isFeed && needs.length === 0 ? [] : [`needs: ${writeLiteral(needs)},`]),
    `request: ${writeLiteral(request, '  ')},`,
    // A page is no service made for programs: its robots.txt decides.
    ...(kind === 'html' ? ["polite: { ...service, robots: 'obey' },"] : []),
    `licence: shortQuotes(${writeLiteral(TERMS)}, ${writeLiteral(SEEN)}),`,
    `topics: ${writeLiteral(topics)},`,
    ...(extract === undefined ? [] : [`extract: ${writeLiteral(extract, '  ')},`]),
    ...(isFeed
      ? []
      : [
          `match: ${writeLiteral(match)},`,
          "evidence: { kind: 'record', reliability: 'public-voice', expires: days(365) },",
        ]),
    '// Off until a probe sees it answer.',
    "enabled: 'verify',",
  ];
  const shared = kind === 'html' ? 'plain, service, shortQuotes' : 'plain, shortQuotes';
  const imports = isFeed
    ? [
        "import { defineSource } from '../../definition/define-source';",
        "import { shortQuotes } from '../common';",
        "import { polled } from '../news/press';",
      ]
    : [
        "import { days } from '../../../../kernel/time';",
        "import { defineSource } from '../../definition/define-source';",
        `import { ${shared} } from '../common';`,
      ];
  return [
    ...imports,
    '',
    `export const ${name} = defineSource({`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}

function contractOf(
  { id, company }: ScaffoldOrder,
  { made, nothing, type }: AnswerForm,
  source: Source,
  name: string,
): string {
  const text = (answer: unknown): string =>
    typeof answer === 'string' ? answer : JSON.stringify(answer);
  const read = (answer: unknown) =>
    readAnswer(
      source,
      {
        outcome: 'ok',
        url: 'https://service.example/answer',
        type,
        text: text(answer),
        headers: {},
        fetchedAt: '',
      },
      {},
      company,
    );
  const { items, apart, about } = read(made);
  const empty = read(nothing);
  const held = {
    source: id,
    answer: made,
    ...(type === 'application/json' ? {} : { type }),
    items,
    ...(apart.length === 0 ? {} : { apart: apart.length }),
    ...(Object.keys(about).length === 0 ? {} : { about }),
    ...(empty.outcome === 'empty' ? { nothing: { answer: nothing, certain: empty.certain } } : {}),
  };
  return [
    "import type { ContractCase } from '../contract-case';",
    '',
    '/** Made up in the form of a recorded answer; only the names of its parts are the service’s. */',
    `export const ${name}: readonly ContractCase[] = [`,
    `  ${writeLiteral(held, '  ')},`,
    '];',
    '',
  ].join('\n');
}

/** An entry and its contract from one recorded answer, so that whoever adds a source corrects guesses. */
export function scaffoldSource(order: ScaffoldOrder): Result<Scaffold> {
  const { id, kind, url, text } = order;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    return fail(
      'bad-id',
      'An id is small letters and digits with dashes between, as in “made-up-register”.',
    );
  const unknown = placeholdersOf(url).filter((one) => !Object.hasOwn(NEEDS, one));
  if (unknown.length > 0)
    return fail(
      'bad-url',
      `Nobody can know {${unknown[0]}}; a template may hold what src/research/sources/definition/needs.ts lists.`,
    );
  const form = FORMS[kind]?.(text);
  if (form === undefined)
    return fail(
      'bad-kind',
      `A source of kind “${kind}” is written by hand; there are ${Object.keys(FORMS).join(', ')}.`,
    );
  if (!form.ok) return form;
  const skeleton = skeletonOf(order, form.value);
  if (skeleton.extract !== undefined && Object.keys(skeleton.extract.fields).length === 0)
    return fail('unread', 'The recorded answer holds nothing that a mapping could name.');
  try {
    const source = defineSource({
      ...skeleton,
      auth: 'none',
      polite: {
        robots: 'api',
        interval: seconds(2),
        maxBytes: 8_000_000,
        ttl: hours(12),
        conditional: false,
      },
      recordings: [],
      licence: { tier: 'B', note: TERMS, maxQuoteWords: 25, seenAt: SEEN },
      evidence: { kind: 'record', reliability: 'public-voice', expires: days(365) },
      enabled: 'verify',
    });
    checkSource(source);
    const name = nameOf(id);
    return succeed({
      name,
      source,
      entry: entryOf(skeleton, name),
      contract: contractOf(order, form.value, source, name),
    });
  } catch (error) {
    return fail('not-an-entry', error instanceof Error ? error.message : String(error));
  }
}
