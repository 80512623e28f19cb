/** How wide a picture is shown on a card of a list, as the `sizes` of an image has it. */
export const cardSizes = '(width >= 1200px) 300px, (width >= 768px) 33vw, 50vw';
