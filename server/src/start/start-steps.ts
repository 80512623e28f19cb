/** Progress of a start, shown as one line per step; see tools/start/steps.mjs. */
export interface StartSteps {
  /** Begins a step; the previous one has succeeded. */
  begin(name: string): void;
  /** Ends the running step, if any, as a success. */
  end(): void;
  /** Ends the running step, if any, as a failure. */
  fail(): void;
}
