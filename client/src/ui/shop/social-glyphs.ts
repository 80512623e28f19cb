import type { SocialNetwork } from '@selvedge/shared/catalogue/social-networks';

/** Logos of social networks as outlines in a square of 24 units. */
export const GLYPHS: Readonly<Record<SocialNetwork, string>> = {
  tiktok: 'M13 3v13a4 4 0 1 1-4-4M13 3c0 3 2 5 6 5',
  twitter: 'M4 4h4l12 16h-4zM20 4l-7 7M11 13l-7 7',
  youtube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3M10 9v6l5-3z',
  facebook: 'M16 3h-1a4 4 0 0 0-4 4v14M7 12h8',
  linkedin: 'M5 10v10M5 4v.01M11 20V10M11 14a4 4 0 0 1 8 0v6',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4M12 8a4 4 0 0 0 0 8 4 4 0 0 0 0-8M17 7v.01',
};
