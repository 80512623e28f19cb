import { testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { mailsTo, newAddress } from '../accounts/account.testing.js';

const linkForm = /\/account\/email\/\?token=(\S+)/;

/** What the links of the mails about another e-mail address bring, the first one first. */
export async function emailTokens(app: TestApp, email: string, count = 1): Promise<string[]> {
  const tokensIn = async () => {
    const mails = await mailsTo(app, email, count);
    return mails.flatMap(({ text }) => linkForm.exec(text)?.[1] ?? []);
  };
  return until(tokensIn, ({ length }) => length >= count);
}

/** Somebody says who they are, and gets another address. */
export async function sayWhoTheyAre(app: TestApp, host: string): Promise<void> {
  const person = await app.signInCustomer(host);
  const next = newAddress();
  await person.form('/account/details/', { firstName: 'Ada', instagram: 'ada' });
  const form = { email: next, current_password: testPassword };
  await person.form('/account/details/email/', form);
  for (const address of [person.email, next])
    for (const token of await emailTokens(app, address))
      await person.form('/account/email/', { token });
}
