/**
 * Loaded before what runs long: gives Node.js our TypeScript as it is without its types. To strip them itself Node.js
 * loads a compiler, and keeps 19 MB of it for as long as the process runs.
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

/** Null where it cannot be had: then Node.js does it. */
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
    // A folder that cannot be written, say: nothing is lost but memory.
  }
}
