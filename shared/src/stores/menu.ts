export const MENU_RADII = ['sharp', 'smooth', 'rounded', 'circle'] as const;
/** Names of the heights in `RATIOS`, relative to the width. */
export const MENU_RATIOS = ['wide', 'short', '4:3', 'square', 'tall'] as const;
export const MENU_SHADOWS = ['none', 'light', 'medium', 'heavy'] as const;
export const MENU_ALIGNMENTS = ['left', 'center', 'right'] as const;
/** Content of a segment. */
export const MENU_MODES = ['links', 'image'] as const;

/** Link of a segment. Colours are hex; the theme's by default. */
export interface MenuItem {
  readonly text: string;
  readonly link: string;
  readonly color?: string;
  readonly backgroundColor?: string;
}

/** Image with a link. */
export interface MenuImage {
  readonly src: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Darkening of the image behind its text, 0 to 1. */
  readonly overlay: number;
  readonly borderRadius: (typeof MENU_RADII)[number];
  readonly ratio: (typeof MENU_RATIOS)[number];
  readonly text: {
    readonly alignment: (typeof MENU_ALIGNMENTS)[number];
    readonly color?: string;
    readonly shadow: (typeof MENU_SHADOWS)[number];
  };
  readonly button: {
    readonly text: string;
    readonly textColor?: string;
    readonly backgroundColor?: string;
    readonly borderColor?: string;
    readonly borderRadius: (typeof MENU_RADII)[number];
    /** Whether the button is as wide as the image. */
    readonly isFullWidth: boolean;
  } | null;
}

/** Column below a menu entry. */
export interface MenuSegment {
  readonly title: string;
  /** Link of the title; null for plain text. */
  readonly link: string | null;
  readonly mode: (typeof MENU_MODES)[number];
  readonly image: MenuImage | null;
  readonly items: readonly MenuItem[];
}

export interface MenuEntry {
  readonly text: string;
  readonly href: string;
  readonly color?: string;
  readonly backgroundColor?: string;
  readonly submenu?: readonly MenuSegment[];
}
