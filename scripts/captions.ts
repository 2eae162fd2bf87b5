/**
 * `npm run captions`: prints every picture of the sample stories with its alternative text, its caption and the
 * sentence that it stands beside, to be read together; fails if one breaks a rule. `--json`: as data.
 */
import { parseArgs } from 'node:util';
import { contentFolder } from '#sample/content-folder.ts';
import { captionFaults, captionsIn, readSceneWords } from '#sample/load/captions.ts';
import { readSample } from '#sample/load/read-sample.ts';
import { loadTestEdition } from '#tests/edition.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const rows = captionsIn(await readSample(contentFolder, await loadTestEdition()));
const faults = captionFaults(rows, await readSceneWords());
if (values.json) console.log(JSON.stringify({ rows, faults }, null, 2));
else {
  for (const { page, file, scene, alt, caption, beside } of rows)
    console.log(
      `${page}\n  ${file} (${scene})\n  alt      ${alt}\n  caption  ${caption}\n  beside   ${beside}\n`,
    );
  for (const fault of faults) console.error(fault);
}
process.exitCode = faults.length === 0 ? 0 : 1;
