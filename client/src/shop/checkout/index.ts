export { AddressFields } from './AddressFields.js';
