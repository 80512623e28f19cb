/** Networks where a creator or shop can have a profile. */
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

/** Validates a handle, without `@`. */
export function isHandle(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text);
}

/** Error message for an invalid handle. */
export const badHandle = 'Please enter only the handle, without @ or address';

/** Handles by network, without `@`. */
type SocialHandles = Readonly<Partial<Record<SocialNetwork, string>>>;

export const noHandles: Readonly<Record<SocialNetwork, string>> = {
  tiktok: '',
  twitter: '',
  youtube: '',
  facebook: '',
  linkedin: '',
  instagram: '',
};

/** Link to a profile. */
export interface SocialProfile {
  readonly network: SocialNetwork;
  /** Name of the network in its own spelling. */
  readonly name: string;
  readonly href: string;
}

/** Labels of form fields. */
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
  /** Profile URL of a handle. */
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

/** Returns the profiles on all networks with a handle. */
export function profilesOf(handles: SocialHandles): readonly SocialProfile[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const handle = handles[network] ?? '';
    const { name, address } = NETWORKS[network];
    return handle === '' ? [] : [{ network, name, href: address(encodeURIComponent(handle)) }];
  });
}
