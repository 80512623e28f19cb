import { email, required, url } from './forms/rule-messages.js';
import { somethingWrong, somethingWrongTryAgain } from './failure-messages.js';

/**
 * User-facing texts with verbatim wording of the specification. Differences between similar texts
 * are intentional (ERR-010, ERR-013).
 */
export const messages = {
  somethingWrong,
  somethingWrongTryAgain,
  storeDataFailed: 'Oops... Looks like something went wrong',
  permissionDenied: 'Permission denied',
  permissionRequested: 'Permission request successfully submitted',
  insufficientPermissions: 'Insufficient permissions to access this page',
  pageNotLoaded: 'Oops... Looks like something went wrong loading this page',
  pageOfNoStore: 'Page not attached to a store',
  pageNeedsPro: 'Pro required to save this page',
  pageNotFound: 'We were unable to find this page',
  deletePage: 'Are you sure you want to delete this page?',
  anotherStore: "Oops... Looks like you're trying to access a page from another store",
  nothingAdded: 'No items were added to basket',
  productUnavailable: 'Oops... Looks like this product is no longer available',
  subscriptionSent: "We've sent you an email to verify your subscription",
  pushNotSubscribed: 'Unable to create push subscription for user',
  messageSent: 'Thank you. Your message has been sent.',
  required,
  email,
  url,
  alphaDash: 'May only contain letters, numbers, dashes and underscores',
  handle: 'May only contain letters, numbers, dots, dashes and underscores',
  phone: 'must contain a valid phone number',
  postcode: 'must contain a valid postcode',
  password: 'Password cannot start or end with spaces',
  authenticationCode: 'Invalid authentication code',
  recoveryCode: 'Invalid recovery code',
  embedCode: 'Invalid Embed Code',
} as const;

/** Titles of RFC 9457 problems. */
export const problemTitles = {
  api: 'Api error',
  notFound: '404 Not found',
  permissionDenied: '403 Permission denied',
  proRequired: '402 Pro upgrade required',
  server: '500 Server error',
} as const;
