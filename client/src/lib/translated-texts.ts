/* Browsers translate a page by replacing each text node with `<font>` elements, or by moving it
   into them. React is unaware of this: it would fail to remove the text, and would change one
   that is no longer shown. Importing this module makes both work. Translators run outside the
   page's script context, so only an observer sees what they do. */
// oxlint-disable-next-line typescript/unbound-method -- each is called with its node
const { appendChild, insertBefore, removeChild } = Node.prototype;

/** Translation of each replaced text, and the other way round. */
const counterparts = new WeakMap<Node, Node>();

const isText = ({ nodeType }: Node): boolean => nodeType === Node.TEXT_NODE;
const isTranslation = (node: Node | null): node is Node =>
  node?.nodeName === 'FONT' && !counterparts.has(node);

const observer = new MutationObserver(follow);
observer.observe(document, { childList: true, subtree: true });

/** Records which texts were replaced, and restores those that changed since. */
export function follow(records: readonly MutationRecord[]): void {
  for (const record of records) {
    if (record.type === 'characterData') restore(record.target);
    else for (const node of record.removedNodes) noteTranslation(node, record, records);
  }
}

/** Records the translation that replaced a removed text. */
function noteTranslation(text: Node, record: MutationRecord, all: readonly MutationRecord[]): void {
  if (!isText(text) || text.parentNode !== null) return;
  const { addedNodes, previousSibling, nextSibling, target } = record;
  const beside = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  const isSamePlace = (other: MutationRecord): boolean =>
    other.target === target &&
    other.previousSibling === previousSibling &&
    other.nextSibling === nextSibling;
  const translation =
    beside ??
    all
      .filter(isSamePlace)
      .flatMap((other) => [...other.addedNodes])
      .find(isTranslation);
  if (translation === undefined) return;
  counterparts.set(text, translation).set(translation, text);
  observer.observe(text, { characterData: true });
}

/** Shows a changed text instead of the translation of its old content. */
function restore(text: Node): void {
  const translation = counterparts.get(text);
  if (translation === undefined || text.parentNode !== null) return;
  counterparts.delete(text);
  translation.parentNode?.replaceChild(text, translation);
}

/** Returns the node that represents `node` in the page: itself or its outermost `<font>`. */
function shownAs(node: Node): Node {
  follow(observer.takeRecords());
  let shown = node.parentNode === null ? (counterparts.get(node) ?? node) : node;
  while (shown.parentNode?.nodeName === 'FONT') shown = shown.parentNode;
  return shown;
}

const isLost = (node: Node): boolean => isText(node) && node.parentNode === null;

/** Removes the translation of a text that moves elsewhere in the page. */
function detach(text: Node): void {
  if (!isText(text)) return;
  const shown = shownAs(text);
  if (shown !== text) shown.parentNode?.removeChild(shown);
  counterparts.delete(text);
}

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  const shown = child.parentNode === this ? child : shownAs(child);
  const isBelow = shown.parentNode === this;
  if (isBelow && shown !== child && !isText(child)) child.parentNode?.removeChild(child);
  else if (isBelow || !isLost(child)) removeChild.call(this, isBelow ? shown : child);
  return child;
};

Node.prototype.insertBefore = function <T extends Node>(
  this: Node,
  node: T,
  before: Node | null,
): T {
  detach(node);
  const isOwn = before === null || before.parentNode === this;
  const shown = isOwn ? before : shownAs(before);
  const place = shown?.parentNode === this ? shown : before;
  insertBefore.call(this, node, place === null || isLost(place) ? null : place);
  return node;
};

Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
  detach(node);
  appendChild.call(this, node);
  return node;
};
