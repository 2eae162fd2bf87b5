/** `npm run build`: builds the pages where a source file has changed, as `npm start` and `serve` do. */
import { ensureBuilt } from './bootstrap/build.mjs';
import { main } from './bootstrap/step.mjs';

await main(() => ensureBuilt(process.stdout));
