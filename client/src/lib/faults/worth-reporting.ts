/** Messages of the engines, and of Vite for styles, when a program file fails to load. */
const lostFile =
  /dynamically imported module|importing a module script failed|unable to preload css/i;
/** Messages of the engines when a request fails or service workers are unavailable. */
const awayOrBarred =
  /failed to fetch|load failed|networkerror|network ?connection|service ?worker/i;
/** Names of errors for requests aborted by our code or by navigation. */
const givenUp = new Set(['AbortError', 'NetworkError', 'TimeoutError']);

/** Whether a program file failed to load: a newer version was deployed, or the network is down. */
export function isLostFile({ message }: Error): boolean {
  return lostFile.test(message);
}

/**
 * Whether an error should be reported. Network failures, service workers, missing files and
 * refusals are not: the server logs those itself.
 */
export function isWorthReporting(error: Error): boolean {
  return (
    !givenUp.has(error.name) &&
    !('problem' in error) &&
    !awayOrBarred.test(`${error.name} ${error.message}`) &&
    !isLostFile(error)
  );
}
