/** How wide the large picture on the page of a product is shown, as the `sizes` of an image has it. */
export const slideSizes = '(width >= 1200px) 780px, (width >= 768px) 50vw, 100vw';

/** The small ones, that lead to the others. */
export const thumbSizes = '120px';
