import type { Creator } from '@selvedge/shared/catalogue/contract';
import { isHostPath } from '@selvedge/shared/catalogue/host-path';
import { isHandle, isSocialNetwork } from '@selvedge/shared/catalogue/social-networks';
import { isUrlName } from '@selvedge/shared/catalogue/url-name';

import {
  CreatorAvatarElsewhere,
  CreatorHandleInvalid,
  CreatorNameMissing,
  CreatorUrlNameInvalid,
  CreatorWebsiteInvalid,
  SocialNetworkUnknown,
} from './creator.errors.js';

/** Web addresses only: the shop renders it as a link, and `javascript:` is a URL too. */
const website = /^https?:\/\/[^\s/.]+\.\S{2,400}$/i;

/** Throws CreatorInvalid for the first invalid field. */
export function requirePresentable(creator: Creator): void {
  if (creator.name.trim() === '') throw new CreatorNameMissing();
  if (!isUrlName(creator.urlName)) throw new CreatorUrlNameInvalid();
  if (creator.avatar !== null && !isHostPath(creator.avatar)) throw new CreatorAvatarElsewhere();
  if (creator.website !== null && !website.test(creator.website)) throw new CreatorWebsiteInvalid();
  for (const [network, handle] of Object.entries(creator.handles)) requireHandle(network, handle);
}

function requireHandle(network: string, handle: string): void {
  if (!isSocialNetwork(network)) throw new SocialNetworkUnknown(network);
  if (!isHandle(handle)) throw new CreatorHandleInvalid(network);
}
