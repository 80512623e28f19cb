import { welcomeOnce } from './welcome-once.js';

const busy =
  ':popover-open, dialog[open], details[data-menu][open], :read-write:focus, select:focus';
const popup = document.querySelector<HTMLDialogElement>('#welcome');

// Not every page of a shop that welcomes visitors has the pop-up.
if (popup !== null) {
  welcomeOnce({
    session: () => sessionStorage,
    isBusy: () => document.querySelector(busy) !== null,
    show: () => popup.showModal(),
  });
  // All of it is within an element of its own: what is clicked itself is beside that.
  popup.addEventListener('click', ({ target }) => {
    if (target === popup) popup.close();
  });
}
