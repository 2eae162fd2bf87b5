/** Worker thread that reads the word list at the path in `workerData` and transfers its columns. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readDictionary } from './dictionary/dictionary-file.ts';
import { lexiconColumns, transferableBuffers } from './dictionary/lexicon.ts';
import { linesOf } from './dictionary/lines-of.server.ts';

const columns = lexiconColumns(readDictionary(linesOf(readFileSync(String(workerData)))));
parentPort?.postMessage(columns, transferableBuffers(columns));
