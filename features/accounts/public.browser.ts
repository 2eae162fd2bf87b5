export { createOwnRequest, ForbiddenError, ownRequest } from './browser/own-request.ts';
export { onSavedVersion } from './browser/saved-version.ts';
