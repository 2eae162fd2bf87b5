/** Processor time of this process in ms while it does something: unlike elapsed time, it does not pass while others run. */
export async function cpuTimeOf(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
