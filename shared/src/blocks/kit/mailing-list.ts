import { number } from '../model/properties/measures.js';

/** Mailing list of the shop that receives the address. */
export const mailingList = (group: 'Content' | 'Actions') =>
  number({
    default: 1,
    min: 0,
    max: 2_147_483_647,
    isWhole: true,
    label: 'Mailing list',
    group,
  });
