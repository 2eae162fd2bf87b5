/**
 * Fails the build when the client imports a server file: `x.server.ts` may contain queries and secrets, and the
 * definitions of pages and calls, `x.page.ts` and `x.call.ts`, import them.
 */
import type { Plugin } from 'vite';

export function refuseServerFiles(): Plugin {
  return {
    name: 'lapzarta:refuse-server-files',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!/\.(server|page|call)\.tsx?$/.test(source)) return null;
      return this.error(`A server file must not reach the browser: ${source}, imported by ${importer}`);
    },
  };
}
