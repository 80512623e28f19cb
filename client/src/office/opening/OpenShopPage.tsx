import type { OpenShop } from '@selvedge/shared/opening/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';

import { AddressField } from './AddressField.js';
import { CountryField } from './CountryField.js';
import { LookFields } from './LookFields.js';
import { openShop } from './opening.api.js';
import styles from './OpenShopPage.module.css';
import { changed, newShop } from './shop-draft.js';
import { useSession } from '../accounts/index.js';
import { backLink } from '../../ui/office/back-link.js';
import { Button } from '../../ui/office/Button.js';
import { Notice } from '../../ui/office/Notice.js';
import { Panel } from '../../ui/office/Panel.js';

/** From a name to a shop: what is asked here can all be changed later. */
export function OpenShopPage() {
  const { user } = useSession();
  if (user?.kind === 'customer' && !user.verified)
    return (
      <First
        href="/sign-up/verify/"
        text="Confirm your e-mail address first: we sent you a code."
        action="Enter the code"
      />
    );
  if (user?.kind === 'customer' && !user.signedEula)
    return (
      <First href="/sign-up/eula/" text="Read and sign the terms first." action="Read the terms" />
    );
  return <OpenShopForm />;
}

function First({ href, text, action }: { href: string; text: string; action: string }) {
  return (
    <Notice title="One thing before" text={text}>
      <a href={href}>{action}</a>
    </Notice>
  );
}

function OpenShopForm() {
  const { draft, change, writeCode } = useShopDraft();
  const open = useMutation({
    mutationFn: () => openShop(draft),
    onSuccess: ({ url }) => {
      location.assign(url);
    },
  });
  return (
    <form
      className={styles['page']}
      onSubmit={(event) => {
        event.preventDefault();
        open.mutate();
      }}
    >
      <Head />
      <Panel
        title="What it is called, and how it looks"
        text="All of it can be changed later. Nobody sees the shop before you open it."
      >
        <LookFields draft={draft} onChange={change}>
          <AddressField code={draft.code} onChange={writeCode} />
          <CountryField
            value={draft.country}
            onChange={(country) => {
              change({ ...draft, country });
            }}
          />
        </LookFields>
      </Panel>
      <footer className={styles['footer']}>
        {open.error && (
          <p role="alert" className={styles['error']}>
            {open.error.message}
          </p>
        )}
        <Button kind="primary" type="submit" isPending={open.isPending}>
          {open.isPending ? 'Making it…' : 'Make my shop'}
        </Button>
      </footer>
    </form>
  );
}

function Head() {
  return (
    <header>
      <Link to="/shops" className={backLink}>
        <ArrowLeft size={16} aria-hidden /> Your shops
      </Link>
      <h1 className={styles['title']}>Open a shop</h1>
    </header>
  );
}

function useShopDraft() {
  const [draft, setDraft] = useState<OpenShop>(() => newShop(navigator.language));
  const [hasOwnCode, setOwnCode] = useState(false);
  return {
    draft,
    change: (next: OpenShop): void => {
      setDraft(changed(draft, next, hasOwnCode));
    },
    /** Emptied it follows the name again. */
    writeCode: (code: string): void => {
      setOwnCode(code !== '');
      setDraft({ ...draft, code });
    },
  };
}
