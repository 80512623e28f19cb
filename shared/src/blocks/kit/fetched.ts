import { address } from '../model/properties/address.js';

/** BLK-009: of blocks that hold others: where those come from, instead of its own. */
export const itemsAddress = {
  asyncItems: address({
    label: 'Address that gives its blocks',
    group: 'Content',
    wireNames: ['asyncItems', 'asyncItemsUrl'],
  }),
};
