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

/** How far the installation is. Throws ApiError, as the others do. */
export const fetchInstallation = () => call<Installation>('GET', path);

export const setUpMainBrand = (brand: SetUpMainBrand) =>
  call<Installation>('PUT', `${path}main-brand/`, brand);

/** 503 in the words of the mail server when it did not take it. */
export const sendTestMail = (to: string) => call<TestMailSent>('POST', `${path}test-mail/`, { to });

/** What was set aside and waits for a person. */
export const fetchFailures = () => call<Failures>('GET', `${path}failures/`);

/** Answers what is left. 409 when it still cannot be read. */
export const retryEvent = (event: RetryEvent) =>
  call<Failures>('POST', `${path}failures/events/retry/`, event);

/** Answers what is left. */
export const retryJob = (job: RetryJob) =>
  call<Failures>('POST', `${path}failures/jobs/retry/`, job);

/** Answers what is left. */
export const retryStall = ({ division, subscriber, position }: RetryStall) =>
  call<Failures>('POST', `${path}failures/stalls/retry/`, { division, subscriber, position });

/** Answers what is left. 404 when it has got on by itself. */
export const skipEvent = (skip: SkipEvent) =>
  call<Failures>('POST', `${path}failures/stalls/skip/`, skip);
