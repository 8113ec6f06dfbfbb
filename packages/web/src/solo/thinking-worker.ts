import type { Consultation, MoveQuestion, Practice } from '@mirabilia/match-service';
import { newThread } from '@mirabilia/match-service/thinking';

const hear = newThread(
  () => performance.now(),
  (act) => setTimeout(act),
);

addEventListener('message', ({ data }: MessageEvent<MoveQuestion | Practice | Consultation>) => {
  const thought = hear(data);
  if (thought !== undefined) postMessage(thought);
});
