/** LAY-032. */
export const MENU_RADII = ['sharp', 'smooth', 'rounded', 'circle'] as const;
/** LAY-033: the heights of `RATIOS`, in parts of the width. */
export const MENU_RATIOS = ['wide', 'short', '4:3', 'square', 'tall'] as const;
/** LAY-034. */
export const MENU_SHADOWS = ['none', 'light', 'medium', 'heavy'] as const;
export const MENU_ALIGNMENTS = ['left', 'center', 'right'] as const;
/** LAY-030: what a segment shows. */
export const MENU_MODES = ['links', 'image'] as const;

/** LAY-030: a link of a segment. Colours are hex; without one it has the theme's. */
export interface MenuItem {
  readonly text: string;
  readonly link: string;
  readonly color?: string;
  readonly backgroundColor?: string;
}

/** LAY-031, LAY-034, LAY-035: a picture that leads somewhere. */
export interface MenuImage {
  readonly src: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** How dark the picture is under its words, 0 to 1. */
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
    /** LAY-035 `width full`: as wide as the picture. */
    readonly isFullWidth: boolean;
  } | null;
}

/** LAY-030: a column below an entry of the menu. */
export interface MenuSegment {
  readonly title: string;
  /** Where the title leads; null when it is only words. */
  readonly link: string | null;
  readonly mode: (typeof MENU_MODES)[number];
  readonly image: MenuImage | null;
  readonly items: readonly MenuItem[];
}

/** LAY-029: an entry of the main menu. */
export interface MenuEntry {
  readonly text: string;
  readonly href: string;
  readonly color?: string;
  readonly backgroundColor?: string;
  readonly submenu?: readonly MenuSegment[];
}
