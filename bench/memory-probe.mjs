// Loaded into a server by NODE_OPTIONS: at SIGUSR2 it collects all garbage and says what is left, in bytes.
process.on('SIGUSR2', () => {
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.stdout.write(`memory ${JSON.stringify({ rss, heap: heapUsed + external })}\n`);
});
