// Measures a page as it stands: is any text or control cut, covered, outside, or laid over another?

import type { Page } from '@playwright/test';

export interface Demands {
  /** During a decision everything is in sight: nothing is reached by scrolling the page. */
  readonly mayScroll: boolean;
}

/** Each fault as a line that says what and where. Runs in the page. */
function faultsInPage({ mayScroll }: Demands): string[] {
  /** Pixels that roundings and side bearings of letters may take. */
  const SLACK = 1.5;
  const faults = new Set<string>();
  const root = document.documentElement;
  const width = root.clientWidth;
  const height = root.clientHeight;
  if (root.scrollWidth > width)
    faults.add(`the page is ${root.scrollWidth - width} px wider than the window`);
  if (!mayScroll && root.scrollHeight > height + 1) {
    faults.add(`the page is ${root.scrollHeight - height} px higher than the window`);
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const parents = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) found.push(at);
    return found;
  };

  /** Words for screen readers alone are a spot of one pixel. */
  const isForEarsOnly = (element: Element): boolean =>
    parents(element).some((at) => {
      const { overflowX, clipPath, position } = styleOf(at);
      const { width: w, height: h } = at.getBoundingClientRect();
      return position === 'absolute' && w <= 2 && h <= 2 && (overflowX !== 'visible' || clipPath !== 'none');
    });
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && !isForEarsOnly(element);

  // What lies under an open dialog or popover is covered on purpose.
  const top = [...document.querySelectorAll(':modal, :popover-open')].at(-1);
  const scope = top ?? document.body;

  const named = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const place = parents(element)
      .slice(0, 3)
      .map((at) =>
        typeof at.className === 'string' && at.className !== '' ? at.className.split(' ')[0] : at.localName,
      )
      .join(' < ');
    return `“${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}” (${place})`;
  };

  interface Piece {
    readonly element: Element;
    readonly rect: DOMRect;
    readonly isText: boolean;
  }
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.nodeValue?.trim() === '' || !isSeen(element)) continue;
    if (element.closest('option, script, style, title, noscript') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 0.5 && rect.height > 0.5) pieces.push({ element, rect, isText: true });
    }
  }
  for (const element of scope.querySelectorAll(
    'button, a[href], input, select, textarea, [role=button], [role=slider]',
  )) {
    if (isSeen(element)) pieces.push({ element, rect: element.getBoundingClientRect(), isText: false });
  }

  /** A box that the reader may scroll himself shows everything in turn. */
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';

  for (const { element, rect, isText } of pieces) {
    // Letters are lower than the line they stand in.
    const inset = isText ? Math.min(rect.height * 0.2, 6) : 0;
    const box = { left: rect.left, right: rect.right, top: rect.top + inset, bottom: rect.bottom - inset };
    let mayHideX = false;
    let mayHideY = mayScroll;
    for (const at of parents(element).slice(isText ? 0 : 1)) {
      const { overflowX, overflowY, position } = styleOf(at);
      const cuts = at.getBoundingClientRect();
      const isRoot = at === root || at === document.body;
      if (!isRoot && !mayHideX && overflowX !== 'visible') {
        if (scrolls(overflowX) && at.scrollWidth > at.clientWidth) mayHideX = true;
        else if (box.left < cuts.left - SLACK || box.right > cuts.right + SLACK)
          faults.add(`${named(element)} is cut sideways`);
      }
      if (!isRoot && !mayHideY && overflowY !== 'visible') {
        if (scrolls(overflowY) && at.scrollHeight > at.clientHeight) mayHideY = true;
        else if (box.top < cuts.top - SLACK || box.bottom > cuts.bottom + SLACK)
          faults.add(`${named(element)} is cut in its height`);
      }
      if (position === 'fixed') break;
    }
    if (!mayHideX && (box.left < -SLACK || box.right > width + SLACK))
      faults.add(`${named(element)} is outside at the side`);
    if (!mayHideY && (box.top < -SLACK || box.bottom > height + SLACK))
      faults.add(`${named(element)} is outside above or below`);

    if (!isText) continue;
    const control = element.closest('button, a[href], [role=button], label, td, th, li');
    if (
      control !== null &&
      styleOf(control).display !== 'inline' &&
      styleOf(control).display !== 'contents'
    ) {
      const frame = control.getBoundingClientRect();
      const isOut =
        box.left < frame.left - SLACK ||
        box.right > frame.right + SLACK ||
        box.top < frame.top - 3 ||
        box.bottom > frame.bottom + 3;
      if (isOut && styleOf(element).position !== 'absolute')
        faults.add(`${named(element)} runs out of its ${control.localName}`);
    }

    const isHit = (x: number, y: number): boolean => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
      const hit = document.elementFromPoint(x, y);
      return (
        hit === null ||
        hit.contains(element) ||
        element.contains(hit) ||
        hit.closest('label')?.contains(element) === true
      );
    };
    if (styleOf(element).pointerEvents === 'none') continue;
    const middle = (box.top + box.bottom) / 2;
    const spots = [0.08, 0.5, 0.92].map((part) => box.left + (box.right - box.left) * part);
    const covered = spots.filter((x) => {
      // A scrolled box hides what is outside it; that is no cover.
      const isHidden = parents(element).some((at) => {
        const { overflowX, overflowY } = styleOf(at);
        if (!scrolls(overflowX) && !scrolls(overflowY)) return false;
        const view = at.getBoundingClientRect();
        return x < view.left || x > view.right || middle < view.top || middle > view.bottom;
      });
      return !isHidden && !isHit(x, middle);
    });
    if (covered.length > 0) {
      const hit = document.elementFromPoint(covered[0] as number, middle) as Element;
      faults.add(`${named(element)} is covered by ${named(hit)}`);
    }
  }

  // Words over words: each line against those of other elements that it meets.
  const texts = pieces.filter(({ isText }) => isText).sort((a, b) => a.rect.top - b.rect.top);
  texts.forEach((one, i) => {
    const isVisibleHere = ({ rect: r }: Piece): boolean => r.bottom > 0 && r.top < innerHeight;
    for (const other of texts.slice(i + 1)) {
      if (other.rect.top > one.rect.bottom) break;
      if (
        one.element === other.element ||
        one.element.contains(other.element) ||
        other.element.contains(one.element)
      )
        continue;
      if (!isVisibleHere(one) || !isVisibleHere(other)) continue;
      const x = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const y = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const least = Math.min(one.rect.height, other.rect.height);
      if (x > 2 && y > least * 0.45)
        faults.add(`${named(one.element)} and ${named(other.element)} are laid over each other`);
    }
  });
  return [...faults];
}

/** Two frames, so that what follows a change of size has happened, and the fonts are there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

export const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

export async function layoutFaults(page: Page, demands: Demands): Promise<string[]> {
  await settled(page);
  return page.evaluate(faultsInPage, demands);
}

/** At every size, each fault with the size at which it was seen. */
export async function faultsAtEverySize(page: Page, demands: Demands): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const faults = await layoutFaults(page, demands);
    found.push(...faults.map((fault) => `${size.width}x${size.height}: ${fault}`));
  }
  return found;
}
