/** Languages in which stories and pages are written. */
export type Language = 'hu' | 'en';
