import { noHandles, SOCIAL_NETWORKS } from '../catalogue/social-networks.js';

/** IDN-001: what people may say of themselves, beside their name and address. */
export const DETAILS = [
  'company',
  'jobTitle',
  'username',
  'phone',
  'mobile',
  'website',
  ...SOCIAL_NETWORKS,
] as const;

/** Each empty where nothing is said. */
export type AccountDetails = Readonly<Record<(typeof DETAILS)[number], string>>;

/** The names, too. */
export interface AccountProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly details: AccountDetails;
}

/** Of somebody who has said nothing. */
export const noDetails: AccountDetails = {
  company: '',
  jobTitle: '',
  username: '',
  phone: '',
  mobile: '',
  website: '',
  ...noHandles,
};
