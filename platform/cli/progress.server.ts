/** How far a long work has come: a bar in a terminal, a line for every tenth where nobody watches. */
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  /** So many are done, of as many as there are. */
  at: (done: number) => void;
  /** Call it also when the work failed, so that what follows begins on its own line. */
  end: () => void;
}

export interface ProgressNeeds {
  what: string;
  /** In the unit that `at` counts: articles, bytes. */
  total: number;
  /** Standard error, unless a test listens: standard output belongs to the command's answer. */
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
  // However the process ends, the terminal gets its cursor and its long lines back.
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
  let told = 0;
  return {
    at(done) {
      const tenths = total === 0 ? 10 : Math.min(10, Math.floor((done / total) * 10));
      if (tenths > told) to.write(`  ${what}: ${tenths * 10} %\n`);
      told = Math.max(told, tenths);
    },
    end: () => undefined,
  };
}
