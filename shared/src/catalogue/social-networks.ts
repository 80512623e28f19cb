/** The networks on which a creator (CAT-027) or a shop may be found. */
export const SOCIAL_NETWORKS = [
  'tiktok',
  'twitter',
  'youtube',
  'facebook',
  'linkedin',
  'instagram',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export function isSocialNetwork(name: string): name is SocialNetwork {
  return SOCIAL_NETWORKS.some((network) => network === name);
}

/** A handle as the networks write them, without `@`. */
export function isHandle(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text);
}

/** What is told of a handle that is none. */
export const badHandle = 'Please enter the handle alone, without @ and address';

/** By network, each without `@`. */
type SocialHandles = Readonly<Partial<Record<SocialNetwork, string>>>;

/** Of who is on no network. */
export const noHandles: Readonly<Record<SocialNetwork, string>> = {
  tiktok: '',
  twitter: '',
  youtube: '',
  facebook: '',
  linkedin: '',
  instagram: '',
};

/** Where somebody is found on a network. */
export interface SocialProfile {
  readonly network: SocialNetwork;
  /** Of the network, as it writes itself. */
  readonly name: string;
  readonly href: string;
}

/** What forms call them. */
export const NETWORK_LABELS: Readonly<Record<SocialNetwork, string>> = {
  tiktok: 'TikTok',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
};

interface Network {
  readonly name: string;
  /** Where a handle is found. */
  readonly address: (handle: string) => string;
}

const NETWORKS: Readonly<Record<SocialNetwork, Network>> = {
  tiktok: { name: 'TikTok', address: (handle) => `https://www.tiktok.com/@${handle}` },
  twitter: { name: 'Twitter', address: (handle) => `https://twitter.com/${handle}` },
  youtube: { name: 'YouTube', address: (handle) => `https://www.youtube.com/@${handle}` },
  facebook: { name: 'Facebook', address: (handle) => `https://www.facebook.com/${handle}` },
  linkedin: { name: 'LinkedIn', address: (handle) => `https://www.linkedin.com/in/${handle}` },
  instagram: { name: 'Instagram', address: (handle) => `https://www.instagram.com/${handle}/` },
};

/** The profiles of somebody, of the networks that they are on. */
export function profilesOf(handles: SocialHandles): readonly SocialProfile[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const handle = handles[network] ?? '';
    const { name, address } = NETWORKS[network];
    return handle === '' ? [] : [{ network, name, href: address(encodeURIComponent(handle)) }];
  });
}
