/** What is usual in this work at any employer stands under these headings. */
export const TYPICAL = 'Typical for the role';
/** Where the role could be anything. */
export const ANY_INTERVIEW = 'For any interview';
export const TYPICAL_INTERVIEW = 'Typical interview for the role';
