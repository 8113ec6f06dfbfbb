// Shows a notification when it is somebody's turn, even when no page is open. It needs nothing of
// the page, so that any worker of this site can include it: `listenToPushes(self)`.

/** As the server sends it: `packages/server/src/notifications/send-push.ts`. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

/** The few parts of a service worker's global scope that are used; the page's types don't have them. */
export interface WorkerScope {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly location: { readonly origin: string };
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotificationEvent) => void): void;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

const FALLBACK: PushMessage = { title: 'Mirabilia', body: '', path: '/', tag: 'mirabilia' };

/** Browsers demand a notification for every push, even for one that can't be read. */
function readMessage(event: PushEvent): PushMessage {
  try {
    return { ...FALLBACK, ...(event.data?.json() as Partial<PushMessage>) };
  } catch {
    return FALLBACK;
  }
}

/** Only addresses of this site are opened, whatever a message says. */
function ownPath(path: unknown, origin: string): string {
  try {
    const url = new URL(String(path), origin);
    return url.origin === origin ? url.pathname : '/';
  } catch {
    return '/';
  }
}

export function listenToPushes(scope: WorkerScope): void {
  const pages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

  async function show({ title, body, path, tag }: PushMessage): Promise<void> {
    await scope.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon.svg',
      // A second push has a new reason and should be noticed.
      renotify: true,
      data: { path },
    });
  }

  /** Focuses the page that shows the match, or opens a new one. */
  async function open(path: string): Promise<void> {
    const there = (await pages()).find(({ url }) => new URL(url).pathname === path);
    await (there === undefined ? scope.clients.openWindow(path) : there.focus());
  }

  scope.addEventListener('push', (event) => event.waitUntil(show(readMessage(event))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    event.waitUntil(open(ownPath(path, scope.location.origin)));
  });
}
