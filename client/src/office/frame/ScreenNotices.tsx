import type { MissingPermission } from '@selvedge/shared/policies/policies';
import { messages } from '@selvedge/shared/messages';
import { Link, type StaticDataRouteOption } from '@tanstack/react-router';

import { useScreens } from './useMenu.js';
import { useSession } from '../accounts/index.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { Notice } from '../../ui/office/Notice.js';
import { RequestButton } from '../../ui/office/permissions/LockedControls.js';

/** Screen that requires a permission the user can request (PRM-010). */
export function LockedScreen(props: { screen: StaticDataRouteOption; missing: MissingPermission }) {
  const { menu, title } = props.screen;
  return (
    <Notice
      isPage
      title={title ?? menu?.text ?? 'Permission denied'}
      text={`${messages.insufficientPermissions}. ${grantorOf(props.missing)} can give you access.`}
    >
      <RequestButton missing={props.missing} />
      <BackLink />
    </Notice>
  );
}

/** Person who grants the missing permission. */
function grantorOf({ of }: MissingPermission): string {
  return of === 'dashboard' ? 'The owner of the shop' : 'A staff administrator';
}

/** Explains that the user may open no screen at all. */
export function Refused() {
  return (
    <Notice
      isPage
      title="Permission denied"
      text="Your account does not have access. A staff administrator can give it to you."
    >
      <BackLink />
    </Notice>
  );
}

/** Link to the first screen that the user can open; renders nothing without such a screen. */
function BackLink() {
  const [first] = useScreens(useSession());
  if (first === undefined) return null;
  return (
    <Link to={first.to} className={buttonLink()}>
      Go to {first.text}
    </Link>
  );
}

/** Explains that no screen has this address. */
export function UnknownScreen() {
  return (
    <Notice
      isPage
      title="Page not found"
      text="This address does not exist. Use the navigation to continue."
    >
      <BackLink />
    </Notice>
  );
}
