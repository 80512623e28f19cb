import { useRef, useState, type SubmitEvent } from 'react';

import { markFavourite, setFavourites, useFavourites } from '../../../lib/favourites.js';
import { postForm } from '../../../lib/form-post.js';

interface HeartState {
  /** Undefined where the shop keeps no favourites. */
  readonly isLiked: boolean | undefined;
  /** Why the last change was refused. */
  readonly message: string | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly dismiss: () => void;
}

/** ERR-015: a heart changes at once, and back with a message when the server refuses. */
export function useHeart(product: string): HeartState {
  const favourites = useFavourites();
  const [message, setMessage] = useState<string | null>(null);
  const last = useRef(Promise.resolve());
  const isLiked = favourites?.includes(product);

  const send = async (form: HTMLFormElement, undo: () => void, action: string) => {
    // Clicks may have changed the form since this one's turn was asked for.
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
