import { slowest } from './slowest.mjs';

/** Results of one run's checks, each counted once (decision 0085). */
export class Report {
  #results = [];

  /** Runs a check; `print` writes its output before the result. */
  async measure({ name, check }, print) {
    const startedAt = Date.now();
    const passed = await check();
    print();
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
    this.#results.push({ name, passed, seconds });
    console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
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
