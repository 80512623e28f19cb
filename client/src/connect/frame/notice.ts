/** Full-page notice while a page waits for an editor. */
interface Notice {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly text: string; readonly run: () => void };
}

const cover =
  'position:fixed;inset:0;z-index:2147483647;display:grid;place-items:center;padding:24px;background:rgb(15 23 42/.55);font:16px/1.5 system-ui,sans-serif;text-align:center';
const panel =
  'max-width:400px;padding:28px 32px;border-radius:12px;background:#fff;color:#0f172a;box-shadow:0 10px 40px rgb(0 0 0/.3)';
const heading = 'margin:0 0 6px;font:600 18px/1.3 system-ui,sans-serif;color:#0f172a';
const press =
  'margin-top:18px;min-height:44px;padding:0 22px;border:0;border-radius:8px;background:#1d4ed8;color:#fff;font:600 15px/1 system-ui,sans-serif;cursor:pointer';

/** Shows the notice; returns a function that removes it. */
export function showNotice({ title, text, action }: Notice): () => void {
  const box = styled('div', panel);
  box.setAttribute('role', 'alert');
  box.append(styled('h2', heading, title), styled('p', 'margin:0', text));
  const holder = styled('div', cover);
  holder.append(box);
  if (action !== undefined) {
    const button = styled('button', press, action.text);
    button.addEventListener('click', action.run);
    box.append(button);
  }
  document.body.append(holder);
  return () => {
    holder.remove();
  };
}

/** Sets styles through the DOM: the shop's CSP forbids style attributes in markup. */
function styled(name: 'div' | 'h2' | 'p' | 'button', style: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.style.cssText = style;
  element.textContent = text;
  return element;
}
