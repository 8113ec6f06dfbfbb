import type { Architects } from '@mirabilia/architects';
import type { ArchitectsReason } from '@mirabilia/bots/reasons';
import { sayArchitects } from '@mirabilia/bots/say';
import type { Speech } from '../speech.ts';
import { cardName, seatName, tokenName } from './names.ts';

export const tellReason = (speech: Speech, reason: ArchitectsReason, table: Architects['table']): string =>
  sayArchitects(
    speech.reasons,
    {
      card: (card) => cardName(speech, card),
      token: (token) => tokenName(speech, token),
      seat: (seat) => seatName(speech, table, seat),
      or: speech.or,
    },
    reason,
  );
