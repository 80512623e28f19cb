import type { MenuEntry, MenuImage, MenuItem, MenuSegment } from '@selvedge/shared/stores/menu';
import { ChevronDown, ImageOff } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import styles from './MenuPreview.module.css';
import { entryFrom } from './menu-form.js';
import type { SettingsForm } from '../settings-form.js';

/** Live preview of the menu, without the fonts and colours of the theme. */
export function MenuPreview() {
  const { control } = useFormContext<SettingsForm>();
  const [name, fields] = useWatch({ control, name: ['name', 'mainMenu'] });
  const entries = fields.map(entryFrom);
  const [chosen, setChosen] = useState(0);
  const submenu = entries[chosen]?.submenu ?? [];
  return (
    <div className={styles['shop']} role="group" aria-label="Menu preview">
      <div className={styles['bar']}>
        <strong className={styles['logo']}>{name}</strong>
        {entries.map((entry, index) => (
          <Entry
            // Entries have no ID; their position identifies them.
            key={index}
            entry={entry}
            isChosen={index === chosen && submenu.length > 0}
            onChoose={() => {
              setChosen(index);
            }}
          />
        ))}
      </div>
      {submenu.length > 0 && (
        <div className={styles['below']}>
          {submenu.map((segment, index) => (
            <Segment key={index} segment={segment} />
          ))}
        </div>
      )}
    </div>
  );
}

function coloursOf({ color, backgroundColor }: Pick<MenuItem, 'color' | 'backgroundColor'>) {
  const style: CSSProperties = { color, backgroundColor };
  return style;
}

function Entry(props: { entry: MenuEntry; isChosen: boolean; onChoose: () => void }) {
  const { entry, isChosen, onChoose } = props;
  const hasMore = entry.submenu !== undefined;
  return (
    <button
      type="button"
      className={styles['entry']}
      style={coloursOf(entry)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {entry.text === '' ? '…' : entry.text}
      {hasMore && <ChevronDown size={14} aria-hidden />}
    </button>
  );
}

function Segment({ segment }: { segment: MenuSegment }) {
  const { title, image, items } = segment;
  if (image !== null) return <Tile image={image} />;
  return (
    <div className={styles['segment']}>
      {title !== '' && <strong dir="auto">{title}</strong>}
      {items.map((item, index) => (
        <span key={index} className={styles['item']} style={coloursOf(item)}>
          {item.text === '' ? '…' : item.text}
        </span>
      ))}
    </div>
  );
}

const aspects = { wide: '16 / 9', short: '3 / 1', '4:3': '4 / 3', square: '1', tall: '3 / 4' };
const radii = { sharp: '0', smooth: '6px', rounded: '16px', circle: '50%' };
const shadows = {
  none: 'none',
  light: '0 1px 2px rgb(0 0 0 / 35%)',
  medium: '0 1px 5px rgb(0 0 0 / 55%)',
  heavy: '0 2px 10px rgb(0 0 0 / 80%)',
};
const sides = { left: 'start', center: 'center', right: 'end' } as const;

function Tile({ image }: { image: MenuImage }) {
  const { src, title, description, overlay, text, button } = image;
  const isRound = image.borderRadius === 'circle';
  return (
    <div
      className={styles['tile']}
      style={{
        aspectRatio: isRound ? '1' : aspects[image.ratio],
        borderRadius: radii[image.borderRadius],
      }}
    >
      {src === '' ? <ImageOff size={22} aria-hidden /> : <img src={`${src}?w=600`} alt="" />}
      <div
        className={styles['words']}
        data-round={isRound}
        style={{
          background: `linear-gradient(#0000 30%, rgb(0 0 0 / ${String(Math.round(overlay * 100))}%) 65%)`,
          color: text.color,
          textAlign: sides[text.alignment],
          justifyItems: sides[text.alignment],
          textShadow: shadows[text.shadow],
        }}
      >
        {title !== '' && <strong dir="auto">{title}</strong>}
        {description !== '' && <span>{description}</span>}
        {button !== null && <TileButton button={button} />}
      </div>
    </div>
  );
}

function TileButton({ button }: { button: NonNullable<MenuImage['button']> }) {
  const { textColor, backgroundColor, borderColor, borderRadius, isFullWidth } = button;
  return (
    <span
      className={styles['button']}
      style={{
        ...{ color: textColor, backgroundColor, borderColor },
        borderRadius: borderRadius === 'circle' ? '999px' : radii[borderRadius],
        width: isFullWidth ? '100%' : undefined,
      }}
    >
      {button.text === '' ? '…' : button.text}
    </span>
  );
}
