// Runs in the measured page before anything else; plain script, since it is given to the browser as it is.
{
  const bench = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  globalThis.bench = bench;
  const watch = (type, see) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    bench.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    bench.cls += entry.value;
  });
  watch('longtask', (entry) => bench.tasks.push([entry.startTime, entry.duration]));
}
