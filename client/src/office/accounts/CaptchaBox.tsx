import { useEffect, useRef } from 'react';

import styles from './captcha-box.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Container of the reCAPTCHA v2 checkbox. */
export function CaptchaBox({ onPlace }: { readonly onPlace: (place: HTMLElement | null) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => onPlace(place.current), [onPlace]);
  return <div className={css('box')} ref={place} />;
}
