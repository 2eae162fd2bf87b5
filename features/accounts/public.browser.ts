export { ownRequest } from './browser/own-request.ts';
