import { letter, type ComposedMail } from '../../../platform/mail/mail-layout.js';
import type { AccountId } from '../account.rules.js';

interface Frame {
  readonly shop: string;
  readonly link: string;
}

/** Returns the security page: in the shop for customers, in the office for staff. */
export function secondFactorPage({ kind }: Pick<AccountId, 'kind'>, origin: string): string {
  return kind === 'customer' ? `${origin}/account/two-factor/` : `${origin}/dashboard/security`;
}

/** This and the mails below let the owner notice a change made by someone else. */
export function secondFactorAddedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Two-factor authentication is on for ${shop}`,
    heading: 'Two-factor authentication is on',
    greeting: 'Hello,',
    body: 'From now on you need a code from your authenticator app in addition to your password. Keep your recovery codes in a place that you can reach without your phone.',
    action: { text: 'Manage two-factor authentication', href: link },
    why: 'If this was not you, change your password and contact us at once.',
  });
}

export function secondFactorRemovedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `Two-factor authentication is off for ${shop}`,
    heading: 'Two-factor authentication is off',
    greeting: 'Hello,',
    body: 'You can now sign in with your password alone. Your recovery codes no longer work.',
    action: { text: 'Turn it on again', href: link },
    why: 'If this was not you, change your password and contact us at once.',
  });
}

export function passkeyAddedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `A passkey was added for ${shop}`,
    heading: 'A passkey was added',
    greeting: 'Hello,',
    body: 'You can now sign in to your account with it, without your password.',
    action: { text: 'View passkeys', href: link },
    why: 'If this was not you, remove it, change your password and contact us at once.',
  });
}

export function passkeyRemovedMail({ shop, link }: Frame): ComposedMail {
  return letter({
    subjectLine: `A passkey was removed for ${shop}`,
    heading: 'A passkey was removed',
    greeting: 'Hello,',
    body: 'You can no longer sign in with it.',
    action: { text: 'View passkeys', href: link },
    why: 'If this was not you, change your password and contact us at once.',
  });
}

export function recoveryCodeUsedMail({
  shop,
  link,
  left,
}: Frame & { readonly left: number }): ComposedMail {
  return letter({
    subjectLine: `A recovery code for ${shop} was used`,
    heading: 'A recovery code was used',
    greeting: 'Hello,',
    body: `One of your recovery codes was used and no longer works. ${left === 1 ? 'One is' : `${left} are`} left. Create new codes before they run out.`,
    action: { text: 'Create new codes', href: link },
    why: 'If this was not you, change your password and create new codes at once.',
  });
}
