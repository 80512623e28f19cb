import styles from './look.module.css';

type Look =
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
 * The class of a look that many parts of the office and the editor share, and a part's own class beside it.
 * The look lies in the lowest layer, so that whatever the part says itself has it over the look.
 */
export function look(name: Look, own?: string): string {
  const shared = styles[name] ?? '';
  return own === undefined ? shared : `${shared} ${own}`;
}
