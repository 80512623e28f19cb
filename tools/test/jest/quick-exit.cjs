/*
 * Exits an idle jest worker immediately. Otherwise it frees its heap first, which takes longer than
 * jest's 500 ms after a hundred specs of the whole application, and jest reports a leak. Open
 * handles still keep the worker alive and are still reported.
 */
process.once('beforeExit', () => process.exit());
