/** Maximum number of pieces in a bundle, and so of options of a basket item. */
export const maxPieces = 20;
