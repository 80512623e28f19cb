/**
 * The only script that runs before the first paint. It starts the shop's program when the browser
 * is idle or at the first sign of interaction, but never while a text is being typed. Until then
 * links and forms work natively.
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

/** Fields whose change the program acts on at once. They are not typed in. */
const choices = 'select, [type=checkbox], [type=radio]';
/** Buttons that only work with the program. */
const scripted = 'button[type=button]:not([popovertarget], [commandfor])';

const isInField = (): boolean =>
  document.activeElement?.matches('input, select, textarea') === true;

function start(isUrgent = false): void {
  const { program: source, modules = '' } = script?.dataset ?? {};
  if (started || source === undefined) return;
  if (!isUrgent && isInField()) {
    document.addEventListener('focusout', () => setTimeout(() => start()), { once: true });
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

/** Records a click that needs the program, which repeats it once it is ready. */
function noteClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest(scripted) : null;
  if (button === null || script?.hasAttribute('data-ready') === true) return;
  button.setAttribute('data-early', '');
  start(true);
}

function startForChoice({ target }: Event): void {
  if (target instanceof Element && target.matches(choices)) start(true);
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => start(), { timeout: timeoutMs });
  else setTimeout(start, timeoutMs);
}

// Restored from the back/forward cache: the counts of the header may be outdated.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) script?.setAttribute('data-restored', '');
});
addEventListener('click', noteClick);
addEventListener('change', startForChoice);
for (const intent of intents) addEventListener(intent, startWhenMeant, { passive: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
