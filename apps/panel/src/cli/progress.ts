import { Presets, SingleBar } from "cli-progress";

export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** Shows a progress bar on a terminal, else prints a line per 10 %. */
export function progressBar(unit: string, all: number): Progress {
  const bar = new SingleBar(
    {
      format: `{bar} {percentage} % · {value} of {total} ${unit} · {eta_formatted} left`,
      hideCursor: true,
      noTTYOutput: false,
      stream: process.stdout,
    },
    Presets.shades_classic,
  );
  if (process.stdout.isTTY) {
    bar.start(Math.max(1, all), 0);
    return { update: (done) => bar.update(done), stop: () => bar.stop() };
  }
  let printed = 0;
  return {
    update(done) {
      const tenth = Math.floor((10 * done) / Math.max(1, all));
      if (tenth === printed) return;
      printed = tenth;
      process.stdout.write(`${tenth * 10} %: ${done} of ${all} ${unit}\n`);
    },
    stop: () => undefined,
  };
}
