// One side of a comparison: plays what it is asked to with the engine of the checkout that its argument names.

import { pathToFileURL } from 'node:url';
import type { Work } from './measure.ts';

export interface WorkOrder {
  readonly name: string;
  readonly batch: number;
}

export interface Played {
  readonly done: number;
  readonly checksum: number;
  readonly seconds: number;
  /** Seconds of the processor, on all threads. */
  readonly processor: number;
}

const [, , root = ''] = process.argv;
const { engineWork } = (await import(pathToFileURL(`${root}/bench/engine.ts`).href)) as {
  engineWork: () => Work[];
};
const works = engineWork();

process.on('message', ({ name, batch }: WorkOrder) => {
  const work = works.find((other) => other.name === name);
  if (work === undefined) throw new Error(`there is no ${name} in ${root}`);
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { done, checksum } = work.work(batch);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({ done, checksum, seconds, processor: (user + system) / 1e6 } satisfies Played);
});
