/** What the renderer does without: it stays in the server's memory for as long as that runs. */
import type { Plugin } from 'vite';

/** React's streams are a half of its server that no island is drawn with. */
const withoutStreams = `module.exports = require('./cjs/react-dom-server-legacy.node.production.js');`;

export function leanServer(): Plugin {
  return {
    name: 'lapzarta:lean-server',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /react-dom\/server\.node\.js$/ },
      handler: () => ({ code: withoutStreams, map: null }),
    },
    // Not sooner: whoever prints the program again writes such letters as they are.
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = inLatin(chunk.code);
    },
  };
}

/** V8 keeps a program with a single „ő” in it with two bytes a character, the whole of it. */
export function inLatin(code: string): string {
  return code.replaceAll(
    /[^\0-\u00ff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
