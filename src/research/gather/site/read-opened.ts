import { defined } from '../../../kernel/defined';
import type { PdfReading, ReadablePage } from '../../read';
import type { AskedBody, OutcomeCode } from '../../sources/shape';
import type { FetchContext } from '../ask/fetch-context';

type Readers = Pick<FetchContext, 'read' | 'readPdf'>;

type Readout =
  | { readonly outcome: 'ok'; readonly sentence: string; readonly page: ReadablePage }
  | { readonly outcome: Exclude<OutcomeCode, 'ok'>; readonly sentence: string };

const UNREADABLE: Readonly<
  Partial<Record<ReadablePage['type'], readonly [Exclude<OutcomeCode, 'ok'>, string]>>
> = {
  'error-page': ['error-page', 'It showed an error page.'],
  'bot-wall': ['blocked', 'It turned our crawler away.'],
  'cookie-wall': ['blocked', 'It shows nothing without consent to cookies.'],
  'empty-shell': ['empty-shell', 'Its page is empty without scripts.'],
};

type PdfFault = Extract<PdfReading, { readonly ok: false }>['failure']['code'];

const UNREADABLE_PDF: Readonly<Record<PdfFault, Exclude<OutcomeCode, 'ok'>>> = {
  'not-a-pdf': 'shape-changed',
  'too-large': 'refused',
  encrypted: 'blocked',
  broken: 'error-page',
  'no-text': 'empty',
};

const PDF_TYPE = /^application\/(?:x-)?pdf$/;
const SIGNATURE = '%PDF-';
/** The signature may come after a few lines of something else. */
const SIGNED_WITHIN = 1_024;

/** By what it says it is, or by what its bytes are; bytes that say neither are no PDF. */
function isPdf({ type, bytes, text }: Pick<AskedBody, 'type' | 'bytes' | 'text'>): boolean {
  if (PDF_TYPE.test(type)) return true;
  return bytes === undefined
    ? text.trimStart().startsWith(SIGNATURE)
    : Buffer.from(bytes.subarray(0, SIGNED_WITHIN)).includes(SIGNATURE);
}

async function readAsPdf({ readPdf }: Readers, { bytes }: AskedBody): Promise<Readout> {
  if (bytes === undefined)
    return { outcome: 'shape-changed', sentence: 'It sent a PDF as if it were text.' };
  const read = await readPdf({ bytes }).catch(() => undefined);
  // A PDF that ends its reader, or keeps it busy for ever, is one that can’t be read.
  if (read === undefined)
    return { outcome: 'error-page', sentence: 'Its PDF could not be taken apart.' };
  if (!read.ok)
    return { outcome: UNREADABLE_PDF[read.failure.code], sentence: read.failure.sentence };
  const { title, author, language, modifiedAt, text, blocks } = read.value;
  const page: ReadablePage = {
    title,
    text,
    blocks,
    type: 'documentation',
    tables: [],
    structured: [],
    links: [],
    feeds: [],
    ...defined({ author, language, publishedAt: modifiedAt }),
  };
  return {
    outcome: 'ok',
    sentence: read.value.isCut ? 'Its PDF was read in part.' : 'Its PDF was read.',
    page,
  };
}

/** What an address answered, page or PDF, as its readers would see it. Nothing it holds makes this throw. */
export async function readOpened(readers: Readers, answer: AskedBody): Promise<Readout> {
  if (isPdf(answer)) return readAsPdf(readers, answer);
  if (answer.bytes !== undefined)
    return { outcome: 'shape-changed', sentence: 'It is no page and no PDF.' };
  const page = await readers.read({ html: answer.text, url: answer.url }).catch(() => undefined);
  if (page === undefined)
    return { outcome: 'error-page', sentence: 'Its page could not be taken apart.' };
  const [outcome, sentence] =
    UNREADABLE[page.type] ?? (page.text === '' ? (['empty', 'It says nothing.'] as const) : []);
  return outcome === undefined
    ? { outcome: 'ok', sentence: 'It was read.', page }
    : { outcome, sentence: sentence ?? '' };
}
