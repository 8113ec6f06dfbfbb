// What is said of the page before it runs, or where it can't run. The build writes it into the page and its manifest.

/** Said by browsers and search engines. @screen Around the page */
export interface ShellWords {
  /** The title of the tab and of a search result. @screen Tab of the browser */
  readonly title: string;
  /** What search engines, link previews and the question whether to install show, in about 150 characters. @screen Search results, installing the app */
  readonly description: string;
  /** JavaScript is turned off. @screen Instead of the page */
  readonly noScript: string;
  /** The browser is too old to show the page. @screen Above the page */
  readonly oldBrowser: string;
}
