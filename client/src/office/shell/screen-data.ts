import type { Ability } from '@selvedge/shared/policies/policies';

/**
 * Ability that a screen requires on each host. On the main brand, the store's ability applies if
 * `brand` is unset.
 */
export interface ScreenAbility {
  readonly store?: Ability;
  readonly brand?: Ability;
  readonly atlas?: Ability;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Required ability; null for routes without a screen, such as the frame, which every signed-in
     * user can open.
     */
    readonly ability: ScreenAbility | null;
    /** Menu entry, sorted by `place`; screens without an entry leave it out. */
    readonly menu?: {
      readonly text: string;
      readonly place: number;
      readonly countsRequests?: true;
    };
    /** Window title; defaults to the text of the menu entry. */
    readonly title?: string;
    /** Whether the screen is part of a longer process, so that the palette does not offer it. */
    readonly isStep?: true;
    /** Whether visitors who are not signed in may open the screen. */
    readonly isForVisitors?: boolean;
  }
}
