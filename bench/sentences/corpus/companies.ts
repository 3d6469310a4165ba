import { readCompanies as readServed } from '../../evidence/companies';
import { readDocuments } from '../../evidence/read-documents';
import { gatherCompany } from '../gathered';
import type { RealCompany } from '../../real/companies';
import type { Corpus } from './shape';

/** All that is gathered for a company's first role, and what another role’s report would ask its site for. */
export async function corpusOf(
  company: RealCompany,
  options: { readonly workplace: string; readonly kept: boolean },
): Promise<readonly Corpus[]> {
  const gathered = await gatherCompany(company, options);
  if (gathered === undefined) return [];
  const { card, documents } = gathered;
  const known = new Set(documents.map(({ record }) => record.url));
  const rest: Corpus['documents'][number][] = [];
  for (const served of readServed([company.slug]))
    for (const { documents: read, isPlanned } of await readDocuments(served))
      rest.push(...(isPlanned ? read : []).filter(({ record }) => !known.has(record.url)));
  return [{ marks: company.slug, card, documents: [...documents, ...rest] }];
}
