/** CAT-010, BSK-006: single pieces of one bundle, and so the options of a basket item. */
export const maxPieces = 20;
