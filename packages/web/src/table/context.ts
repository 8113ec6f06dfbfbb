// What a table looks at and is about to do, known to all its parts.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export function tableContext<State>() {
  const Context = createContext<State | undefined>(undefined);
  function useTable(): State {
    const state = useContext(Context);
    if (state === undefined) throw new Error('a part of the table stands outside of it');
    return state;
  }
  return { TableProvider: Context.Provider, useTable };
}
