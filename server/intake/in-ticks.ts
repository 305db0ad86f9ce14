/**
 * Settles as the work does, but always a whole number of ticks after it was asked to begin: to the tick, nobody can tell from the time how much
 * there was to do. The first tick begins before the work, which may stop the program while it writes.
 */
export async function inTicks<Result>(tickMs: number, work: () => Promise<Result>): Promise<Result> {
  const tick = () => new Promise((resolve) => setTimeout(resolve, tickMs));
  let ticking = tick();
  let isUnderWay = true;
  const ended = Promise.allSettled([work()]).then(([outcome]) => {
    isUnderWay = false;
    return outcome;
  });
  for (await ticking; isUnderWay; await ticking) ticking = tick();
  const outcome = await ended;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
