import type { CompanyRule } from './ports';

const LONGEST_TOLD = 80;

const plain = (name: string): string => name.trim().toLowerCase();

/** The sample web knows a handful of companies; ordering another would be paying for nothing. */
export const onlySampleCompanies = (companies: readonly string[]): CompanyRule => ({
  refuse: (company, pick) =>
    // Only the sample's own are offered to be picked.
    pick !== null || companies.some((known) => plain(known) === plain(company))
      ? null
      : `This demo covers only ${new Intl.ListFormat('en').format(companies)}; ` +
        `${company.trim().slice(0, LONGEST_TOLD)} is not in the sample.`,
});
