import { letter, type ComposedMail } from '../../../platform/mail/mail-layout.js';

/** Of which shop, and where the mail leads. */
interface Frame {
  readonly shop: string;
  readonly link: string;
}

const ignoreIt = 'If it was not you, do nothing: without this mail nobody can go on.';

/** IDN-008. */
export function verificationMail({ shop, link, code }: Frame & { code: string }): ComposedMail {
  const written = `${code.slice(0, 4)} ${code.slice(4)}`;
  return letter({
    subjectLine: `${written} is your code for ${shop}`,
    heading: 'Welcome',
    body: `your code is ${written}. Type it in where you signed up, or follow the link in that browser. It is valid for 24 hours.`,
    greeting: 'Hello,',
    action: { text: 'Verify my address', href: link },
    why: ignoreIt,
  });
}

/** IDN-013. */
export function resetMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Choose a new password for ${shop}`,
    heading: 'A new password',
    greeting: 'Hello,',
    body: 'somebody, perhaps you, has forgotten the password of this account. The link is valid for 60 minutes, and works once.',
    action: { text: 'Choose a new password', href: link },
    why: 'If it was not you, do nothing: your password stays as it is.',
  });
}

/** Whoever did not do it has to know at once. */
export function passwordChangedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Your password for ${shop} was changed`,
    heading: 'Your password was changed',
    greeting: 'Hello,',
    body: 'the password of your account was changed just now. Everybody who was signed in with the old one has been signed out.',
    action: { text: 'It was not me', href: link },
    why: 'If it was you, all is well.',
  });
}

/** IDN-012: what only the owner of the address is told. */
export function repeatedMail({ shop, link, reset }: Frame & { reset: string }): ComposedMail {
  return letter({
    subjectLine: `You have an account at ${shop} already`,
    heading: 'You have an account already',
    greeting: 'Hello,',
    body: `somebody, perhaps you, wanted to open an account with this address. It has one. Sign in with it; if you have forgotten the password, choose a new one: ${reset}`,
    action: { text: 'Sign in', href: link },
    why: 'If it was not you, do nothing: nobody can come in without your password.',
  });
}

/** To the present address, which another one shall follow. */
export function leavingMail({ shop, link, email }: Frame & { email: string }): ComposedMail {
  return letter({
    subjectLine: `Another e-mail address for ${shop}`,
    heading: 'Another address',
    greeting: 'Hello,',
    body: `this account shall have another e-mail address, ${email}. Say yes here, and by the mail that went there. This link is valid for 60 minutes.`,
    action: { text: 'Yes, change it', href: link },
    why: 'If it was not you, do not follow the link, and change your password: somebody knows it.',
  });
}

/** To the address that shall follow. */
export function arrivingMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Confirm this address for ${shop}`,
    heading: 'Confirm this address',
    greeting: 'Hello,',
    body: 'this shall be the e-mail address of an account. Say yes here, and by the mail that went to its present address. This link is valid for 24 hours.',
    action: { text: 'Yes, this is my address', href: link },
    why: ignoreIt,
  });
}
