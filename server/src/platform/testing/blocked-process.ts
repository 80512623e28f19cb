/** What blocks the event loop of a process that was started with `blockOnSignal`. */
export const blockSignal = 'SIGUSR2';

const program = `process.on('${blockSignal}', function blockForEver() { for (;;); })`;

/** For NODE_OPTIONS. */
export const blockOnSignal = `--import=data:text/javascript,${encodeURIComponent(program)}`;
