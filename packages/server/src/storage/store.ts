// The contract of every storage belongs to the hall, which writes into it.
export * from '@mirabilia/hall/store';
