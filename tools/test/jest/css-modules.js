/** Replaces Vite's CSS modules in specs: every class name maps to itself. */
export function process(css) {
  const names = [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => [name, name]);
  return { code: `export default ${JSON.stringify(Object.fromEntries(names))};` };
}
