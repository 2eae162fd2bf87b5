export { formerQuery, isFormerQuery } from './old-addresses/former-query.ts';
export { storedQuery } from './old-addresses/old-address.ts';
