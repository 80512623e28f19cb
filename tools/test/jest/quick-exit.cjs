/*
 * A worker of jest that has nothing left to do ends by itself, but takes its heap apart before: after
 * a hundred specifications of the whole application that lasts longer than the 500 ms which jest
 * waits, and it reports a leak. One that is left open still holds the worker, and is still reported.
 */
process.once('beforeExit', () => process.exit());
