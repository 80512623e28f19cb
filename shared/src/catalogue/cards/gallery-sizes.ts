/** `sizes` attribute of the large image on a product page. */
export const slideSizes = '(width >= 1200px) 780px, (width >= 768px) 50vw, 100vw';

/** `sizes` attribute of the thumbnails. */
export const thumbSizes = '120px';
