import { noHandles } from '@selvedge/shared/catalogue/social-networks';
import { noChristmas } from '@selvedge/shared/stores/christmas/christmas';
import { noMeasurement, plainCookiePolicy } from '@selvedge/shared/stores/measurement/measurement';
import type { StoreSettings } from '@selvedge/shared/stores/admin/contract';

/** Settings of a store that still has all defaults. */
export const plainSettings: StoreSettings = {
  name: 'Tropic',
  customDomainName: null,
  logo: null,
  favicon: null,
  ogImage: null,
  mainMenu: [],
  sitewideBanner: null,
  sitewidePopup: { enabled: false, heading: '', description: '' },
  passwordProtected: false,
  force2fa: false,
  comingSoon: { enabled: false, opensAt: null, heading: '' },
  searchRedirects: [],
  currencyPlugin: { enabled: false, currency: 'GBP', currencies: 'GBP' },
  favouritesEnabled: false,
  customCode: '',
  verification: { google: '', pinterest: '', facebook: '' },
  socialHandles: noHandles,
  measurement: noMeasurement,
  cookiePolicy: plainCookiePolicy,
  country: 'GB',
  shipping: { GB: 395, EU: 895, ROW: 1_295 },
  shippingPerItem: { GB: 0, EU: 0, ROW: 0 },
  deliversTo: null,
  christmas: noChristmas,
};
