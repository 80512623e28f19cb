export { AccountsShopModule } from './accounts-shop.module.js';
export { CountdownScreen } from './countdown.screen.js';
