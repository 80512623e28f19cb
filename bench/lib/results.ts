import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../.data/bench/results.json');

/** Saves the latest results of a bench, with time and machine, to `.data/bench/results.json`. */
export function saveResults(bench: string, rows: readonly object[]): void {
  const machine = {
    node: process.version,
    cores: cpus().length,
    processor: cpus()[0]?.model,
    load: loadavg().map((load) => Number(load.toFixed(1))),
  };
  const results = { ...before(), [bench]: { at: new Date().toISOString(), machine, rows } };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

function before(): object {
  try {
    // Written only by `saveResults`.
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return {};
  }
}
