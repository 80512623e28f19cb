export { ask } from './ask.js';
export { tellPurchase } from './tell-purchase.js';
