import type { MakeBeside } from './side-panels.js';
import { button, element } from './element.js';
import type { Tell } from './notice.js';
import type { ListedPage, Session } from '../connect/sdk/index.js';

/** Panel with all pages of the shop for viewing; only the session's page is editable. */
export function pagesPanel(session: Session, beside: MakeBeside, tell: Tell) {
  let pages: readonly ListedPage[] = [];
  const list = element('ul', { class: 'pages', 'aria-label': 'Pages of the shop' });
  const search = element('input', {
    type: 'search',
    'aria-label': 'Find a page',
    placeholder: 'Find a page',
    oninput: () => {
      draw();
    },
  });
  const goTo = ({ url }: ListedPage): void => {
    session.tell('page:navigate', { url });
  };
  const draw = (): void => {
    const wanted = search.value.trim().toLowerCase();
    const found = pages.filter((page) =>
      `${page.url} ${titleIn(page)}`.toLowerCase().includes(wanted),
    );
    list.replaceChildren(
      ...found.map((page) => element('li', {}, entry(page, session.pageId, goTo))),
    );
  };
  const ask = async (): Promise<void> => {
    pages = await session.pages();
    draw();
  };
  const away = awayFrom(session, () => pages, goTo);
  const panel = beside(
    {
      name: 'Pages',
      title: 'Pages of the shop',
      onOpen: () => {
        ask().catch((error: unknown) => {
          tell(error instanceof Error ? error.message : String(error));
        });
      },
    },
    search,
    list,
  );
  return { ...panel, away };
}

/** Shows a notice while the frame displays another page. */
function awayFrom(
  session: Session,
  pages: () => readonly ListedPage[],
  goTo: (page: ListedPage) => void,
): HTMLElement {
  const away = element('p', { class: 'away', role: 'status', hidden: true });
  session.on('page:loaded', ({ url }) => {
    const own = pages().find(({ id }) => id === session.pageId);
    away.hidden = own === undefined || own.url === url;
    if (own === undefined || away.hidden) return;
    const back = button('Back to your page', () => {
      goTo(own);
    });
    away.replaceChildren(`You are viewing ${url}. You are editing ${own.url}.`, back);
  });
  return away;
}

function entry(
  page: ListedPage,
  edited: number,
  goTo: (page: ListedPage) => void,
): HTMLButtonElement {
  const isEdited = page.id === edited;
  const state = page.published ? page.url : `${page.url}, a draft`;
  return button(
    element(
      'span',
      {},
      element('b', {}, titleIn(page) || page.url),
      element('small', {}, isEdited ? `${state}, being edited` : state),
    ),
    () => {
      goTo(page);
    },
    { class: 'row', ...(isEdited && { 'aria-current': 'page' }) },
  );
}

/** Empty if the page has no title. */
function titleIn({ properties }: ListedPage): string {
  if (typeof properties !== 'object' || properties === null || !('title' in properties)) return '';
  const { title } = properties;
  if (typeof title !== 'object' || title === null || !('value' in title)) return '';
  return typeof title.value === 'string' ? title.value : '';
}
