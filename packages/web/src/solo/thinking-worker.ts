import type { ThreadQuestion } from '@mirabilia/match-service';
import { newThread } from '@mirabilia/match-service/thinking';

const hear = newThread(
  () => performance.now(),
  (act) => setTimeout(act),
);

addEventListener('message', ({ data }: MessageEvent<ThreadQuestion>) => {
  const thought = hear(data);
  if (thought !== undefined) postMessage(thought);
});
