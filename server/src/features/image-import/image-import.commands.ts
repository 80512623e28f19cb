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
      /** A few words that name no address. */
      readonly reason: string;
      /** Whether it would be the same the next time. */
      readonly isLasting: boolean;
    };
