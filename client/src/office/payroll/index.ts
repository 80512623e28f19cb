export { OwnPayroll } from './OwnPayroll.js';
