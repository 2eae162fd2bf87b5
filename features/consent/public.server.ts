export { addConsentCommands } from './commands/consent-commands.server.ts';
export type { ConsentFeature } from './consent-feature.server.ts';
export { createConsentFeature } from './consent-feature.server.ts';
export { consentOrigins } from './consent-origins.ts';
export { cookiesPage } from './pages/cookies.page.ts';
