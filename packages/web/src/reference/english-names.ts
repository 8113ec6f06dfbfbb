/** English names: many know a card by the name that it has in other people's talk. */
export function englishNames<Words>(load: () => Promise<Words>) {
  let loaded: Words | undefined;
  return {
    get words(): Words | undefined {
      return loaded;
    },
    async ready(): Promise<void> {
      loaded = await load();
    },
  };
}
