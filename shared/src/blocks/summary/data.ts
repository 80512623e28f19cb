/** BLK-046: its figures, where they come from an address. */
export { figuresWanted as wants } from '../kit/figures.js';
