// For whom the server works: what a request or a message leads to is done in the name of the address that it came from,
// so that what all share can be shared fairly.

import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<string>();

/** The server's own work, such as clocks and notifications, and what is done for everybody. */
export const SERVER = '';

export const onBehalfOf = <R>(address: string, work: () => R): R => callers.run(address, work);

/** Others may wait for it: it has no place in the line of the caller who happened to start it. */
export const asServer = <R>(work: () => R): R => callers.run(SERVER, work);

export const currentCaller = (): string => callers.getStore() ?? SERVER;
