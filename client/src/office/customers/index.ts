export { fetchCustomers } from './customers.api.js';
