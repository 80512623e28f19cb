/** Throughput of a number of callers, each making one call after the other. */
export interface Rate {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Keeps `callers` busy for a while; `call` receives the index of the caller. */
export async function rateOf(
  callers: number,
  durationMs: number,
  call: (caller: number) => Promise<unknown>,
): Promise<Rate> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + durationMs;
  const caller = async (index: number): Promise<void> => {
    for (let before = performance.now(); before < end;) {
      await call(index);
      const after = performance.now();
      latencies.push(after - before);
      before = after;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: latencies.length / seconds, ...percentiles(latencies) };
}

export function percentiles(latencies: readonly number[]): { p50Ms: number; p99Ms: number } {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Returns the round with the median rate, which ignores outliers in both directions. */
export function medianOf(rates: readonly Rate[]): Rate {
  const sorted = [...rates].sort((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, p50Ms: 0, p99Ms: 0 };
}

/** Returns the median, the upper one for an even number of values; 0 for none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns the median duration in milliseconds over `rounds`, after one warm-up. */
export async function medianMs(rounds: number, read: () => Promise<unknown>): Promise<number> {
  await read();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await read();
    took.push(performance.now() - start);
  }
  return median(took);
}

/** Prints a table with right-aligned columns. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  console.log(`\n${title}`);
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
  }
}
