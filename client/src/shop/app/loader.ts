/**
 * All the script that runs before the page is painted. It starts the shop's program when the browser
 * has nothing better to do, or at the first sign that somebody wants something of the page, but never
 * under the hands of a person who is filling in a form. Until then every link and form is the browser's own.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-program]');
const intents = ['pointerdown', 'pointermove', 'keydown'] as const;
/** In milliseconds, for browsers that do not tell when they are idle. */
const timeoutMs = 1500;

let started = false;

/** What the program will import is fetched beside it, not after it; one at a time, since each takes a slow phone a while. */
function preload([href, ...others]: readonly string[]): void {
  if (href === undefined) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
  setTimeout(preload, 0, others);
}

function start(): void {
  const { program: source, modules = '' } = script?.dataset ?? {};
  if (started || source === undefined) return;
  if (document.activeElement?.matches('input, select, textarea') === true) {
    document.addEventListener('focusout', () => setTimeout(start), { once: true });
    return;
  }
  started = true;
  for (const intent of intents) removeEventListener(intent, startWhenMeant);
  void import(/* @vite-ignore */ source);
  preload(modules.split(' ').filter(Boolean));
}

/** A browser tells a page of a pointer that rests where it appears, too: that has not moved, and wants nothing. */
function startWhenMeant(event: Event): void {
  const rests =
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0;
  if (!rests) start();
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: timeoutMs });
  else setTimeout(start, timeoutMs);
}

for (const intent of intents) addEventListener(intent, startWhenMeant, { passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
