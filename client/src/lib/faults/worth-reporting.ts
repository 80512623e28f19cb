/** As the engines, and Vite for styles, say that a file of the program did not come. */
const lostFile =
  /dynamically imported module|importing a module script failed|unable to preload css/i;
/** As they say that a call of ours did not get through, or that there is no service worker to be had. */
const awayOrBarred =
  /failed to fetch|load failed|networkerror|network ?connection|service ?worker/i;
/** What is given up, by us or by whoever leaves the page. */
const givenUp = new Set(['AbortError', 'NetworkError', 'TimeoutError']);

/** Whether a file of the program did not come: a newer version has others, or there was no network. */
export function isLostFile({ message }: Error): boolean {
  return lostFile.test(message);
}

/**
 * ERR-031: not what a network, a service worker or a file that did not come has done, and not a refusal: the
 * server knows of that.
 */
export function isWorthReporting(error: Error): boolean {
  return (
    !givenUp.has(error.name) &&
    !('problem' in error) &&
    !awayOrBarred.test(`${error.name} ${error.message}`) &&
    !isLostFile(error)
  );
}
