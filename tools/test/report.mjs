import { slowest } from './slowest.mjs';

/** Results of one run's checks, each counted once (decision 0085). */
export class Report {
  #results = [];
  #running = new Set();

  /** Runs a check; `print` writes its output before the result. */
  async measure({ name, check }, print) {
    const startedAt = Date.now();
    this.#running.add(name);
    const passed = await check();
    this.#running.delete(name);
    print();
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
    this.#results.push({ name, passed, seconds });
    console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  }

  /** Names the checks whose output is still to come, so that a hung one can be identified. */
  printRunning() {
    console.log(`\n── running: ${[...this.#running].join(', ')}`);
  }

  get failed() {
    return this.#results.filter(({ passed }) => !passed).map(({ name }) => name);
  }

  /** Ends with the line `N passed, N failed`. */
  print(times) {
    const seconds = this.#results.map((result) => `${result.name} ${result.seconds}`);
    console.log(`\n${slowest(times)}`);
    console.log(`\nSeconds: ${seconds.join(', ')}`);
    if (this.failed.length > 0) console.log(`\nFailed: ${this.failed.join(', ')}`);
    console.log(
      `\n${this.#results.length - this.failed.length} passed, ${this.failed.length} failed`,
    );
  }
}
