import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportDocument } from '../../report/document/shape';
import { excerptOf } from './excerpt';

interface SampleParts {
  readonly projectFolder: string;
  printPocketCard(document: ReportDocument): Promise<Uint8Array>;
}

/** The report that everybody may read, about a made-up company. Read once: a new one comes with a new build. */
export function openSample({ projectFolder, printPocketCard }: SampleParts) {
  const file = (name: string): Promise<Buffer> =>
    readFile(join(projectFolder, 'content/sample', name));
  const page = once(async () => (await file('page.html')).toString('utf8'));
  const document = once(
    async () => JSON.parse((await file('report.json')).toString('utf8')) as ReportDocument,
  );
  const pdf = once(async () => ({
    bytes: await file('report.pdf'),
    filename: `${(await document()).company} sample report.pdf`,
  }));
  const pocketCard = once(async () => ({
    bytes: await printPocketCard(await document()),
    filename: `${(await document()).company} sample pocket card.pdf`,
  }));
  return { page, pdf, pocketCard, excerpt: once(async () => excerptOf(await document())) };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
