export { ask } from './ask.js';
export { trackPurchase } from './track-purchase.js';
