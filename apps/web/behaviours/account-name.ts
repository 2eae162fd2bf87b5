export { showAccount } from '#features/accounts/public.ts';
