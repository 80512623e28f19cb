export { Banner as View } from '../kit/banner/Banner.js';
