/** Stops the build when a browser could reach a file that belongs to the server: `x.server.ts` may hold queries and secrets. */
import type { Plugin } from 'vite';

export function refuseServerFiles(): Plugin {
  return {
    name: 'lapzarta:refuse-server-files',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!/\.server\.tsx?$/.test(source)) return null;
      return this.error(`A server file must not reach the browser: ${source}, imported by ${importer}`);
    },
  };
}
