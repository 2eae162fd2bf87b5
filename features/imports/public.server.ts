export { addImportCommands } from './commands/import-commands.server.ts';
export { formerQuery, isFormerQuery } from './former-query.ts';
export type { ImportsFeature } from './imports-feature.server.ts';
export { createImportsFeature } from './imports-feature.server.ts';
export { storedQuery } from './old-address.ts';
