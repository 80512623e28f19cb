/** BLK-023: what it draws, where it comes from an address. */
export { figuresWanted as wants } from '../kit/figures.js';
