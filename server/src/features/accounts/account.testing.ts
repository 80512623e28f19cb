import { randomBytes } from 'node:crypto';

import { currentTerms } from '@selvedge/shared/accounts/terms';
import { DataSource } from 'typeorm';

import type { Browser } from '../../platform/testing/browser.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { AccountRequests } from './account-requests.service.js';
import { AccountsQueries } from './accounts.queries.js';
import { RequestCodes } from './sign-up/request-codes.service.js';

/** Not in any list of common or breached passwords. */
export const goodPassword = 'four words make one';

export const newAddress = (): string => `${randomBytes(6).toString('hex')}@example.test`;

interface ReadMail {
  readonly subjectLine: string;
  readonly text: string;
}

/** Waits for `count` mails to an address and returns them, oldest first. */
export function mailsTo(
  app: TestApp,
  email: string,
  count: number,
  longestMs?: number,
): Promise<readonly ReadMail[]> {
  return until(
    () =>
      app
        .get(DataSource)
        .query<ReadMail[]>(
          'SELECT subject_line AS "subjectLine", text_body AS text FROM mail_outbox WHERE recipient = $1 ORDER BY position',
          [email.toLowerCase()],
        ),
    ({ length }) => length >= count,
    longestMs,
  );
}

/** Returns the latest verification code of an address, without waiting for the mail. */
export async function codeTo(app: TestApp, email: string): Promise<string> {
  const customer = await app.get(AccountsQueries).customerOf(email);
  if (customer === undefined) throw new Error('No account has this address.');
  const request = await app.get(AccountRequests).latest(customer, 'VerificationAsked');
  if (request === undefined) throw new Error('No verification code was requested.');
  return app.get(RequestCodes).codeOf(request.request);
}

/** Signs up without using the mail. */
export const signUp = (browser: Browser, email: string, password = goodPassword) =>
  browser.post('/omnis/v3/shop/customer/create/', { email, password, should_have_store: 1 });

/** Completes a sign-up, so that the browser is signed in. */
export async function enrol(app: TestApp, browser: Browser): Promise<string> {
  const email = newAddress();
  await signUp(browser, email);
  const secure = '/omnis/v3/dashboard/secure';
  await browser.post(`${secure}/verify/`, { code: await codeTo(app, email) });
  await browser.post(`${secure}/eula/`, { version: currentTerms.version });
  return email;
}
