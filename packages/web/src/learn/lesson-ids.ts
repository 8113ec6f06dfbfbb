// What the lessons are called where nothing else of them is needed.

export const LESSON_IDS = [
  'first-wonders',
  'trade-wonders',
  'side-b-wonders',
  'free-city',
  'first-architects',
  'tempo-architects',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export const isLessonId = (given: unknown): given is LessonId =>
  (LESSON_IDS as readonly unknown[]).includes(given);
