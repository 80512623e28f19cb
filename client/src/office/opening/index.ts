export { BrandingFields } from './branding/BrandingFields.js';
