import { useRef, useState, type SubmitEvent } from 'react';

import { markFavourite, setFavourites, useFavourites } from '../../../lib/favourites.js';
import { postForm } from '../../../lib/form-post.js';

interface HeartState {
  /** Undefined if the shop has no favourites. */
  readonly isLiked: boolean | undefined;
  /** Message of the last refused change. */
  readonly message: string | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly dismiss: () => void;
}

/**
 * Toggles a favourite optimistically and reverts with a message if the server refuses (ERR-015).
 */
export function useHeart(product: string): HeartState {
  const favourites = useFavourites();
  const [message, setMessage] = useState<string | null>(null);
  const last = useRef(Promise.resolve());
  const isLiked = favourites?.includes(product);

  const send = async (form: HTMLFormElement, undo: () => void, action: string) => {
    // Later clicks may have changed the form's action since this one was queued.
    form.action = action;
    const answer = await postForm<{ readonly products: readonly string[] }>(form);
    if (answer.ok) {
      setFavourites(answer.answer.products);
    } else {
      undo();
      setMessage(answer.message);
    }
  };

  return {
    isLiked,
    message,
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const { action } = form;
      const undo = markFavourite(product, isLiked !== true);
      setMessage(null);
      last.current = last.current.then(() => send(form, undo, action));
    },
    dismiss: () => setMessage(null),
  };
}
