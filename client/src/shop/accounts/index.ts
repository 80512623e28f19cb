export { AccessCard } from './AccessCard.js';
export { CaptchaBox } from './CaptchaBox.js';
export { useCaptchaForm } from './useCaptchaForm.js';
