import { number } from '../model/properties/measures.js';

/** MKT-019: the list of the shop that an address is put on. */
export const mailingList = (group: 'Content' | 'Actions') =>
  number({
    default: 1,
    min: 0,
    max: 2_147_483_647,
    isWhole: true,
    label: 'Mailing list',
    group,
  });
