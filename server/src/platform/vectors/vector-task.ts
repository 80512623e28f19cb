/** How a drawing is rasterised. */
export interface VectorTask {
  readonly content: Uint8Array;
  /** Dots per inch; 72 renders the drawing in its own size. */
  readonly density: number;
  /** Larger drawings are refused. */
  readonly maxPixels: number;
  /** Fits the result; without it, the drawing keeps the size that the density gives it. */
  readonly resize?: VectorResize;
}

export interface VectorResize {
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'contain' | 'fill' | 'inside';
  readonly position?: 'top' | 'centre';
  readonly withoutEnlargement?: boolean;
}

/** Pixels as RGBA in sRGB, or libvips' error for a drawing that it cannot render. */
export type VectorResult =
  | { readonly data: Uint8Array; readonly width: number; readonly height: number }
  | { readonly error: string };
