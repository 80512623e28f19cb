/** Events of an external image on pages of a store. `key` identifies `source`. */
export type ImageImportEvent =
  | {
      readonly type: 'OutsidePictureWanted';
      readonly key: string;
      /** Address of the image, as in the page. */
      readonly source: string;
      /** ISO 8601: earliest time of the next request, whatever the outcome. */
      readonly notAgainBefore: string;
    }
  /** From now on pages show the copy in the store's library. */
  | { readonly type: 'OutsidePictureTaken'; readonly key: string; readonly picture: string }
  /** This attempt failed. */
  | { readonly type: 'OutsidePictureMissed'; readonly key: string; readonly reason: string }
  /** The last attempt failed. */
  | { readonly type: 'OutsidePictureGivenUp'; readonly key: string; readonly reason: string };
