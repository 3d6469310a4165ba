import { getDocumentProxy } from 'unpdf';
import { defined } from '../../../kernel/defined';
import { fail, succeed, type Result } from '../../../kernel/result';
import { squeeze } from '../../../kernel/text';
import { seconds } from '../../../kernel/time';
import { layOut, type BlockText } from '../layout/blocks';
import { findDay } from '../../../language';
import { layOutPdf, type PdfPiece } from './pdf-lines';
import { unpacksSafely } from './pdf-streams';
import { removeInvisible } from '../layout/visible-text';

const LARGEST_PDF = 24 * 1024 * 1024;
/** An annual report has 100 to 300 pages. */
const MOST_PAGES = 300;
const MOST_CHARACTERS = 2_000_000;
/** Stops pages that draw each other without end. The thread that reads has a limit of its own. */
const LONGEST_READING = seconds(30);
const LONGEST_NAME = 120;

type PdfFault = 'not-a-pdf' | 'too-large' | 'encrypted' | 'broken' | 'no-text';

interface PdfText extends BlockText {
  readonly title: string;
  readonly author?: string;
  readonly language?: string;
  readonly modifiedAt?: string;
  readonly pages: number;
  /** More pages than are read, or more text: what is here is its beginning. */
  readonly isCut: boolean;
}

/** What a PDF says, or why it says nothing. */
export type PdfReading = Result<PdfText, PdfFault>;

export interface PdfInput {
  readonly bytes: Uint8Array;
}

type Opened = Awaited<ReturnType<typeof getDocumentProxy>>;

interface Info {
  readonly Title?: unknown;
  readonly Author?: unknown;
  readonly ModDate?: unknown;
  readonly CreationDate?: unknown;
  readonly Language?: unknown;
}

const said = (value: unknown): string =>
  typeof value === 'string' ? squeeze(removeInvisible(value)) : '';

/** “D:20250311101500Z” */
function dayOf(value: unknown): string | undefined {
  const [, year = '', month = '', day = ''] = /^D:(\d{4})(\d{2})(\d{2})/.exec(said(value)) ?? [];
  return findDay(`${year}-${month}-${day}`)?.day;
}

async function piecesOf(pdf: Opened, number: number): Promise<readonly PdfPiece[]> {
  const page = await pdf.getPage(number);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as readonly number[];
    const size = Math.max(Math.hypot(c, d), Math.hypot(a, b));
    // Beside the sheet nobody reads.
    const isOnPage = x >= left - 1 && x <= right && y >= bottom - 1 && y <= top;
    return isOnPage ? [{ text: item.str, x, y, width: item.width, size }] : [];
  });
}

async function readPages(
  pdf: Opened,
): Promise<{ readonly pieces: readonly (readonly PdfPiece[])[]; readonly isCut: boolean }> {
  const pieces: (readonly PdfPiece[])[] = [];
  const end = performance.now() + LONGEST_READING;
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    if (number > MOST_PAGES || characters > MOST_CHARACTERS || performance.now() > end)
      return { pieces, isCut: true };
    const page = await piecesOf(pdf, number);
    characters += page.reduce((sum, { text }) => sum + text.length, 0);
    pieces.push(page);
  }
  return { pieces, isCut: false };
}

async function textOf(pdf: Opened): Promise<PdfReading> {
  const { pieces, isCut } = await readPages(pdf);
  const lines = layOutPdf(pieces);
  if (lines.length === 0) return fail('no-text', 'The PDF holds pictures of pages and no text.');
  const info = (await pdf.getMetadata().then(
    (one) => one.info,
    () => ({}),
  )) as Info;
  const [named, author, language] = [said(info.Title), said(info.Author), said(info.Language)];
  const isNamed =
    named !== '' &&
    named.length <= LONGEST_NAME &&
    !/\.(?:docx?|pdf|indd|pptx?|xlsx?)$|^(?:untitled|microsoft word)/i.test(named);
  const modifiedAt = dayOf(info.ModDate) ?? dayOf(info.CreationDate);
  return succeed({
    title: isNamed ? named : (lines.find(({ kind }) => kind === 'heading')?.text ?? ''),
    ...(author === '' || author.length > LONGEST_NAME ? {} : { author }),
    ...(/^[a-z]{2,3}(?:-|$)/i.test(language)
      ? { language: language.toLowerCase().split('-')[0] ?? language }
      : {}),
    ...defined({ modifiedAt }),
    pages: pdf.numPages,
    isCut,
    ...layOut([], lines),
  });
}

function faultOf(error: unknown): Result<never, PdfFault> {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return fail('encrypted', 'The PDF is closed with a password.');
  if (name === 'InvalidPDFException') return fail('not-a-pdf', 'This is no PDF.');
  return fail('broken', 'The PDF is broken and cannot be read.');
}

/** The text of a PDF, within bounds; what is no PDF, closed, broken or made to fill the machine is told as such. */
export async function readPdf({ bytes }: PdfInput): Promise<PdfReading> {
  if (bytes.byteLength > LARGEST_PDF)
    return fail('too-large', `The PDF is larger than ${LARGEST_PDF / 1024 / 1024} MB.`);
  if (!Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-'))
    return fail('not-a-pdf', 'This is no PDF.');
  if (!unpacksSafely(bytes)) return fail('too-large', 'The PDF unpacks to more than can be read.');
  let pdf: Opened | undefined;
  try {
    // A plain copy, since the library takes what it is given away from us.
    pdf = await getDocumentProxy(new Uint8Array(bytes), {
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: 1,
      stopAtErrors: false,
      verbosity: 0,
    });
    return await textOf(pdf);
  } catch (error) {
    return faultOf(error);
  } finally {
    await pdf?.loadingTask.destroy();
  }
}
