/** Playwright's global setup: the paper with its sample edition, at a time that stands still, in a folder of its own. */
import { dataFolder, runLapzarta } from '../lapzarta-process.ts';

/** How the workers, which are processes of their own, learn where the paper is. */
export const addressVariable = 'LAPZARTA_E2E_ADDRESS';
/** And where its data lie, for a second server beside it. */
export const dataVariable = 'LAPZARTA_E2E_DATA';

const patienceMs = 10_000;

export default async function openPaper(): Promise<() => Promise<void>> {
  const folder = dataFolder();
  const paper = runLapzarta(['serve'], {
    PORT: '0',
    LAPZARTA_DATA: folder.path,
    LAPZARTA_CLOCK: '2026-11-21T09:00:00+01:00',
  });
  process.env[addressVariable] = await paper.address;
  process.env[dataVariable] = folder.path;

  return async function closePaper() {
    const began = performance.now();
    paper.send('SIGTERM');
    const { code } = await paper.exit;
    const took = performance.now() - began;
    folder.remove();
    if (code !== 0 || took > patienceMs) {
      throw new Error(`The server ended with ${code} after ${Math.round(took)} ms:\n${paper.output()}`);
    }
  };
}
