/** `sizes` attribute of the images on product cards. */
export const cardSizes = '(width >= 1200px) 300px, (width >= 768px) 33vw, 50vw';
