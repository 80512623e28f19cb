export { startAll } from './start-test.js';
