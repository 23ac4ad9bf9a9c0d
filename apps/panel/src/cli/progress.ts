import { Presets, SingleBar } from "cli-progress";

export interface Progress {
  update(done: number): void;
  stop(): void;
}

/** A bar on a terminal, a line every tenth elsewhere. */
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
  let told = 0;
  return {
    update(done) {
      const tenth = Math.floor((10 * done) / Math.max(1, all));
      if (tenth === told) return;
      told = tenth;
      process.stdout.write(`${tenth * 10} %: ${done} of ${all} ${unit}\n`);
    },
    stop: () => undefined,
  };
}
