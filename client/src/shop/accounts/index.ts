export { AccessCard } from './AccessCard.js';
