export { LookFields } from './look/LookFields.js';
