import type {
  Failures,
  Installation,
  RetryEvent,
  RetryJob,
  RetryStall,
  SetUpMainBrand,
  SkipEvent,
  TestMailSent,
} from '@selvedge/shared/installation/contract';

import { call } from '../../lib/http.js';

const path = '/atlas/installation/';

/** Returns the state of the set-up. Throws ApiError, like all calls below. */
export const fetchInstallation = () => call<Installation>('GET', path);

export const setUpMainBrand = (brand: SetUpMainBrand) =>
  call<Installation>('PUT', `${path}main-brand/`, brand);

/** Fails with 503 and the mail server's message if that rejected the e-mail. */
export const sendTestMail = (to: string) => call<TestMailSent>('POST', `${path}test-mail/`, { to });

/** Returns failed items that need manual action. */
export const fetchFailures = () => call<Failures>('GET', `${path}failures/`);

/** Returns the remaining failures. Fails with 409 if the event still cannot be read. */
export const retryEvent = (event: RetryEvent) =>
  call<Failures>('POST', `${path}failures/events/retry/`, event);

/** Returns the remaining failures. */
export const retryJob = (job: RetryJob) =>
  call<Failures>('POST', `${path}failures/jobs/retry/`, job);

/** Returns the remaining failures. */
export const retryStall = ({ division, subscriber, position }: RetryStall) =>
  call<Failures>('POST', `${path}failures/stalls/retry/`, { division, subscriber, position });

/**
 * Returns the remaining failures. Fails with 404 if the subscriber is no longer stopped at the
 * event.
 */
export const skipEvent = (skip: SkipEvent) =>
  call<Failures>('POST', `${path}failures/stalls/skip/`, skip);
