/** Loads the stemmer in a separate process and reports its time and memory. Run with `--expose-gc`. */
import { loadStemmer } from '#platform/hungarian/load-stemmer.server.ts';

const before = used();
const began = process.cpuUsage();
const stemmer = await loadStemmer();
const { user } = process.cpuUsage(began);
const megabytes = (used() - before) / 2 ** 20;
console.log(JSON.stringify({ milliseconds: user / 1000, megabytes, source: stemmer.source }));

function used(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
