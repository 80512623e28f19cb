/** The networks on which a creator may be found (CAT-027). */
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
