/**
 * Preloaded in long-running processes: gives Node.js our TypeScript already stripped of types. To strip types itself
 * Node.js loads a compiler, which takes 19 MB for as long as the process runs.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isOurs, strippedFile } from './stripped-file.mjs';

let isTried = false;

registerHooks({
  load(url, context, nextLoad) {
    const source = isOurs(url) ? stripped(readFileSync(fileURLToPath(url))) : null;
    return source === null ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

/** Null when the stripped file cannot be created; then Node.js strips the types itself. */
function stripped(source) {
  const file = strippedFile(source);
  try {
    return readFileSync(file);
  } catch {
    if (isTried) return null;
    isTried = true;
    stripAll();
    return stripped(source);
  }
}

function stripAll() {
  const program = join(import.meta.dirname, 'strip.mjs');
  try {
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', program], { stdio: 'ignore' });
  } catch {
    // For example, the folder is not writable: only the memory saving is lost.
  }
}
