import type { Store } from './contract.js';

export const storeDefaults: Omit<Store, 'division' | 'name' | 'code' | 'theme'> = {
  customDomainName: null,
  enabled: true,
  pro: false,
  logo: null,
  favicon: null,
  ogImage: null,
  currency: 'GBP',
  currencyPlugin: { enabled: false, currency: 'GBP', currencies: 'GBP' },
  passwordProtected: false,
  comingSoon: { enabled: false, opensAt: null, heading: '' },
  sitewideBanner: null,
  sitewidePopup: { enabled: false, heading: '', description: '' },
  searchRedirects: [],
  mainMenu: [],
  favouritesEnabled: false,
  paymentProcessor: 'teemill',
  shipping: { GB: 395, EU: 895, ROW: 1_295 },
};
