export { ThemesModule } from './themes.module.js';
