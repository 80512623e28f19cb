import styles from './shared-style.module.css';

type SharedStyle =
  | 'input'
  | 'icon'
  | 'row'
  | 'toggle'
  | 'covered'
  | 'empty'
  | 'iconed'
  | 'two'
  | 'three'
  | 'overlay'
  | 'window'
  | 'name'
  | 'facts'
  | 'list'
  | 'tab'
  | 'tabs'
  | 'swatch';

/**
 * Returns the class of a shared style, joined with the component's own class. Shared styles are in
 * the lowest cascade layer, so the component's rules override them.
 */
export function sharedStyle(name: SharedStyle, own?: string): string {
  const shared = styles[name] ?? '';
  return own === undefined ? shared : `${shared} ${own}`;
}
