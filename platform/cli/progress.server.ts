import { Presets, SingleBar } from 'cli-progress';

/** Progress of a long task: a bar in a terminal, otherwise a line for every 10 %. */
export interface Progress {
  /** Reports how many units are done. */
  at: (done: number) => void;
  /** Must also be called when the task failed, so that later output begins on its own line. */
  end: () => void;
}

export interface ProgressNeeds {
  what: string;
  /** In the unit of `at`: articles, bytes. */
  total: number;
  /** Standard error by default: standard output is for the command's result. */
  to?: NodeJS.WritableStream & { isTTY?: boolean };
}

/** `const progress = showProgress({ what: 'Articles', total: 100_000 }); progress.at(250); progress.end();` */
export function showProgress(needs: ProgressNeeds): Progress {
  const to = needs.to ?? process.stderr;
  return to.isTTY === true ? showBar(needs, to) : showLines(needs, to);
}

function showBar({ what, total }: ProgressNeeds, to: NodeJS.WritableStream): Progress {
  const format = `  ${what} {bar} {percentage} %, {eta_formatted} left`;
  const bar = new SingleBar(
    { format, stream: to, hideCursor: true, etaBuffer: 50, fps: 8 },
    Presets.shades_classic,
  );
  bar.start(Math.max(total, 1), 0);
  // Restores the cursor and line wrapping of the terminal, however the process ends.
  const restore = (): void => bar.stop();
  process.once('exit', restore);
  return {
    at: (done) => bar.update(Math.min(done, total)),
    end() {
      process.off('exit', restore);
      restore();
    },
  };
}

function showLines({ what, total }: ProgressNeeds, to: NodeJS.WritableStream): Progress {
  let reportedTenths = 0;
  return {
    at(done) {
      const tenths = total === 0 ? 10 : Math.min(10, Math.floor((done / total) * 10));
      if (tenths > reportedTenths) to.write(`  ${what}: ${tenths * 10} %\n`);
      reportedTenths = Math.max(reportedTenths, tenths);
    },
    end: () => undefined,
  };
}
