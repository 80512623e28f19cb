export { AddressFields } from './AddressFields.js';
export { useAddressLabels } from './useAddressLabels.js';
