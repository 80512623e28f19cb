import { ACTION_ICONS, type ActionIcon } from '@selvedge/shared/blocks/model/properties/icons';
import { textIn } from '@selvedge/shared/blocks/model/wire';
import {
  ArrowRight,
  Ban,
  ChevronRight,
  ExternalLink,
  Gift,
  Heart,
  Mail,
  Play,
  Search,
  ShoppingBag,
  Star,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';

import styles from './IconControl.module.css';
import type { ControlProps } from '../control-props.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const drawings: Readonly<Record<ActionIcon, LucideIcon>> = {
  'arrow-right': ArrowRight,
  'chevron-right': ChevronRight,
  'shopping-bag': ShoppingBag,
  heart: Heart,
  mail: Mail,
  play: Play,
  star: Star,
  gift: Gift,
  'external-link': ExternalLink,
  search: Search,
};

export function IconControl({ property, value, onChange }: ControlProps) {
  return <IconField label={property.label} value={textIn(value)} onChange={onChange} />;
}

/** Selects one of the shop's icons, or none. */
export function IconField(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (icon: ActionIcon | undefined) => void;
}) {
  const { label, value = '', onChange } = props;
  const name = useId();
  const option = (icon: ActionIcon | undefined, text: string, Drawing: LucideIcon) => (
    <label key={text} className={sharedStyle('covered', styles['option'])} title={text}>
      <input
        type="radio"
        name={name}
        aria-label={text}
        checked={value === (icon ?? '')}
        onChange={() => {
          onChange(icon);
        }}
      />
      <Drawing size={18} aria-hidden />
    </label>
  );
  return (
    <fieldset className={styles['icons']}>
      <legend>{label}</legend>
      {option(undefined, 'None', Ban)}
      {ACTION_ICONS.map((icon) => option(icon, icon.replaceAll('-', ' '), drawings[icon]))}
    </fieldset>
  );
}
