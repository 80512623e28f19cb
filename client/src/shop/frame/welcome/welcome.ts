import { welcomeOnce } from './welcome-once.js';

const busy =
  ':popover-open, dialog[open], details[data-menu][open], :read-write:focus, select:focus';
const popup = document.querySelector<HTMLDialogElement>('#welcome');

// The pop-up is missing from some pages of the shop.
if (popup !== null) {
  welcomeOnce({
    session: () => sessionStorage,
    isBusy: () => document.querySelector(busy) !== null,
    show: () => popup.showModal(),
  });
  // The content fills an inner element, so a click on the dialog itself is on the backdrop.
  popup.addEventListener('click', ({ target }) => {
    if (target === popup) popup.close();
  });
}
