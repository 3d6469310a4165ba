import { brand } from '../brand';

/** What the licenses of the occupation data ask to be said where it reaches a reader. */
export const occupationCredits = {
  onet:
    'This report includes information from the O*NET 29.3 Database (https://www.onetcenter.org/database.html) by the ' +
    'U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license ' +
    `(https://creativecommons.org/licenses/by/4.0/). O*NET® is a trademark of USDOL/ETA. ${brand.name} has modified all ` +
    'or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  wages:
    'National wages: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2024.',
} as const;
