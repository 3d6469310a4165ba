/** What is usual in this work at any employer stands under these headings. */
export const TYPICAL = 'Typical for the role';
export const TYPICAL_INTERVIEW = 'Typical interview for the role';
