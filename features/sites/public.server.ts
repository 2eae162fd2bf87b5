export { editionArt } from './art/edition-art.server.ts';
export { securityTextCall } from './calls/security-text.call.ts';
export { sitesCall } from './calls/sites.call.ts';
export { staffCall } from './calls/staff.call.ts';
export { addEditionCommands } from './commands/edition-commands.server.ts';
export { loadEdition } from './load-edition.server.ts';
