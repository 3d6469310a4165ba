import { defined } from '../../kernel/defined';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, type Known, type RecordedAnswer, type Source } from '../../research/sources';

/** A recorded answer of a source, and where it came from as far as a manifest says. */
export interface SourceRecording {
  readonly id: string;
  readonly path: string;
  readonly from?: string;
  readonly envelope?: string;
  readonly known?: Known;
}

/** Recordings of a part of an answer: what stood around it, with the part in the place of “@”. */
const ENVELOPES: readonly (readonly [RegExp, string])[] = [
  [/^greenhouse\/.*-job-/, '{"jobs":["@"]}'],
  [/^wikipedia\//, '{"parse":{"title":"Article","pageid":1,"wikitext":"@"}}'],
];
/** What a recording was asked with, where its entry needs that to read it. */
const ASKED_WITH: Readonly<Record<string, Known>> = {
  'ats-lever': { lever: 'board' },
  'social-discourse': { forum: 'forum.example' },
};

/** Sets a part of an answer into what stands around it. */
function withEnvelope(text: string, envelope: string | undefined): string {
  if (envelope === undefined) return text;
  let inside: unknown = text;
  try {
    inside = JSON.parse(text);
  } catch {
    // It is a text, and stands in its envelope as one.
  }
  return JSON.stringify(JSON.parse(envelope), (_, value: unknown) =>
    value === '@' ? inside : value,
  );
}

type Row = Readonly<Record<string, string>>;

function readManifest(file: string): readonly Row[] {
  if (!existsSync(file)) return [];
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

const originOf = ({ repo = '', path = '', commit = '', licence = '' }: Row): string =>
  [`${repo}: ${path}`, commit.length >= 7 ? `commit ${commit.slice(0, 10)}` : '', licence]
    .filter((part) => part !== '')
    .join('; ');

/** Every recording below a folder whose source is known: by its manifests, and by what entries name. */
export function listRecordings(folder: string): readonly SourceRecording[] {
  const rows = new Map(
    readManifest(join(folder, 'MANIFEST.tsv')).map((row) => [row['file'] ?? '', row]),
  );
  const named = catalogue.flatMap(({ id, recordings = [] }) =>
    recordings.map((file): SourceRecording => {
      const row = rows.get(file);
      const envelope = ENVELOPES.find(([pattern]) => pattern.test(file))?.[1];
      const known = ASKED_WITH[id];
      return {
        id,
        path: join(folder, file),
        from: row === undefined ? file : originOf(row),
        ...defined({ envelope, known }),
      };
    }),
  );
  const answers = join(folder, 'real-answers');
  const listed = readManifest(join(answers, 'MANIFEST.tsv'))
    .filter(({ source = '' }) => catalogue.some(({ id }) => id === source))
    .map((row): SourceRecording => ({
      id: row['source'] ?? '',
      path: join(answers, row['file'] ?? ''),
      from: originOf(row),
    }));
  return [...named, ...listed].filter(({ path }) => existsSync(path));
}

/** What whoever recorded an answer says of it. */
export interface RecordingTerms {
  readonly origin: string;
  readonly date: string;
  readonly url?: string | undefined;
  readonly envelope?: string | undefined;
}

/** A recording as the answer it was. */
export function readSourceRecording(
  source: Source,
  { path, from, envelope: usual, known = {} }: SourceRecording,
  { origin, date, url, envelope = usual }: RecordingTerms,
): RecordedAnswer {
  return {
    text: withEnvelope(readFileSync(path, 'utf8'), envelope),
    type: typeOf(source, path),
    url: url ?? addressOf(source, path),
    date,
    origin: from ?? origin,
    ...(Object.keys(known).length === 0 ? {} : { known }),
  };
}

function typeOf({ kind }: Source, path: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  if (ending === 'md' || ending === 'txt') return 'text/plain';
  if (ending === 'csv' || kind === 'csv') return 'text/csv';
  if (ending === 'json' || ending === 'ndjson') return 'application/json';
  return ending === 'html' || ending === 'htm' ? 'text/html' : 'application/xml';
}

/** Some readers look at the address’s ending, so it is kept. */
function addressOf({ request }: Source, path: string): string {
  const [template = ''] = request.urls;
  const host = /^https:\/\/[^/?#{}]+/.exec(template)?.[0] ?? 'https://service.example';
  return path.endsWith('.md') ? `${host}/answer.md` : `${host}/answer`;
}
