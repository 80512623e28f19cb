import { letter, type ComposedMail } from '../../../platform/mail/mail-layout.js';

interface Frame {
  readonly shop: string;
  readonly link: string;
}

const ignoreIt = 'If you did not request this, you can ignore this e-mail.';

export function verificationMail({ shop, link, code }: Frame & { code: string }): ComposedMail {
  const written = `${code.slice(0, 4)} ${code.slice(4)}`;
  return letter({
    subjectLine: `${written} is your code for ${shop}`,
    heading: 'Welcome',
    body: `Your code is ${written}. Enter it where you signed up, or follow the link in the same browser. It is valid for 24 hours.`,
    greeting: 'Hello,',
    action: { text: 'Verify e-mail address', href: link },
    why: ignoreIt,
  });
}

export function resetMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Choose a new password for ${shop}`,
    heading: 'Choose a new password',
    greeting: 'Hello,',
    body: 'We received a request to reset the password of your account. The link is valid for 60 minutes and works once.',
    action: { text: 'Choose a new password', href: link },
    why: 'If you did not request this, ignore this e-mail. Your password stays the same.',
  });
}

/** Sent so that the owner notices a change made by someone else. */
export function passwordChangedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Your password for ${shop} was changed`,
    heading: 'Your password was changed',
    greeting: 'Hello,',
    body: 'The password of your account has just been changed. Everyone who was signed in with the old password has been signed out.',
    action: { text: 'Reset password', href: link },
    why: 'If you changed it, you can ignore this e-mail.',
  });
}

/** Reveals an existing account to the owner of its address only (IDN-012). */
export function repeatedMail({ shop, link, reset }: Frame & { reset: string }): ComposedMail {
  return letter({
    subjectLine: `You already have an account at ${shop}`,
    heading: 'You already have an account',
    greeting: 'Hello,',
    body: `Someone tried to create an account with your e-mail address, which already has one. Sign in with it or, if you forgot the password, choose a new one: ${reset}`,
    action: { text: 'Sign in', href: link },
    why: 'If this was not you, ignore this e-mail. No one can sign in without your password.',
  });
}

/** Sent to the current address. */
export function leavingMail({ shop, link, email }: Frame & { email: string }): ComposedMail {
  return letter({
    subjectLine: `Change your e-mail address for ${shop}`,
    heading: 'Change your e-mail address',
    greeting: 'Hello,',
    body: `You asked to change the e-mail address of your account to ${email}. Confirm here and in the e-mail that we sent to the new address. This link is valid for 60 minutes.`,
    action: { text: 'Confirm change', href: link },
    why: 'If this was not you, do not follow the link and change your password at once: someone knows it.',
  });
}

/** Sent to the new address. */
export function arrivingMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Confirm your new e-mail address for ${shop}`,
    heading: 'Confirm your new e-mail address',
    greeting: 'Hello,',
    body: 'You asked to use this e-mail address for your account. Confirm here and in the e-mail that we sent to the current address. This link is valid for 24 hours.',
    action: { text: 'Confirm address', href: link },
    why: ignoreIt,
  });
}
