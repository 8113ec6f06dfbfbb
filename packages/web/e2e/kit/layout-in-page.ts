// The measure itself. It is sent to the page as it stands, so it needs nothing from outside.

export interface Demands {
  /** During a decision everything is in sight: nothing is reached by scrolling the page. */
  readonly mayScroll: boolean;
  /** Pixels that the smallest letters and figures have, as they are drawn. */
  readonly letters?: number;
  /** Pixels that a finger can hit of every control, in width and height. */
  readonly targets?: number;
  /** Those that have no room for it. */
  readonly crowded?: string;
}

/** Each fault as a line that says what and where. */
export function faultsInPage({ mayScroll, letters = 0, targets = 0, crowded }: Demands): string[] {
  /** Pixels that roundings and side bearings of letters may take. */
  const SLACK = 1.5;
  const CONTROLS = 'button, a[href], input, select, textarea, [role=button], [role=slider]';
  const FRAMES = 'button, a[href], [role=button], label, td, th, li';

  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  interface Piece {
    readonly element: Element;
    /** Of a text the band where its letters stand. */
    readonly box: Box;
    readonly isText: boolean;
    /** What is left of it within the boxes that cut it. */
    readonly seen: Box;
  }

  const faults = new Set<string>();
  const root = document.documentElement;
  const page: Box = { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight };

  /** Hundreds of texts stand in the same boxes, and nothing moves meanwhile: each box is asked once. */
  function once<T>(find: (element: Element) => T): (element: Element) => T {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, find(element));
      return known.get(element) as T;
    };
  }
  const styleOf = once((element) => getComputedStyle(element));
  const boxOf = once((element): Box => element.getBoundingClientRect());
  /** It and all that it stands in, from the inside out. */
  const lineOf = once((element): readonly Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
      found.push(at);
    return found;
  });
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  const within = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isOutX = (box: Box, frame: Box): boolean =>
    box.left < frame.left - SLACK || box.right > frame.right + SLACK;
  const isOutY = (box: Box, frame: Box): boolean =>
    box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK;

  const named = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const place = lineOf(element)
      .slice(0, 3)
      .map((at) => at.getAttribute('class')?.split(' ')[0] ?? at.localName)
      .join(' < ');
    return `“${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}” (${place})`;
  };

  /** Words for screen readers alone are a spot of one pixel. */
  const isSpot = once((element) => {
    const { overflowX, clipPath, position } = styleOf(element);
    const { left, right, top, bottom } = boxOf(element);
    return (
      position === 'absolute' &&
      right - left <= 2 &&
      bottom - top <= 2 &&
      (overflowX !== 'visible' || clipPath !== 'none')
    );
  });
  const isForEarsOnly = (element: Element): boolean => lineOf(element).some(isSpot);
  /** Shown as a whole or not at all: it has left its parent's box, which cuts it off. */
  const hasLeft = (element: Element): boolean => {
    const whole = element.closest('[data-or-nothing]');
    if (!whole?.parentElement) return false;
    const [box, frame] = [boxOf(whole), boxOf(whole.parentElement)];
    return box.left >= frame.right - SLACK || box.top >= frame.bottom - SLACK;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isForEarsOnly(element) &&
    !hasLeft(element);
  /** A person's name may be of any length: where it is marked so, it may end in dots. It is whole elsewhere. */
  const mayEndInDots = (element: Element): boolean =>
    element.closest('[data-shortens]') !== null && styleOf(element).textOverflow === 'ellipsis';

  function cut(element: Element, box: Box, isText: boolean): Box {
    let seen = box;
    let mayHideX = isText && mayEndInDots(element);
    let mayHideY = mayScroll;
    for (const at of lineOf(element).slice(isText ? 0 : 1)) {
      const { overflowX, overflowY, position } = styleOf(at);
      const frame = boxOf(at);
      if (overflowX !== 'visible' || overflowY !== 'visible') seen = within(seen, frame);
      // A box that its reader may scroll shows everything in turn.
      if (scrolls(overflowX) && at.scrollWidth > at.clientWidth) mayHideX = true;
      if (scrolls(overflowY) && at.scrollHeight > at.clientHeight) mayHideY = true;
      if (overflowX !== 'visible' && !mayHideX && isOutX(box, frame))
        faults.add(`${named(element)} is cut sideways`);
      if (overflowY !== 'visible' && !mayHideY && isOutY(box, frame))
        faults.add(`${named(element)} is cut in its height`);
      if (position === 'fixed') break;
    }
    if (!mayHideX && isOutX(box, page)) faults.add(`${named(element)} is outside at the side`);
    if (!mayHideY && isOutY(box, page)) faults.add(`${named(element)} is outside above or below`);
    return seen;
  }

  function piecesIn(scope: Element): Piece[] {
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.nodeValue?.trim() === '' || !isSeen(element)) continue;
      if (element.closest('option, script, style, title, noscript') !== null) continue;
      // Help lies over whatever is beside it, and goes with the pointer.
      if (element.closest('[role=tooltip]') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        if (width < 0.5 || height < 0.5) continue;
        // Letters are lower than the line they stand in.
        const inset = Math.min(height * 0.2, 6);
        const box = { left, right, top: top + inset, bottom: bottom - inset };
        pieces.push({ element, box, isText: true, seen: cut(element, box, true) });
      }
    }
    for (const element of scope.querySelectorAll(CONTROLS)) {
      if (!isSeen(element)) continue;
      const box = boxOf(element);
      pieces.push({ element, box, isText: false, seen: cut(element, box, false) });
    }
    return pieces;
  }

  function checkFrame({ element, seen }: Piece): void {
    const frame = element.closest(FRAMES);
    if (frame === null || /^(inline|contents)$/.test(styleOf(frame).display)) return;
    const { left, right, top, bottom } = boxOf(frame);
    const isOut =
      isOutX(seen, { left, right, top, bottom }) ||
      isOutY(seen, { left, right, top: top - 2, bottom: bottom + 2 });
    if (isOut && styleOf(element).position !== 'absolute')
      faults.add(`${named(element)} runs out of its ${frame.localName}`);
  }

  /**
   * What stays in sight while the rest is scrolled covers nothing for good; actions that say more than their sheet holds
   * lie over the hand until another card is picked.
   */
  const staysInSight = (element: Element): boolean =>
    lineOf(element).some(
      (at) =>
        (mayScroll && styleOf(at).position === 'sticky') || at.querySelector(':scope > [data-over]') !== null,
    );

  /** What lies above the text at this spot and isn't part of it. */
  function coverAt(element: Element, x: number, y: number): Element | undefined {
    const hit = document.elementFromPoint(x, y);
    if (hit === null || hit.contains(element) || element.contains(hit)) return undefined;
    if (staysInSight(hit)) return undefined;
    return hit.closest('label')?.contains(element) === true ? undefined : hit;
  }

  function checkCover({ element, seen }: Piece): void {
    const { left, right, top, bottom } = within(seen, page);
    if (right - left < 1 || bottom - top < 2 * SLACK || styleOf(element).pointerEvents === 'none') return;
    // Not quite at its edges: there the browser may round to what stands beside it.
    const edge = Math.min(SLACK, (right - left) / 2);
    for (const x of [left + edge, (left + right) / 2, right - edge]) {
      const cover = coverAt(element, x, (top + bottom) / 2);
      if (cover !== undefined) faults.add(`${named(element)} is covered by ${named(cover)}`);
    }
  }

  /** Words over words: each line against those of other elements that it meets. */
  function checkCrowding(texts: readonly Piece[]): void {
    const sorted = texts
      .filter(({ element }) => !staysInSight(element))
      .toSorted((a, b) => a.seen.top - b.seen.top);
    sorted.forEach((one, i) => {
      for (const other of sorted.slice(i + 1)) {
        if (other.seen.top > one.seen.bottom) break;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const { left, right, top, bottom } = within(within(one.seen, other.seen), page);
        const lower = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
        if (right - left > 2 && bottom - top > lower * 0.3) {
          faults.add(`${named(one.element)} and ${named(other.element)} are laid over each other`);
        }
      }
    });
  }

  function checkLetters({ element }: Piece): void {
    if (!/[\p{L}\p{N}]/u.test(element.textContent ?? '')) return;
    // Pictures scale what is written in them.
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    const size = Number.parseFloat(styleOf(element).fontSize) * scale;
    if (size < letters - 0.05) faults.add(`${named(element)} has letters of ${size.toFixed(1)} px`);
  }

  /** What a finger hits of it, along the lines through its middle: more than it shows, or less. */
  function checkTarget(control: Element): void {
    const whole = control.closest('label') ?? control;
    if (crowded !== undefined && control.matches(crowded)) return;
    // A link within a sentence is as high as its line.
    if (!isSeen(whole) || control.matches(':disabled') || styleOf(whole).display === 'inline') return;
    whole.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = whole.getBoundingClientRect();
    const isHit = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (whole.contains(hit) || hit.closest('label')?.control === control);
    };
    const reach = (x: number, y: number): number => {
      let far = 0;
      while (far < targets && isHit((left + right) / 2 + x * far, (top + bottom) / 2 + y * far)) far += 0.5;
      return far;
    };
    const width = reach(-1, 0) + reach(1, 0);
    const height = reach(0, -1) + reach(0, 1);
    if (Math.min(width, height) < targets - 0.5)
      faults.add(`${named(whole)} can be hit on ${width} x ${height} px`);
  }

  if (root.scrollWidth > page.right)
    faults.add(`the page is ${root.scrollWidth - page.right} px wider than the window`);
  if (!mayScroll && root.scrollHeight > page.bottom + 1) {
    faults.add(`the page is ${root.scrollHeight - page.bottom} px higher than the window`);
  }
  // What lies under an open dialog or popover, or under conflicts that are shown, is covered on purpose.
  const scope =
    [...document.querySelectorAll(':modal, :popover-open:not([role=tooltip]), [data-battles]')].at(-1) ??
    document.body;
  const pieces = piecesIn(scope);
  const texts = pieces.filter(({ isText }) => isText);
  for (const text of texts) {
    checkFrame(text);
    checkCover(text);
    checkLetters(text);
  }
  checkCrowding(texts);
  if (targets > 0) for (const control of scope.querySelectorAll(CONTROLS)) checkTarget(control);
  return [...faults];
}
