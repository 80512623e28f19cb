import { greetOnce } from './greet-once.js';

const busy =
  ':popover-open, dialog[open], details[data-menu][open], :read-write:focus, select:focus';
const greeting = document.querySelector<HTMLDialogElement>('#greeting');

// Not every page of a shop that greets has the window.
if (greeting !== null) {
  greetOnce({
    session: () => sessionStorage,
    isBusy: () => document.querySelector(busy) !== null,
    show: () => greeting.showModal(),
  });
  // All of the window is within an element of its own: only what is beside it is the window's.
  greeting.addEventListener('click', ({ target }) => {
    if (target === greeting) greeting.close();
  });
}
