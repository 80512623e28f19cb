export { InstallationModule } from './installation.module.js';
