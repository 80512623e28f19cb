export { TooManyAddresses } from './address.errors.js';
export { Addresses } from './addresses.service.js';
export { AddressesModule } from './addresses.module.js';
