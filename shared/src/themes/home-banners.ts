/** Default text of a theme's home page. */
export interface HomeBanner {
  readonly heading: string;
  readonly copy: string;
}

const standard: HomeBanner = {
  heading: 'Made when you order it',
  copy: 'Good clothes with good pictures on them, printed one at a time, so that nothing is made to be thrown away.',
};

const BANNERS: Readonly<Record<string, HomeBanner>> = {
  naked: {
    heading: 'Just the clothes',
    copy: 'Plain cotton and a good print, made one at a time when you order.',
  },
  tropic: {
    heading: 'Made for warmer days',
    copy: 'Soft tees in the colours of ripe fruit and deep water, printed one at a time when you order.',
  },
  nordic: {
    heading: 'Fewer, quieter things',
    copy: 'Plain shapes and calm drawings, printed one at a time when you order.',
  },
  gallery: {
    heading: 'Wear the collection',
    copy: 'Works on cotton, printed one at a time when you order.',
  },
  neonCity: {
    heading: 'After dark',
    copy: 'Loud prints for late streets, made one at a time when you order.',
  },
  apothecary: {
    heading: 'Remedies for plain clothes',
    copy: 'Drawings from old cabinets on good cotton, printed one at a time when you order.',
  },
};

export function homeBanner(theme: string): HomeBanner {
  return BANNERS[theme] ?? standard;
}
