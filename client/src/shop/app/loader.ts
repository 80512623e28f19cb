/**
 * The only script that runs before the first paint. It starts the shop's program when the browser
 * is idle or at the first sign of interaction, but never while a form is being filled in. Until
 * then links and forms work natively.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-program]');
const intents = ['pointerdown', 'pointermove', 'keydown'] as const;
/** Timeout in milliseconds for browsers without an idle callback. */
const timeoutMs = 1500;

let started = false;

/**
 * Preloads the program's modules in sequence, because parsing each of them is slow on a weak phone.
 */
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

/**
 * Browsers also report a pointer that was already resting there. Only a moved one signals interest.
 */
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

// Restored from the back/forward cache: the counts of the header may be outdated.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) script?.setAttribute('data-restored', '');
});
for (const intent of intents) addEventListener(intent, startWhenMeant, { passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
