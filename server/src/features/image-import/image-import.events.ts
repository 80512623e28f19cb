/** What happens to a picture of another host that pages of a store show. `key` stands for `source`. */
export type ImageImportEvent =
  | {
      readonly type: 'OutsidePictureWanted';
      readonly key: string;
      /** Its address, as it stands in a page. */
      readonly source: string;
      /** ISO 8601: whatever comes of it, nobody asks for it again before. */
      readonly notAgainBefore: string;
    }
  /** From now on pages show the picture of the store's own library. */
  | { readonly type: 'OutsidePictureTaken'; readonly key: string; readonly picture: string }
  /** It did not come this time. */
  | { readonly type: 'OutsidePictureMissed'; readonly key: string; readonly reason: string }
  /** It did not come, and is not asked for any more. */
  | { readonly type: 'OutsidePictureGivenUp'; readonly key: string; readonly reason: string };
