export { startTest } from './start-test.js';
