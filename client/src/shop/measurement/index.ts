export { askForConsent } from './consent-banner.js';
export { trackPurchase } from './track-purchase.js';
