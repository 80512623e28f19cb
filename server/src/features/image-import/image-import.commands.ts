export type ImageImportCommand =
  | {
      readonly type: 'WantOutsidePicture';
      readonly key: string;
      readonly source: string;
      /** ISO 8601. */
      readonly now: string;
      readonly notAgainBefore: string;
    }
  | { readonly type: 'TakeOutsidePicture'; readonly key: string; readonly picture: string }
  | {
      readonly type: 'MissOutsidePicture';
      readonly key: string;
      /** A short reason without the address. */
      readonly reason: string;
      /** Whether a retry would have the same result. */
      readonly isLasting: boolean;
    };
