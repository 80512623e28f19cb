import { address } from '../model/properties/address.js';

/** Address that provides the items of a container, in place of those on the page. */
export const itemsAddress = {
  asyncItems: address({
    label: 'Load blocks from an address',
    group: 'Content',
    wireNames: ['asyncItems', 'asyncItemsUrl'],
  }),
};
