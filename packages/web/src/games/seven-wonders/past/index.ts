import { lazy } from '../../../ui/lazy.tsx';
import { Waiting } from '../../../ui/waiting.tsx';

/** What everybody could do, in a replay; in play, where the coach is fair, what I can do. */
export const Choices = lazy(() => import('./choices.tsx'), Waiting);
