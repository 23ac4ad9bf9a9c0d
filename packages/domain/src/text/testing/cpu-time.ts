/** Processor time that `work` takes, in milliseconds: by the clock it takes longer on a busy machine. */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
