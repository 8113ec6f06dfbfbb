// Processes of programs. One plays for one seat at a time, and may play many matches one after the other.

import type { Read } from './bot-protocol.ts';
import { commandOf, type ProgramId } from './player-id.ts';
import { type ProgramProcess, startProgram } from './program-process.ts';

export interface ProgramPool {
  take(id: ProgramId): Promise<Read<ProgramProcess>>;
  /** It is free for another match, unless it has failed. */
  giveBack(id: ProgramId, process: ProgramProcess): void;
  /** Ends the programs that are free. */
  close(): Promise<void>;
}

export function newProgramPool(): ProgramPool {
  const free = new Map<ProgramId, ProgramProcess[]>();
  return {
    take: async (id) => {
      const idle = free.get(id) ?? [];
      for (let process = idle.pop(); process !== undefined; process = idle.pop()) {
        if (process.isUsable()) return { value: process };
      }
      const command = commandOf(id);
      if (command === undefined) return { fault: 'its command can’t be read' };
      const started = await startProgram(command);
      return 'fault' in started ? started : { value: started.value.process };
    },
    giveBack: (id, process) => {
      if (process.isUsable()) free.set(id, [...(free.get(id) ?? []), process]);
    },
    close: async () => {
      await Promise.all([...free.values()].flat().map((process) => process.end()));
      free.clear();
    },
  };
}
