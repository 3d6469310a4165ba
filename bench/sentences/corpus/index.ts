import { existsSync } from 'node:fs';
import { materialFolder } from '../../../test/support/material';
import { readCompanies } from '../../real/companies';
import { corpusOf } from './companies';
import { annualReports, passages } from './passages';
import { recordings } from './recordings';
import type { Corpus } from './shape';
import { sitePages } from './sites';

export type { Corpus } from './shape';

/** Every real document that readers are proven on, company by company; nothing where the material is absent. */
export async function* readCorpora(options: {
  readonly workplace: string;
  readonly kept: boolean;
}): AsyncGenerator<Corpus> {
  const companies = materialFolder('real/companies');
  if (existsSync(companies))
    for (const company of readCompanies(companies, [])) yield* await corpusOf(company, options);
  yield* await sitePages();
  yield* passages();
  yield* annualReports();
  yield* await recordings();
}
