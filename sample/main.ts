/** Entry point of the command line with the sample. */
import { run } from '#apps/server/run.ts';
import { sampleExtension } from './extension.ts';

await run(sampleExtension);
