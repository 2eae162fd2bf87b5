/** Entry point of the command line. */
import { run } from './run.ts';

await run();
