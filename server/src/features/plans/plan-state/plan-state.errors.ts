import { domainError } from '../../../platform/domain-error.js';

/** The main brand hosts sign-in and shop creation, so it must stay active. */
export class MainBrandStays extends domainError(
  'conflict',
  'The main brand cannot be deactivated',
) {}
