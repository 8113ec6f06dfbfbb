// Every size at which the page changes its layout, by name. Styles say `@media (--phone)` and `@container table (--narrow)`,
// which build/breakpoints.ts replaces; scripts give the condition to `matchMedia`. An em is 16 pixels unless the reader has
// chosen larger letters.

export const SCREEN = {
  /** Narrower than the smallest phone, or letters so large that it comes to the same. */
  tiny: '(width < 20em)',
  /** Narrower than most phones. */
  'small-phone': '(width < 22.5em)',
  phone: '(width < 30em)',
  /** Large phones as well: what lies over the page fills it. */
  narrow: '(width < 40em)',
  /** Too narrow for the whole table. */
  'small-table-width': '(width < 43.75em)',
  /** Too small for the whole table, or for anything beside one. */
  'small-table': '(width < 43.75em) or (height < 35em)',
  /** Panels stand below each other. */
  'one-column': '(width < 53.75em)',
  /** Tablets: the score and the cards that are turned over take less room. */
  tablet: '(width < 60em)',
  /** Narrower than laptops. */
  'below-laptop': '(width < 62.5em)',
  /** The whole table needs 43.75 em, the drawer takes 20. */
  'no-drawer-beside': '(width < 63.75em)',
  /** Everything would look lost. */
  huge: '(width >= 125em)',
  /** A table on a large screen, seen from further away. */
  'large-table': '(width >= 118.75em) and (height >= 62.5em)',
  'huge-table': '(width >= 150em) and (height >= 81.25em)',
  /** Too low for the whole table. */
  flat: '(height < 35em)',
  /** A phone held sideways. */
  'landscape-phone': '(height < 35em) and (orientation: landscape)',
  /** Within `landscape-phone`: one that is narrow even so. */
  'small-landscape-phone': '(width <= 48em)',
  /** A phone whose browser keeps its bars. */
  'low-phone': '(height <= 44em) and (orientation: portrait)',
  /** Not everything fits: the table scrolls. */
  'smallest-phone': '(width < 43.75em) and ((width < 20em) or (height <= 36em)) and (orientation: portrait)',
  /** A laptop whose browser leaves little height. */
  short: '(height <= 48em)',
  /** Desktops. */
  tall: '(height >= 56.25em)',
  /** Fingers need larger targets. */
  touch: '(pointer: coarse)',
} as const;

/** Sizes of boxes that more than one style asks for, by the name of the container. */
export const BOXES = {
  table: {
    /** The two neighbours lie side by side, and the hand below. */
    narrow: '(width <= 62.5rem)',
    /** Words beside signs are left out of the header. */
    tight: '(width <= 73.75rem)',
  },
  reference: {
    /** Text beside its figure, two boards side by side. */
    'two-columns': '(width >= 760px)',
    /** Pictures stand above what is told of them. */
    'one-column': '(width < 480px)',
  },
} as const;

/** Sizes that one style alone asks for, because its contents were measured at them. */
export const LOCAL = {
  /** finished wonder: its landscape is wider than the screen. */
  'finished-wonder-upright': '(orientation: portrait)',
  /** home: the button that begins a match stays in sight beside two rows of panels. */
  'home-two-rows': '(width < 75em)',
  /** home: no room for the tagline above the panels. */
  'home-low': '(height < 46em) and (width >= 62.5em)',
  /** small header: beside a clock the longest status needs two lines. */
  'status-wraps': '(width <= 24em)',
  /** actions: buttons of three words. */
  'use-names-shrink': '(width <= 26.875em)',
  /** actions: the slider says what the line above it says. */
  'no-verdict-line': '(height <= 60em)',
  /** Architects' tokens on offer: four texts leave their discs less room. */
  'smaller-discs': '(height <= 56em)',
  /** Architects' seats: the lowest windows that hold the whole table. */
  'seats-low': '(height <= 40em)',
  /** wide table: cards come first, as long as nothing else is cut for them. */
  'larger-hand': '(42em <= height <= 48em)',
  /** city block: no room for the picture. */
  'city-low': '(height <= 44em)',
  /** replay: no room for the list of keys. */
  'bar-crowded': '(width <= 68.75em)',
  /** clock: all tools stand in a narrow header. */
  'header-crowded': '(60em < width < 64em)',
} as const;

/** As LOCAL, for boxes. */
export const LOCAL_BOXES = {
  table: {
    /** Architects' middle: horns and tokens side by side. */
    'centre-abreast': '(width >= 76rem)',
    /** header: tools are gathered in a menu. */
    gathered: '(width <= 60rem)',
    /** conflict preview: half a name says nothing. */
    'front-nameless': '(width <= 70rem)',
    /** tools: signs without names. */
    'tools-nameless': '(width <= 77.5rem)',
    /** tools: those that are less often used. */
    'tools-crowded': '(width <= 100rem)',
  },
  reference: {
    /** frame: three parts in a row, not four and a lonely one. */
    'three-parts': '(width < 335px)',
    'tight-parts': '(width < 400px)',
    /** lists: no room for words beside signs. */
    'signs-only': '(width < 560px)',
    'three-decks': '(width >= 980px)',
    /** guide: the contents stay beside the text. */
    'contents-beside': '(width >= 1000px)',
  },
} as const;
