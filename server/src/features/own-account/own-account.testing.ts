import { testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { mailsTo, newAddress } from '../accounts/account.testing.js';

const linkForm = /\/account\/email\/\?token=(\S+)/;

/** Returns the tokens in the mails about an e-mail change, oldest first. */
export async function emailTokens(app: TestApp, email: string, count = 1): Promise<string[]> {
  const tokensIn = async () => {
    const mails = await mailsTo(app, email, count);
    return mails.flatMap(({ text }) => linkForm.exec(text)?.[1] ?? []);
  };
  return until(tokensIn, ({ length }) => length >= count);
}

/** Fills in the details of a new customer and changes their e-mail address. */
export async function changeDetailsAndEmail(app: TestApp, host: string): Promise<void> {
  const person = await app.signInCustomer(host);
  const next = newAddress();
  await person.form('/account/details/', { firstName: 'Ada', instagram: 'ada' });
  const form = { email: next, current_password: testPassword };
  await person.form('/account/details/email/', form);
  for (const address of [person.email, next])
    for (const token of await emailTokens(app, address))
      await person.form('/account/email/', { token });
}
