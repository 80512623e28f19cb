import type { Measurement } from '@selvedge/shared/stores/measurement/measurement';

const denied = { ad_storage: 'denied', ad_user_data: 'denied', analytics_storage: 'denied' };
const granted = { ad_storage: 'granted', ad_user_data: 'granted', analytics_storage: 'granted' };

/** Loads the shop's measurement programs (ANL-024). Call only with consent. */
export function startPrograms(ids: Measurement): void {
  startGoogle(ids);
  if (ids.facebookPixel !== '') startMeta(ids.facebookPixel);
  if (ids.pinterestTag !== '') startPinterest(ids.pinterestTag);
}

/** Denies ads and analytics until consent is given (MKT-010). */
function startGoogle({ measurementId, trackingId, conversionId }: Measurement): void {
  const ads = conversionId === '' ? '' : `AW-${conversionId}`;
  const tags = [measurementId, trackingId, ads].filter((tag) => tag !== '');
  const [first] = tags;
  if (first === undefined) return;
  const dataLayer: unknown[] = [];
  function gtag(..._command: readonly unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- marks the entry as a command
    dataLayer.push(arguments);
  }
  Object.assign(window, { dataLayer });
  gtag('consent', 'default', denied);
  gtag('consent', 'update', granted);
  gtag('js', new Date());
  for (const tag of tags) gtag('config', tag);
  load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(first)}`);
}

interface MetaQueue {
  (...command: readonly unknown[]): void;
  /** Set by the program after it has loaded. */
  callMethod?: (...command: readonly unknown[]) => void;
}

function startMeta(pixel: string): void {
  const queue: unknown[] = [];
  const call: MetaQueue = (...command) => {
    if (call.callMethod === undefined) queue.push(command);
    else call.callMethod(...command);
  };
  const fbq = Object.assign(call, { queue, push: call, loaded: true, version: '2.0' });
  Object.assign(window, { fbq, _fbq: fbq });
  fbq('init', pixel);
  fbq('track', 'PageView');
  load('https://connect.facebook.net/en_US/fbevents.js');
}

function startPinterest(tag: string): void {
  const queue: unknown[] = [];
  const call = (...command: readonly unknown[]): void => void queue.push(command);
  const pintrk = Object.assign(call, { queue, version: '3.0' });
  Object.assign(window, { pintrk });
  pintrk('load', tag);
  pintrk('page');
  load('https://s.pinimg.com/ct/core.js');
}

function load(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
