import { noHandles, SOCIAL_NETWORKS } from '../catalogue/social-networks.js';

/** Optional profile fields besides name and address. */
export const DETAILS = [
  'company',
  'jobTitle',
  'username',
  'phone',
  'mobile',
  'website',
  ...SOCIAL_NETWORKS,
] as const;

/** Empty if not filled in. */
export type AccountDetails = Readonly<Record<(typeof DETAILS)[number], string>>;

/** Profile with the names. */
export interface AccountProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly details: AccountDetails;
}

export const noDetails: AccountDetails = {
  company: '',
  jobTitle: '',
  username: '',
  phone: '',
  mobile: '',
  website: '',
  ...noHandles,
};
