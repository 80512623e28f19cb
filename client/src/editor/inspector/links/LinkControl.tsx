import { textIn } from '@selvedge/shared/blocks/model/wire';
import { actionProblem } from '@selvedge/shared/links/action-titles';
import { linkOf } from '@selvedge/shared/links/link';
import {
  ExternalLink,
  FileText,
  FolderOpen,
  Link2,
  Shirt,
  Trash2,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, useState } from 'react';

import styles from './LinkControl.module.css';
import { typesWithout, type LinkTarget, type LinkType } from './link-targets.js';
import { useLinkName } from './useLinkName.js';
import type { ControlProps } from '../control-props.js';
import { IconButton } from '../../../ui/office/IconButton.js';
import { later } from '../../../ui/office/later.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';
import { hidden } from '../../../ui/office/hidden.js';

const Picker = later(async () => (await import('./LinkPicker.js')).LinkPicker);

const icons: Readonly<Record<LinkType, LucideIcon>> = {
  product: Shirt,
  collection: FolderOpen,
  blog: FileText,
  page: FileText,
  action: Zap,
  link: ExternalLink,
};

export function LinkControl({ property, value, onChange }: ControlProps) {
  const href = textIn(value) ?? '';
  const isRefused = href !== '' && property.read(href) === undefined;
  return (
    <LinkField
      label={property.label}
      href={href}
      problem={isRefused ? 'This link is not valid. The shop uses the default.' : undefined}
      onTarget={(target) => {
        onChange(target?.href);
      }}
    />
  );
}

interface LinkProps {
  readonly label: string;
  /** Empty if there is none. */
  readonly href: string;
  readonly problem?: string | undefined;
  /** Text of the button while no link is set. */
  readonly none?: string;
  readonly excluded?: readonly LinkType[];
  readonly onTarget: (target: LinkTarget | undefined) => void;
}

/** Link shown by the name of its target; opens the picker. */
export function LinkField(props: LinkProps) {
  const { label, href, excluded = [], onTarget } = props;
  const [isPicking, setPicking] = useState(false);
  const meaning = useLinkName(href);
  const close = () => {
    setPicking(false);
  };
  return (
    <div className={styles['link']} role="group" aria-label={label}>
      <span className={styles['label']}>{label}</span>
      <div className={styles['line']}>
        <Target
          {...props}
          meaning={meaning}
          onPress={() => {
            setPicking(true);
          }}
        />
        {href !== '' && (
          <IconButton
            aria-label={label === 'Link' ? 'Remove link' : `Remove link: ${label}`}
            onPress={() => {
              onTarget(undefined);
            }}
          >
            <Trash2 size={15} aria-hidden />
          </IconButton>
        )}
      </div>
      <Problem {...props} meaning={meaning} />
      <Suspense>
        {isPicking && (
          <Picker
            start={href === '' ? (typesWithout(excluded)[0] ?? 'link') : meaning.type}
            excluded={excluded}
            onClose={close}
            onChoose={(target) => {
              onTarget(target);
              close();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

type Meaning = ReturnType<typeof useLinkName>;

function Target(props: LinkProps & { readonly meaning: Meaning; readonly onPress: () => void }) {
  const { label, href, none = 'Choose a link', meaning, onPress } = props;
  const Icon = href === '' ? Link2 : icons[meaning.type];
  return (
    <button
      type="button"
      className={sharedStyle('input', styles['target'])}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon size={17} aria-hidden />
      <span className={hidden}>{label}: </span>
      <span className={styles['words']}>
        {href === '' ? none : (meaning.name ?? href)}
        {href !== '' && typeof meaning.name === 'string' && <small>{href}</small>}
      </span>
    </button>
  );
}

/** Reasons why shoppers cannot follow the link. */
function Problem({ href, problem, meaning }: LinkProps & { readonly meaning: Meaning }) {
  const isBlocked = href !== '' && linkOf(href).kind === 'blocked';
  const message =
    problem ??
    actionProblem(href) ??
    (isBlocked ? 'The shop blocks links of this type.' : undefined) ??
    (href !== '' && meaning.name === null ? 'This address does not exist in the shop.' : undefined);
  return (
    <p className={styles['problem']} aria-live="polite">
      {message}
    </p>
  );
}
