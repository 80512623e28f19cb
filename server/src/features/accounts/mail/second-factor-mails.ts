import { letter, type ComposedMail } from '../../../platform/mail/mail-layout.js';
import type { AccountId } from '../account.rules.js';

/** Of which shop, and where the mail leads. */
interface Frame {
  readonly shop: string;
  readonly link: string;
}

/** Where somebody looks after it: in a shop, or who works for the platform in the office. */
export function secondFactorPage({ kind }: Pick<AccountId, 'kind'>, origin: string): string {
  return kind === 'customer' ? `${origin}/account/two-factor/` : `${origin}/dashboard/security`;
}

/** IDN-014. Whoever did not do it has to know at once, here and below. */
export function secondFactorAddedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Two-factor authentication is on for ${shop}`,
    heading: 'Two-factor authentication is on',
    greeting: 'Hello,',
    body: 'from now on we ask for a code of your authenticator beside your password. Keep your recovery codes where you find them without your phone.',
    action: { text: 'Look after it', href: link },
    why: 'If it was not you, choose a new password and write to us at once.',
  });
}

export function secondFactorRemovedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Two-factor authentication is off for ${shop}`,
    heading: 'Two-factor authentication is off',
    greeting: 'Hello,',
    body: 'no code is asked for beside your password any more, and your recovery codes are worth nothing.',
    action: { text: 'Turn it on again', href: link },
    why: 'If it was not you, choose a new password and write to us at once.',
  });
}

export function passkeyAddedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `A passkey was added for ${shop}`,
    heading: 'A passkey was added',
    greeting: 'Hello,',
    body: 'it signs in to your account without your password.',
    action: { text: 'See your passkeys', href: link },
    why: 'If it was not you, remove it, choose a new password and write to us at once.',
  });
}

export function passkeyRemovedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `A passkey was removed for ${shop}`,
    heading: 'A passkey was removed',
    greeting: 'Hello,',
    body: 'it signs in to your account no more.',
    action: { text: 'See your passkeys', href: link },
    why: 'If it was not you, choose a new password and write to us at once.',
  });
}

/** API-012. */
export function recoveryCodeUsedMail({
  shop,
  link,
  left,
}: Frame & { readonly left: number }): ComposedMail {
  return letter({
    subjectLine: `A recovery code for ${shop} was used`,
    heading: 'A recovery code was used',
    greeting: 'Hello,',
    body: `somebody has shown one of your recovery codes. It is used up now; ${left === 1 ? 'one is' : `${left} are`} left. Where few are left, make new ones.`,
    action: { text: 'Make new codes', href: link },
    why: 'If it was not you, choose a new password and make new codes at once.',
  });
}
