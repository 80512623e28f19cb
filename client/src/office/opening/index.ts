export { LookFields } from './LookFields.js';
