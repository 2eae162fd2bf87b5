export { formerQuery, isFormerQuery } from './former-query.ts';
export { storedQuery } from './old-address.ts';
