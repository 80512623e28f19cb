import { Editor } from './Editor.js';
import { RequestStaffAccess } from './AskToEdit.js';
import { signInLink } from '../session/sign-in-link.js';
import { useOpening } from '../session/useOpening.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { Notice } from '../../ui/office/Notice.js';

/** Opens the page and shows the editor, or the reason why the page cannot be edited. */
export function Start({ pageId }: { readonly pageId: number }) {
  const opening = useOpening(pageId);
  switch (opening.phase) {
    case 'opening':
      return <p role="status" aria-busy aria-label="Opening page" />;
    case 'refused':
      return (
        <Notice
          title="This page cannot be edited"
          text={opening.message}
          {...(opening.isPassing && { onRetry: tryAgain })}
        >
          {opening.isForbidden && <RequestStaffAccess />}
          <a
            className={buttonLink()}
            href={opening.isSignedOut ? signInLink() : '/dashboard/pages'}
          >
            {opening.isSignedOut ? 'Sign in' : 'All pages'}
          </a>
        </Notice>
      );
    case 'open':
      return <Editor key={opening.page.session.doc.guid} page={opening.page} />;
  }
}

function tryAgain(): void {
  location.reload();
}
