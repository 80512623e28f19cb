/** Signal that blocks the event loop of a process started with `blockOnSignal`. */
export const blockSignal = 'SIGUSR2';

const program = `process.on('${blockSignal}', function blockForEver() { for (;;); })`;

/** Value for NODE_OPTIONS. */
export const blockOnSignal = `--import=data:text/javascript,${encodeURIComponent(program)}`;
